import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Line } from "../src/table/line.svelte";
import { FakeSocket, fakeSockets, newest } from "./socket";
import { snapshot } from "./things";

let line: Line;
let lost = 0;

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(Math, "random").mockReturnValue(0.5); // pauses are as long as they are meant
  fakeSockets();
  lost = 0;
  line = new Line("t 1", () => undefined, () => undefined, () => lost++);
});
afterEach(() => {
  line.close();
  vi.useRealTimers();
});

/** How long it waits before it comes again. */
function pause(code = 1006): number {
  const known = FakeSocket.all.length;
  newest().lose(code);
  let waited = 0;
  for (; FakeSocket.all.length === known && waited < 100_000; waited += 50) vi.advanceTimersByTime(50);
  return waited;
}

test("goes to its table", () => {
  expect(newest().url).toBe("ws://house.test/api/tables/t%201/socket");
});

test("comes again, each time later, never too late", () => {
  expect([pause(), pause(), pause()]).toEqual([250, 500, 1000]);
  for (let times = 0; times < 5; times++) pause();
  expect(pause()).toBe(5000);
  expect(lost).toBe(9);
});

test("waits longer where the house is crowded", () => {
  for (let times = 0; times < 9; times++) pause(1013);

  expect(pause(1013)).toBe(30_000);
});

test("a connection that lasted is a new beginning", () => {
  pause();
  pause();
  newest().open();
  vi.advanceTimersByTime(10_000);

  expect(pause()).toBe(250);
});

test("does not come again where it is not wanted", () => {
  newest().lose(1008);
  vi.advanceTimersByTime(60_000);

  expect(FakeSocket.all).toHaveLength(1);
  expect([line.ended, line.offline]).toEqual([true, false]);
});

test("the reader is told after a while, until somebody answers", () => {
  newest().lose();
  vi.advanceTimersByTime(1900);
  expect(line.offline).toBe(false);
  vi.advanceTimersByTime(200);
  expect(line.offline).toBe(true);

  newest().open().tell(snapshot());
  expect(line.offline).toBe(false);
});

test("says nothing into a closed connection", () => {
  line.send({ type: "undo", seat: 0 });

  expect(newest().sent).toEqual([]);
});
