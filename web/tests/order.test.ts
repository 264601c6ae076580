import { expect, test } from "vitest";
import { armyOf, mapOf } from "../src/games/escaramuzas/brought";
import { keepFile, keptFiles } from "../src/kept";
import { FIRST, Order, placesOf, presetsOf } from "../src/lobby/order.svelte";
import { applies, groups } from "../src/options";
import { forSeat } from "../src/waiting/join";
import type { FileCard, GameCard, OptionCard } from "../src/wire";

const option = (name: string, more: Partial<OptionCard> = {}): OptionCard => ({
  name, kind: "int", default: 1, low: 0, high: 9, choices: [], step: 1, group: "turn", seat: 0, instead: "", when: [], seats: [], follows: {}, ...more,
});
const MODE = option("mode", { kind: "enum", default: null, choices: ["duel", "teams", "mob"], follows: { 1: "mob", 2: "duel", 6: "teams" }, group: "mode" });
const card = (more: Partial<GameCard> = {}): GameCard => ({
  id: "tiny", names: { en: "Tiny" }, edition: 1, seats: [1, 2, 6], seat_ids: ["1", "2", "3", "4", "5", "6"],
  options: [
    MODE,
    option("count", { default: 2, when: ["mode", "teams", "mob"] }),
    option("sixth", { seats: [6] }),
    option("open", { kind: "bool", default: true, group: "mode" }),
    option("shown", { when: ["open", "true"] }),
    option("deep", { when: ["count", "3"] }),
    option("map", { kind: "enum", default: "wood", choices: ["wood"], instead: "own_map" }),
    option("own_map", { kind: "text", default: "" }),
    option("deck.1", { kind: "enum", default: "a", choices: ["a", "b"], instead: "list.1", seat: 1 }),
    option("deck.2", { kind: "enum", default: "a", choices: ["a", "b"], instead: "list.2", seat: 2 }),
    option("list.1", { kind: "text", default: "", seat: 1 }),
    option("list.2", { kind: "text", default: "", seat: 2 }),
  ],
  presets: { plain: {}, hard: { shown: 3 } }, levels: ["easy", "normal"], first: { seats: 2, seat: 0, level: "easy", options: { shown: 2 } },
  files: ["deck", "map"], pieces: false, own: false, lessons: [], sheet: false, ...more,
});
const FILES: FileCard[] = [
  { kind: "deck", pool: [], ready: { a: "1 x" }, options: { 1: ["list.1"], 2: ["list.1", "list.2"] } },
  { kind: "map", pool: [], ready: { wood: "" }, options: { 1: ["own_map"], 2: ["own_map"] } },
];
const idle = (chosen: Record<string, number | string | boolean>, seats: number): string[] =>
  ["count", "sixth", "shown", "deep", "deck.2"].filter((name) => !applies(card(), name, chosen, seats));

// The cases of tests/kernel/test_options.py.
test.each([
  [{}, 2, ["count", "sixth", "deep"]],
  [{}, 1, ["sixth", "deep", "deck.2"]],
  [{}, 6, ["deep"]],
  [{ mode: "duel" }, 6, ["count", "deep"]],
  [{ mode: "mob", count: 3 }, 2, ["sixth"]],
  [{ mode: "duel", count: 3 }, 2, ["count", "sixth", "deep"]],
  [{ open: false }, 6, ["shown", "deep"]],
])("only options that apply are offered: %j with %i seats", (chosen, seats, none) => {
  expect(idle(chosen, seats)).toEqual(none);
});

test("options are folded by what they belong to, in the game's order", () => {
  const found = groups([MODE, option("a"), option("b", { group: "mode" }), option("c")]);
  expect(found.map((group) => [group.name, group.options.map((one) => one.name)])).toEqual([
    ["mode", ["mode", "b"]],
    ["turn", ["a", "c"]],
  ]);
});

test("presets come first, the rules as they are before all, and none twice", () => {
  expect(presetsOf(card()).map((one) => one.name)).toEqual(["plain", "hard", FIRST]);
  const bare = card({ presets: {}, first: { seats: 2, seat: 0, level: "easy", options: {} } });
  expect(presetsOf(bare)).toEqual([{ name: "", values: {} }]);
  const kind = card({ first: { seats: 2, seat: 0, level: "easy", options: { shown: 3 } } });
  expect(presetsOf(kind).map((one) => one.name)).toEqual(["plain", "hard"]);
});

