import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { settings, SPEEDS } from "../src/settings.svelte";
import { Playback } from "../src/table/playback.svelte";
import type { Told } from "../src/wire";
import { CATALOG, snapshot, told } from "./things";

const ROUND = told("1.1/round", 1);
const [ONE, TWO] = [told("1.2/draws", 0, 0), told("1.2/draws", 1, 1)];
const MOVE = told("2.1/moves", 0, 0, 1, 1);
const OTHERS = { legal: [], asked: 1 };
const STEP = SPEEDS.normal;

let playback: Playback;
let heard: Told[][];

beforeEach(() => {
  vi.useFakeTimers();
  settings.speed = "normal";
  heard = [];
  playback = new Playback(() => CATALOG, (events) => (heard.push(events), events[0] === ROUND ? 2 : 1));
  playback.add(snapshot({ view: "first" }), []);
});
afterEach(() => void vi.useRealTimers());

const pass = (steps: number) => vi.advanceTimersByTimeAsync(steps * STEP);

test("events are told one after another, those of one key together", async () => {
  await pass(0);
  playback.add(snapshot({ ...OTHERS, view: "second" }), [MOVE, ONE, TWO]);

  expect([playback.telling, playback.past, playback.ahead]).toEqual([[MOVE], [MOVE], [ONE, TWO]]);
  expect([playback.before, playback.shown?.view, playback.busy]).toEqual(["first", "second", true]);
  expect([...playback.lit]).toEqual(["seat:A", "space:S1", "space:S2"]);

  await pass(1);
  expect([playback.telling, playback.past, playback.ahead]).toEqual([[ONE, TWO], [MOVE, ONE, TWO], []]);

  await pass(1);
  expect([playback.telling, playback.past, playback.before, playback.busy]).toEqual([[], [], null, false]);
  expect(playback.last.has("card:hen")).toBe(true);
  expect(heard).toEqual([[MOVE], [ONE, TWO]]);
});

test("some stay longer", async () => {
  await pass(0);
  playback.add(snapshot({ ...OTHERS }), [ROUND, MOVE]);
  await pass(1);
  expect(playback.telling).toEqual([ROUND]);
  await pass(1);
  expect(playback.telling).toEqual([MOVE]);
});

test("little between two questions to oneself needs no show, but is told", async () => {
  await pass(0);
  playback.add(snapshot({ view: "second" }), [MOVE, ONE]);

  expect([playback.shown?.view, playback.telling]).toEqual(["second", []]);
  expect(heard).toEqual([[MOVE, ONE]]);
});

test("without motion nothing is played out", async () => {
  await pass(0);
  settings.speed = "off";
  playback.add(snapshot({ ...OTHERS }), [MOVE, ONE, ROUND]);

  expect(playback.telling).toEqual([]);
  expect(heard).toHaveLength(1);
});

test("snapshots wait for their turn", async () => {
  await pass(0);
  playback.add(snapshot({ ...OTHERS, view: "second" }), [MOVE]);
  playback.add(snapshot({ ...OTHERS, view: "third" }), [ONE]);

  expect(playback.shown?.view).toBe("second");
  await pass(1);
  expect([playback.shown?.view, playback.telling]).toEqual(["third", [ONE]]);
});

test("who skips sees the newest at once, and is still told all", async () => {
  await pass(0);
  playback.add(snapshot({ ...OTHERS, view: "second" }), [MOVE, ONE, ROUND]);
  playback.add(snapshot({ ...OTHERS, view: "third" }), [TWO]);
  playback.skip();
  await pass(0);

  expect([playback.shown?.view, playback.busy]).toEqual(["third", false]);
  expect(heard.flat()).toEqual([MOVE, ONE, ROUND, TWO]);
});

test("other eyes see nothing of what was being shown", async () => {
  await pass(0);
  playback.add(snapshot({ ...OTHERS }), [MOVE, ONE]);
  playback.clear();
  await pass(2);

  expect([playback.shown, playback.telling, playback.before, playback.busy]).toEqual([null, [], null, false]);
  expect([playback.lit.size, playback.last.size]).toEqual([0, 0]);
});

test("marks stay until the reader decides", async () => {
  await pass(0);
  settings.speed = "off";
  playback.add(snapshot({ ...OTHERS, view: "second" }), [MOVE]);
  playback.add(snapshot({ view: "third" }), [ONE]);
  await pass(0);

  expect([...playback.last]).toEqual(["seat:A", "space:S1", "space:S2", "card:fox"]);
  playback.add(snapshot({ ...OTHERS, view: "fourth" }), [TWO]);
  expect([...playback.last]).toEqual(["seat:B", "card:hen"]);
});

test("a line of the log is shown again on the table as it was", async () => {
  await pass(0);
  playback.add(snapshot({ ...OTHERS, view: "second" }), [MOVE, ONE], 10);
  await pass(2);
  playback.add(snapshot({ ...OTHERS, view: "third" }), [TWO], 12);
  await pass(1);

  expect(playback.replay(11, 1)).toBe(true);
  expect([playback.before, playback.shown?.view, playback.telling, playback.past]).toEqual(["first", "second", [ONE], [MOVE, ONE]]);
  expect([playback.again, playback.busy]).toEqual([true, true]);

  await pass(4);
  expect([playback.shown?.view, playback.telling, playback.again, playback.busy]).toEqual(["third", [], false, false]);
});

test("what comes while something is shown again waits for it", async () => {
  await pass(0);
  playback.add(snapshot({ ...OTHERS, view: "second" }), [MOVE], 10);
  await pass(1);
  playback.replay(10, 1);
  playback.add(snapshot({ ...OTHERS, view: "third" }), [ONE], 11);

  expect(playback.shown?.view).toBe("second");
  await pass(4);
  expect([playback.shown?.view, playback.busy]).toEqual(["third", false]);
});

test("what is older than what is kept is not shown again", async () => {
  await pass(0);
  expect(playback.replay(3, 1)).toBe(false);
});
