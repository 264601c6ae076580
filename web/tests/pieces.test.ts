import { expect, test } from "vitest";
import { factsOf, fold, sharedRules, sortsOf, textOf } from "../src/gallery/pieces";
import type { CardFace } from "../src/wire";
import { words } from "./things";

const face = (id: string, more: Partial<CardFace> = {}): CardFace => ({
  kind: "card", id, name: id, title: "", type: "bird", rule: "1.1", cost: null, unique: false, numbers: {}, marks: {}, lines: [], text: "", ...more,
});
const RULES = { game: "a", lang: "en", prefix: "AG", markdown: "", story: "", rules: [{ id: "1.1", title: "Hens", text: "A **hen**.\n\n- more", section: "" }] };
const line = { kind: "action", move: "peck", name: "Peck", cost: 1, hold: false, text: "pecks", told: "It pecks." };

test("pieces stand by their sorts, in the order of the box", () => {
  const box = [face("hen"), face("fox", { type: "beast" }), face("owl")];

  expect(sortsOf(box, "", "", words()).map((sort) => [sort.type, sort.faces.map(({ id }) => id)])).toEqual([["bird", ["hen", "owl"]], ["beast", ["fox"]]]);
  expect(sortsOf(box, "", "beast", words()).map(({ type }) => type)).toEqual(["beast"]);
});

test("a search finds names, texts and numbers, without accents", () => {
  const box = [face("hen", { name: "Álamo" }), face("fox", { text: "It runs.", numbers: { legs: 4 } })];
  const found = (search: string) => sortsOf(box, search, "", words()).flatMap((sort) => sort.faces.map(({ id }) => id));

  expect([found("alamo"), found("runs IT"), found("legs: 4"), found("swims")]).toEqual([["hen"], ["fox"], ["fox"], []]);
  expect(fold("Ñandú")).toBe("nandu");
});

test("numbers and marks are told; what is empty is not", () => {
  expect(factsOf(face("hen", { cost: 2, numbers: { legs: 2 }, marks: { card: ["hen"], space: [] } }), words())).toEqual(["cost: 2", "legs: 2", "card: hen"]);
});

test("a piece tells its lines, its text, or what the rulebook says first of it", () => {
  expect(textOf(face("hen", { lines: [line], text: "All." }), RULES)).toEqual(["Peck: It pecks."]);
  expect(textOf(face("hen", { text: "All." }), RULES)).toEqual(["All."]);
  expect([textOf(face("hen"), RULES), textOf(face("hen"), null)]).toEqual([["A hen."], []]);
});

test("a rule that several pieces cite is repeated by none of them", () => {
  expect([...sharedRules([face("a"), face("b"), face("c", { rule: "2.1" }), face("d", { rule: "2.1", text: "Own." })])]).toEqual(["1.1"]);
});
