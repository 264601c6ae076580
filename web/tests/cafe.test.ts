/** The café table: figures, cloths, places and lengths in words. */

import { expect, test } from "vitest";
import { besideOf, growOf, ownRoom } from "../src/games/escaramuzas/crowd";
import { sceneOf, THINGS } from "../src/games/escaramuzas/scenery";
import { drawKinds, FALLBACK, silhouetteOf, SILHOUETTES } from "../src/games/escaramuzas/silhouettes";
import { areaOf, wayTo } from "../src/games/escaramuzas/places";
import { bundleOf, Phrases, rooted } from "../src/words";

test("every kind of the box has a silhouette, and there are spare ones", () => {
  const box = ["domucor", "thanary", "minguin", "eco", "baramon", "alpha"];

  expect(Object.keys(SILHOUETTES)).toEqual(expect.arrayContaining(box));
  expect(Object.keys(SILHOUETTES).length).toBeGreaterThanOrEqual(box.length + 4);
});

test("a kind names its silhouette, or its own name does, or it is a pawn", () => {
  expect(silhouetteOf({ type: "eco" })).toBe(SILHOUETTES["eco"]);
  expect(silhouetteOf({ type: "barista" })).toBe(SILHOUETTES[FALLBACK]);
  drawKinds((type) => ({ barista: "owl", eco: "unheard-of" })[type] ?? "");
  expect(silhouetteOf({ type: "barista" })).toBe(SILHOUETTES["owl"]);
  expect(silhouetteOf({ type: "eco" })).toBe(SILHOUETTES["eco"]);
  drawKinds(() => "");
});

test("paths are of numbers, so that they can be drawn", () => {
  for (const shape of Object.values(SILHOUETTES)) {
    for (const path of [shape.body, shape.lines, shape.light, shape.dark]) expect(path ?? "M0 0").toMatch(/^M[-\d.\sMLHVCSQTAZmlhvcsqtaz]+$/);
  }
});

test("a map of one's own has the same cloth every time", () => {
  expect(sceneOf("old_town").cloth).toBe("rose");
  expect(sceneOf("own")).toEqual(sceneOf("own"));
  for (const name of ["own", "random", "draft", "somebody's", ""]) {
    const { west, east } = sceneOf(name);
    expect(THINGS).toEqual(expect.arrayContaining([...west, ...east]));
  }
});

test("a point lies in a part of the table", () => {
  const parts = [[45, 30], [33, 14], [57, 46], [57, 14], [33, 46], [31, 28], [59, 32], [45, 5]].map(([x = 0, y = 0]) => areaOf({ x, y }));

  expect(parts).toEqual(["c", "nw", "se", "ne", "sw", "w", "e", "n"]);
});

test("ways are those of the compass, the north being up", () => {
  const from = { x: 10, y: 10 };

  expect([wayTo(from, { x: 10, y: 2 }), wayTo(from, { x: 17, y: 16 }), wayTo(from, { x: 1, y: 10 })]).toEqual(["n", "se", "w"]);
});

test("lengths are read from their squares, and never made a limit they are not", () => {
  expect([rooted("25", "en"), rooted("50", "en"), rooted("169/4", "en"), rooted("100/16", "en")]).toEqual(["5", "7.1", "6.5", "2.5"]);
  expect([rooted("677", "en"), rooted("676", "en", 2), rooted("677", "es", 2)]).toEqual(["26.02", "24", "24,02"]);
});

test("sentences have lengths of squares", () => {
  const phrases = new Phrases([bundleOf("es", "far = { ROOT($left) } cm, { ROOT($right, less: 2) } cm")]);

  expect(phrases.say("far", { left: 50, right: "676" })).toBe("7,1 cm, 24 cm");
});

test("a figure is as large as its neighbours leave room for", () => {
  const at = { x: 40, y: 30 };

  expect(growOf(at, [], 1.35)).toBe(1.35);
  expect(growOf(at, [{ x: 40, y: 38 }], 1.35)).toBe(1.35);
  expect(growOf(at, [{ x: 40, y: 32 }], 1.35)).toBe(0.88);
  expect(growOf(at, [{ x: 42, y: 31 }], 1.35)).toBeCloseTo(1.11);
});

test("a press means the figure that is nearest", () => {
  const at = { x: 40, y: 30 };

  expect(ownRoom(at, [])).toEqual({ x: Infinity, y: Infinity });
  expect(ownRoom(at, [{ x: 40, y: 32 }, { x: 44, y: 31 }])).toEqual({ x: 20, y: 0 });
  expect(ownRoom(at, [{ x: 41, y: 27 }])).toEqual({ x: Infinity, y: 10 });
});

test("a name stands where it hides nobody", () => {
  const at = { x: 40, y: 30 };
  const [east, west, south] = [{ x: 43, y: 30 }, { x: 37, y: 31 }, { x: 40, y: 33 }];

  expect(besideOf(at, [south], false)).toBe("east");
  expect(besideOf(at, [west], false)).toBe("east");
  expect(besideOf(at, [{ x: 41, y: 32 }], false)).toBe("west"); // its head
  expect(besideOf(at, [east, south], false)).toBe("west");
  expect(besideOf(at, [east, west], false)).toBe("");
  expect([[east], [south], [south, east]].map((others) => besideOf(at, others, true))).toEqual(["", "east", "west"]);
});