test("what is brought belongs to a seat where everyone brings one", () => {
  const places = placesOf(card(), FILES, 2);
  expect(places.map(({ text, among, seat }) => [text, among, seat])).toEqual([
    ["list.1", "deck.1", 0],
    ["list.2", "deck.2", 1],
    ["own_map", "map", -1],
  ]);
});

test("an order holds what is chosen and means something, and knows its preset", () => {
  const order = new Order(card(), "normal");
  order.files = FILES;
  expect(order.preset?.name).toBe("plain");
  order.choose(order.presets[1]!);
  order.options["deck.2"] = "b";
  expect(order.preset?.name).toBe("hard");
  order.options["sixth"] = 4;
  expect(order.chosen).toEqual({ shown: 3, "deck.2": "b" });
  order.count = 1;
  expect(order.chosen).toEqual({ shown: 3 });
  order.options["shown"] = 7;
  expect(order.preset).toBeNull();
  const named = order.groups.flatMap((group) => group.options.map((one) => one.name));
  expect(named).not.toContain("map");
  expect(named).not.toContain("list.1");
  expect(named).toContain("count");
});

test("seats are ordered by who sits there; several people at one device are numbered", () => {
  const order = new Order(card(), "normal");
  expect(order.seats("Ana")).toEqual([{ kind: "human", name: "Ana" }, { kind: "bot", name: "normal" }]);
  order.chairs[1] = "human";
  expect(order.seats("Ana").map((seat) => seat.name)).toEqual(["Ana 1", "Ana 2"]);
  expect(order.seats("").map((seat) => seat.name)).toEqual(["", ""]); // for every reader to say
  order.chairs[1] = "open";
  expect(order.seats("Ana")[1]).toEqual({ kind: "open" });
});

test("what is chosen before a seat is taken goes with whoever takes it", () => {
  const places = placesOf(card(), FILES, 2);
  expect(forSeat({ "deck.1": "b", shown: 3, "list.1": undefined }, places, 0, 1)).toEqual({ "deck.2": "b" });
  expect(forSeat({ "list.1": "1*x" }, places, 0, 0)).toEqual({ "list.1": "1*x" });
  expect(forSeat({ "deck.1": "b" }, places, 0, 5)).toEqual({});
});

test("files that were brought are kept by name, beside a builder's draft", () => {
  localStorage.setItem("sobremesa.decks.tiny", JSON.stringify({ decks: [{ name: "Old", text: "1 x" }], draft: { name: "D", text: "" } }));
  keepFile("tiny", "deck", { name: "New", text: "2 x" });
  keepFile("tiny", "deck", { name: "Old", text: "3 x" });
  expect(keptFiles("tiny", "deck")).toEqual([{ name: "New", text: "2 x" }, { name: "Old", text: "3 x" }]);
  expect(JSON.parse(localStorage.getItem("sobremesa.decks.tiny") ?? "")).toHaveProperty("draft.name", "D");
  expect(keptFiles("tiny", "map")).toEqual([]);
});

test("a map in small has every piece, and the other half of those that are mirrored", () => {
  const map = mapOf('objectives = [[45, 30], [36, 12]]\npieces = [\n "stream:43,0,47,60",\n "*rocks:30,6,33,9",\n]');
  expect(map.flags).toEqual([[45, 30], [36, 12]]);
  expect(map.pieces.map(({ kind, x, y }) => [kind, x, y])).toEqual([["stream", 43, 0], ["rocks", 30, 6], ["rocks", 57, 51]]);
  expect(mapOf("lake:45,10,3;@45,30").pieces[0]).toMatchObject({ kind: "lake", x: 42, y: 7, w: 6, r: 3 });
  expect(mapOf("lake:45,10,3;@45,30").flags).toEqual([[45, 30]]);
});

test("an army in small says how many of whom", () => {
  expect(armyOf('name = "x"\ndomucor = 4\nalpha = 0\neco = 2\n')).toEqual([["domucor", 4], ["eco", 2]]);
});
