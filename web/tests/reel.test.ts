import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Reel } from "../src/replay/reel.svelte";
import { tableCard, told } from "./things";

const DECISIONS = 70;
let asked: string[];

beforeEach(() => {
  asked = [];
  vi.stubGlobal("fetch", (path: string) => {
    asked.push(path);
    const query = new URL(path, "http://house.test").searchParams;
    const first = Number(query.get("first"));
    const numbers = Array.from({ length: Math.min(50, DECISIONS + 1 - first) }, (_, at) => first + at);
    const frames = numbers.map((number) => ({ number, seat: 0, action: 0, view: query.get("seat"), told: [told("1.1/round", number)] }));
    return Promise.resolve(Response.json({ table: tableCard(), decisions: DECISIONS, frames }));
  });
});
afterEach(() => void vi.useRealTimers());

async function look(start: number, eyes = -2): Promise<Reel> {
  const reel = new Reel("t1", start);
  await reel.look(eyes);
  await vi.waitUntil(() => asked.length === 2);
  await Promise.resolve();
  return reel;
}

test("begins where the link says, and fetches every piece once", async () => {
  const reel = await look(60);

  expect(reel.frame?.number).toBe(60);
  reel.go(3);
  reel.go(61);
  expect(asked.map((path) => new URL(path, "http://x").searchParams.get("first"))).toEqual(["50", "0"]);
});

test("knows what was seen when a decision was made", async () => {
  const reel = await look(60, 1);

  expect([reel.before(0), reel.before(57)]).toEqual([null, "1"]);
});

test("ends at the last decision", async () => {
  const reel = await look(9999);

  expect(reel.at).toBe(DECISIONS);
  reel.go(-5);
  expect(reel.at).toBe(0);
});

test("knows all that was told up to its place", async () => {
  const reel = await look(0);
  await vi.waitUntil(() => reel.decisions === DECISIONS);
  reel.go(3);

  expect(reel.told.map(({ numbers }) => numbers[0])).toEqual([0, 1, 2, 3]);
});

test("other eyes see other frames", async () => {
  const reel = await look(5);
  await reel.look(1);

  expect(reel.frame?.view).toBe("1");
});

test("plays on by itself, and stops at the end", async () => {
  const reel = await look(68);
  vi.useFakeTimers();
  reel.toggle();
  vi.advanceTimersByTime(reel.tempo);
  expect([reel.at, reel.running]).toEqual([69, true]);
  vi.advanceTimersByTime(5 * reel.tempo);
  expect([reel.at, reel.running]).toEqual([DECISIONS, false]);
  reel.toggle();
  expect([reel.at, reel.running]).toEqual([0, true]);
  reel.stop();
});
