import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { settings } from "../src/settings.svelte";
import { sound, soundsOf, SOUNDS } from "../src/sound";
import { aimedAt, placeOf, type Box } from "../src/place";
import { doubtful, likely } from "../src/table/manners";
import { Orders, type Question } from "../src/table/orders.svelte";
import { CATALOG } from "./things";

const grave = (action: number): boolean => action === 9;

describe("the likely answer", () => {
  test("is none where elements of the board can be chosen: least of all what ends something", () => {
    expect(likely([9], [1, 2, 9], grave)).toBe(-1);
    expect(likely([3], [1, 2, 3], grave)).toBe(-1);
  });
  test("is the one that ends nothing, where there is one such", () => {
    expect(likely([8, 9], [8, 9], grave)).toBe(8);
    expect(likely([7, 8, 9], [7, 8, 9], grave)).toBe(-1);
  });
  test("is the only one there is", () => {
    expect(likely([9], [9], grave)).toBe(9);
    expect(likely([], [4], grave)).toBe(-1);
  });
});

test("what ends something is asked twice, where it gives up something else", () => {
  expect([doubtful(9, [1, 9], grave), doubtful(9, [9], grave), doubtful(1, [1, 9], grave)]).toEqual([true, false, false]);
});

describe("a standing order", () => {
  let played: number[];
  let orders: Orders;
  const hit = (decisions: number, more: Partial<Question> = {}): Question => ({ seat: 0, stage: "defend", legal: [4, 5], decisions, undo: false, ...more });
  const pass = () => vi.advanceTimersByTime(1000);

  beforeEach(() => {
    vi.useFakeTimers();
    played = [];
    orders = new Orders((action) => played.push(action));
  });
  afterEach(() => void vi.useRealTimers());

  test("is offered when the same was answered alike more than once", () => {
    expect(orders.offer(hit(1))).toBe(-1);
    orders.note(hit(1), 5);
    expect(orders.offer(hit(2))).toBe(-1);
    orders.note(hit(2), 5);
    expect(orders.offer(hit(3))).toBe(5);
    expect(orders.offer(hit(3, { stage: "attack" }))).toBe(-1);
    expect(orders.offer(hit(3, { legal: [4, 5, 6] }))).toBe(-1);
    orders.note(hit(3), 4);
    expect(orders.offer(hit(4))).toBe(-1);
  });

  test("answers as long as the same is asked, and counts", () => {
    orders.stand(hit(1), 5);
    for (const decisions of [1, 2, 3]) {
      orders.ask(hit(decisions), false);
      pass();
    }
    expect([played, orders.given]).toEqual([[5, 5, 5], 3]);

    orders.ask(hit(4, { legal: [4, 5, 6] }), false);
    pass();
    expect([played.length, orders.action]).toEqual([3, -1]);
  });

  test("is one player's, and ends with an undo", () => {
    for (const other of [hit(2, { seat: 1 }), hit(1)]) {
      orders.stand(hit(1), 5);
      orders.ask(hit(2), false);
      orders.ask(other, false);
      pass();
      expect([played, orders.action]).toEqual([[], -1]);
    }
  });

  test("can be stopped before it is carried out", () => {
    orders.stand(hit(1), 5);
    orders.ask(hit(1), false);
    orders.stop();
    pass();
    expect(played).toEqual([]);
  });

  test("gives the only answer, if the reader wants it and loses nothing by it", () => {
    const only = { legal: [7] };
    orders.ask(hit(1, only), false);
    pass();
    orders.ask(hit(1, { ...only, undo: true }), true);
    pass();
    expect(played).toEqual([]);
    orders.ask(hit(1, only), true);
    pass();
    expect(played).toEqual([7]);
  });
});

describe("a tooltip", () => {
  const WINDOW = { width: 390, height: 700 };
  const covers = (anchor: Box, tip: { width: number; height: number }): boolean => {
    const { left, top, most } = placeOf(anchor, tip, WINDOW);
    const height = Math.min(tip.height, most);
    const beside = left >= anchor.left + anchor.width || left + tip.width <= anchor.left;
    return !beside && top < anchor.top + anchor.height && top + height > anchor.top;
  };

  test("never covers what it explains, wherever that is and however long it is", () => {
    for (let top = 0; top < 700; top += 50) {
      for (const size of [20, 200, 400, 650]) {
        for (const height of [60, 300, 650]) {
          const anchor = { left: 40, top, width: 60, height: Math.min(size, 700 - top) };
          expect([anchor, height, covers(anchor, { width: 300, height })]).toEqual([anchor, height, false]);
        }
      }
    }
  });

  test("stays in the window", () => {
    const { left, top } = placeOf({ left: 380, top: 100, width: 10, height: 10 }, { width: 200, height: 50 }, WINDOW);
    expect([left + 200 <= 390, top >= 0]).toEqual([true, true]);
  });

  test("goes by the pointer on something as large as the window", () => {
    const board = { left: 0, top: 0, width: 390, height: 690 };
    expect(aimedAt(board, { x: 100, y: 300 }, WINDOW)).toEqual({ left: 88, top: 288, width: 24, height: 24 });
    expect(aimedAt({ ...board, height: 90 }, { x: 100, y: 30 }, WINDOW).width).toBe(390);
  });
});

describe("sounds", () => {
  const catalog = { ...CATALOG, events: { ...CATALOG.events, "3.1/rolls": "one two", "3.2/checks": "seat die" } };

  test("are told apart by what events name", () => {
    expect(soundsOf(catalog, [{ key: "1.2/draws" }, { key: "1.2/draws" }])).toEqual(["card"]);
    expect(soundsOf(catalog, [{ key: "3.1/rolls" }, { key: "3.2/checks" }])).toEqual(["dice"]);
    expect(soundsOf(catalog, [{ key: "2.1/moves" }])).toEqual(["event"]);
    expect(soundsOf(catalog, [{ key: "2.1/moves" }, { key: "1.2/draws" }])).toEqual(["card"]);
  });

  test("are not made unless the reader wants them", () => {
    const made = vi.fn();
    vi.stubGlobal("AudioContext", made);
    expect(settings.sound).toBe(false);
    for (const name of Object.keys(SOUNDS)) sound(name as keyof typeof SOUNDS);
    expect(made).not.toHaveBeenCalled();
  });
});
