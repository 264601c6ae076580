import { expect, test } from "vitest";
import { decode, madeOf, namesOf, ruleOf, wordOf, type ByKey, type Id, type Keyed } from "../src/table/events";
import { byElement, elementsOfAction, elementsOfEvent, parted } from "../src/table/elements";
import { CATALOG, told } from "./things";

type Event =
  | { key: "1.1/round"; round: number }
  | { key: "2.1/moves"; seat: Id<"seat">; from: Id<"space">; to: Id<"space">; count: number }
  | { key: "2.2/moves"; seat: Id<"seat"> };

test("numbers have their names, elements their ids", () => {
  const event = decode(CATALOG, told("2.1/moves", 1, 0, 1, 3));

  expect(event).toEqual({ key: "2.1/moves", seat: "B", from: "S1", to: "S2", count: 3 });
});

test("what is hidden from the reader is left out", () => {
  expect(decode(CATALOG, told("1.2/draws", 0))).toEqual({ key: "1.2/draws", seat: "A" });
});

test("the same event is decoded once", () => {
  const event = told("1.1/round", 2);

  expect(decode(CATALOG, event)).toBe(decode(CATALOG, event));
});

test("an event nobody declared has a key and nothing else", () => {
  expect(decode(CATALOG, told("9.9/odd", 1))).toEqual({ key: "9.9/odd" });
});

test("declared words are a kind, or a name and its kind", () => {
  expect(namesOf("seat from:space")).toEqual([{ name: "seat", kind: "seat" }, { name: "from", kind: "space" }]);
  expect(namesOf("")).toEqual([]);
});

test("a key is a rule and a word", () => {
  expect([ruleOf("2.1/moves"), wordOf("2.1/moves")]).toEqual(["2.1", "moves"]);
});

test("a table knows events by key, and others by their word", () => {
  const table: ByKey<Event, string, [string]> = {
    "2.1/moves": ({ from, to }, sign) => from + sign + to,
    moves: ({ seat }) => seat,
  };
  const made = (key: string, ...numbers: number[]) => madeOf(table, decode<Event>(CATALOG, told(key, ...numbers)), ">");

  expect(made("2.1/moves", 0, 0, 1, 1)).toBe("S1>S2");
  expect(made("2.2/moves", 1)).toBe("B");
  expect(made("1.1/round", 1)).toBeUndefined();
});

test("a table takes no key and no field that is not declared", () => {
  // @ts-expect-error: no game declares this key
  const unknown: ByKey<Event, string> = { "2.3/moves": () => "" };
  // @ts-expect-error: a round names no seat
  const wrong: ByKey<Event, string> = { "1.1/round": ({ seat }) => seat };
  // @ts-expect-error: a seat is not a space
  const mixed = (event: Extract<Event, { key: "2.1/moves" }>): Id<"seat"> => event.from;

  expect([unknown, wrong, mixed]).toHaveLength(3);
});

test("elements are named by actions and events", () => {
  const event: Keyed = decode(CATALOG, told("2.1/moves", 1, 0, 1, 3));

  expect(elementsOfEvent(CATALOG, event)).toEqual(["seat:B", "space:S1", "space:S2"]);
  expect(elementsOfAction(CATALOG, 1)).toEqual(["space:S1", "space:S2"]);
  expect(byElement(CATALOG, [0, 2]).get("space:S1")).toEqual([2]);
  expect(parted("hex:A:d4")).toEqual({ kind: "hex", id: "A:d4" });
});
