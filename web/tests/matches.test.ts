import { expect, test, vi } from "vitest";
import * as api from "../src/api";
import { framesOf } from "../src/matches/frames";
import { isMyTurn } from "../src/matches/mine.svelte";
import { outcome, pastOf, readFile, written, type Past } from "../src/matches/past";
import * as shelf from "../src/matches/shelf";
import type { Replay } from "../src/wire";
import { seatCard, tableCard } from "./things";

const RECORD = "sobremesa record 1\ngame: tiny\nseat A: Ana\nseat B: Bea\nresult: 1 0 by 2.1\nends: won lost\n\nactions\n1 A: go\n";
const past = (more: Partial<Past> = {}): Past => ({ ...pastOf(tableCard({ id: "t1", started: "2026-01-02T03:04:05Z" }), [0], RECORD), ...more });

test("it is my turn where my seat is asked and I play it myself", () => {
  const table = tableCard({ asked: 1 });
  expect(isMyTurn(table, [1])).toBe(true);
  expect(isMyTurn(table, [0])).toBe(false);
  expect(isMyTurn(tableCard({ asked: -1 }), [])).toBe(false);
  expect(isMyTurn(tableCard({ asked: 1, status: "over" }), [1])).toBe(false);
  const substituted = tableCard({ asked: 1, seats: [seatCard(0), { ...seatCard(1), bot: "easy" }] });
  expect(isMyTurn(substituted, [1])).toBe(false);
});

test("a match that is over is kept with how it ended for whom", () => {
  expect(past()).toMatchObject({ id: "t1", ends: ["won", "lost"], played: "2026-01-02T03:04:05Z", mine: [0], record: RECORD });
  expect(outcome(past())).toBe("won");
  expect(outcome(past({ mine: [1] }))).toBe("lost");
  expect(outcome(past({ mine: [1, 0] }))).toBe("won");
  expect(outcome(past({ mine: [] }))).toBe("");
});

test("who was a bot is kept apart from names, for every language to say", () => {
  const seats = [seatCard(0), { ...seatCard(1), kind: "bot" as const, name: "", bot: "easy" }];
  expect(pastOf(tableCard({ seats }), [0], RECORD).bots).toEqual(["", "easy"]);
  const { bots: _, ...older } = past();
  expect(readFile(written([older]))).toEqual([older]);
});

test("all matches go into one file and out of it again", () => {
  const all = [past(), past({ id: "t2", mine: [1] })];
  expect(readFile(written(all))).toEqual(all);
});

test.each(["", "{}", "[]", '{"format":"sobremesa-matches","version":2,"matches":[]}', "null"])("%j is no file of matches", (text) => {
  expect(readFile(text)).toBeNull();
});

test("what is not whole in a file is left out", () => {
  const odd = [past({ id: "../x" }), past({ ends: ["lost", "won"] }), { ...past(), record: 3 }, null, past()];
  expect(readFile(written(odd as Past[]))).toEqual([past()]);
});

test("a kept match is told from its own record, another one by the house", async () => {
  const told = { frames: [] } as unknown as Replay;
  const retell = vi.spyOn(api, "retell").mockResolvedValue(told);
  const replay = vi.spyOn(api, "replay").mockResolvedValue(told);
  await shelf.put(past());
  await framesOf("kept:t1", 0, 50, -2);
  expect(retell).toHaveBeenCalledWith(RECORD, 0, 50, -2);
  await framesOf("t1", 50, 50, 1);
  expect(replay).toHaveBeenCalledWith("t1", 50, 50, 1);
  await expect(framesOf("kept:no", 0, 50, -2)).rejects.toThrow();
  await shelf.drop("t1");
  await expect(framesOf("kept:t1", 0, 50, -2)).rejects.toThrow();
});
