import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { chances, fear, how, runs, share, together } from "../src/table/counsel";
import type { Advice } from "../src/wire";
import { bundleOf, Words } from "../src/words";
import { CATALOG } from "./things";

const PRODUCT = readFileSync("../src/sobremesa/lang/en.ftl", "utf-8");
const words = new Words(CATALOG, [bundleOf("en", PRODUCT)]);
const name = (seat: number): string => `seat ${seat}`;
const step = (seat: number, action: number, visits: number, worth = 0.5) => ({ seat, action, visits, worth });
const hint = (more: Partial<Advice> = {}): Advice => ({
  type: "advice",
  seat: 0,
  decisions: 4,
  advice: [
    { action: 1, worth: 0.6, visits: 90 },
    { action: 2, worth: 0.4, visits: 0 },
  ],
  how: "search",
  simulations: 200,
  side: [0],
  considered: 2,
  before: 0.5,
  line: [step(0, 1, 90), step(0, 2, 80), step(1, 0, 40)],
  answers: 2,
  feared: [],
  low: 0.3,
  ...more,
});

test("an answer has its share of the thought, or a glance", () => {
  expect(hint().advice.map(({ visits }) => share(words, hint(), visits))).toEqual(["weighed in earnest", "hardly looked at"]);
  expect(share(words, hint(), 1)).toBe("hardly looked at");
  expect(share(words, hint(), 150)).toBe("its clear choice");
  expect(share(words, hint({ how: "look" }), 8)).toBe("");
});

test("who does not search says so", () => {
  expect(how(words, hint())).toContain("200 times");
  expect(how(words, hint({ how: "look" }))).toContain("does not search");
});

test("a chance is the reader's, a side's or everyone's", () => {
  expect(chances(words, hint(), 3)).toMatch(/^Your chance of winning: 60% with .* 50% on average/);
  expect(chances(words, hint({ side: [0, 2] }), 3)).toMatch(/^The chance of your side/);
  expect(chances(words, hint({ side: [0, 1, 2] }), 3)).toMatch(/^The chance of you all together/);
  expect(chances(words, hint({ considered: 1 }), 3)).not.toContain("average");
  expect(together(hint(), 1)).toBe(false);
});

test("a line goes seat by seat", () => {
  expect(runs(hint().line).map((steps) => steps.map(({ action }) => action))).toEqual([[1, 2], [0]]);
});

test("what is feared is an answer, the one expected, or luck", () => {
  const worst = step(1, 1, 20, 0.2);
  expect(fear(words, hint({ feared: [worst] }), 2, name)).toMatch(/^What it fears most: seat 1: .* 20%\.$/);
  expect(fear(words, hint({ feared: [step(1, 0, 40)] }), 2, name)).toContain("the very answer it expects");
  expect(fear(words, hint(), 2, name)).toContain("No answer of a rival worries it more");
  expect(fear(words, hint({ answers: 0 }), 2, name)).toContain("it cannot tell");
  expect(fear(words, hint({ side: [0, 1] }), 2, name)).toContain("No rival answers");
});
