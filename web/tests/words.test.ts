import { expect, test } from "vitest";
import { lengthened } from "../src/api";
import { decode } from "../src/table/events";
import { CATALOG, told, words } from "./things";

const say = (key: string, ...numbers: number[]): string => words().event(decode(CATALOG, told(key, ...numbers)));

test("an event is a sentence, its own or its word's", () => {
  expect(say("2.1/moves", 0, 0, 1, 3)).toBe("Anna goes from the garden to S2, 3 steps");
  expect(say("2.2/moves", 0)).toBe("somebody moves");
  expect(say("1.1/round", 2)).toBe("1.1/round");
});

test("who may not know all is told less", () => {
  expect(say("1.2/draws", 0, 1)).toBe("Anna draws hen");
  expect(say("1.2/draws", 0)).toBe("Anna draws a card");
});

test("only those who know more read that it is secret", () => {
  const whispered = (key: string, ...numbers: number[]) => words().whispered(decode(CATALOG, told(key, ...numbers)));

  expect([whispered("1.2/draws", 0, 1), whispered("1.2/draws", 0), whispered("2.2/moves", 0)]).toEqual([true, false, false]);
});

test("an action is a sentence with names as things stand", () => {
  expect(words().action(1)).toBe("Move the garden to S2");
  expect(words().action(1, (_, id) => (id === "S2" ? "the fox" : null))).toBe("Move the garden to the fox");
  expect(words().action(0)).toBe("pass");
});

test("an action has a verb, and is found by its words", () => {
  expect(words().verb(2)).toBe("move");
  expect(words().actionOf("move", "S2", "S1")).toBe(2);
  expect(words().actionOf("move", "S2", "S9")).toBe(-1);
});

test("elements have names and explanations, or their ids", () => {
  expect([words().element("space", "S1"), words().element("space", "S2"), words().element("point", "4,5")]).toEqual(["the garden", "S2", "4,5"]);
  expect([words().explain("space", "S1"), words().explain("space", "S2")]).toEqual(["Things grow here.", ""]);
});

test("a reason names elements, a rule has the game's prefix", () => {
  expect(words().reason({ word: "far", rule: "2.1", values: { space: "S1", steps: "3" } })).toBe("the garden is 3 steps away");
  expect(words().cite("2.1/moves")).toBe("TY-2.1");
});

test("texts that share a beginning are told by what follows it", () => {
  expect(lengthened(["0to 1,1", "52", "410,1", "0end"])).toEqual(["to 1,1", "to 1,2", "to 110,1", "end"]);
});

test("a percentage stands as each language writes it", () => {
  const written = import.meta.glob<string>("../src/**/lang/*.ftl", { query: "?raw", import: "default", eager: true });
  const apart = Object.entries(written).filter(([path, text]) => (/es\.ftl$/.test(path) ? /\}%/ : /\} %/).test(text));

  expect(apart.map(([path]) => path)).toEqual([]);
});
