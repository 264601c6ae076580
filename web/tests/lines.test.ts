import { describe, expect, test } from "vitest";
import { bundleOf, Words } from "../src/words";
import { Chapters, linesOf, since, turnsOf } from "../src/table/lines";
import { roundsOf, tallyOf } from "../src/table/tally";
import type { Decided } from "../src/wire";
import { CATALOG, told, words } from "./things";

const by = (seat: number, first: number, more: Partial<Decided> = {}): Decided => ({ seat, first, action: -1, stand_in: "", ...more });
const MANY = `
many-draws-seat-card = { $seat } draws { $count } cards: { $list }
    .hidden = { $seat } draws { $count } cards
`;
const grouping = (): Words => new Words(CATALOG, [bundleOf("en", CATALOG.fluent, MANY)]);

describe("whose turn it was", () => {
  test("decisions of one seat after another are one turn; what was dealt is nobody's", () => {
    const turns = turnsOf([by(0, 2), by(0, 3), by(1, 5), by(0, 6)], 8);

    expect(turns.map(({ seat, first, end }) => [seat, first, end])).toEqual([[-1, 0, 2], [0, 2, 5], [1, 5, 6], [0, 6, 8]]);
  });

  test("what led to nothing is no turn, unless a bot decided it for somebody", () => {
    const turns = turnsOf([by(0, 0), by(1, 2), by(0, 2, { stand_in: "normal", action: 1 })], 2);

    expect(turns.map(({ seat, standIn, actions }) => [seat, standIn, actions])).toEqual([[0, "", []], [0, "normal", [1]]]);
  });

  test("nothing is told beyond what has been shown", () => {
    expect(turnsOf([by(0, 0), by(1, 4), by(0, 9)], 5).map(({ end }) => end)).toEqual([4, 5]);
  });
});

describe("since one's last turn", () => {
  const DECIDED = [by(0, 0), by(1, 2), by(1, 3), by(2, 5)];

  test("all that others decided", () => {
    expect(since(DECIDED, 0, 7)).toBe(2);
    expect(since(DECIDED, 2, 7)).toBe(7);
    expect(since(DECIDED, 3, 7)).toBe(0);
  });

  test("also while one's next turn goes on", () => {
    const next = [...DECIDED, by(0, 7), by(0, 8)];

    expect(since(next, 0, 9, true)).toBe(2);
    expect(since(next, 0, 9)).toBe(9);
  });

  test("what a bot decided for oneself counts as another's", () => {
    expect(since([by(0, 0), by(1, 2), by(0, 4, { stand_in: "normal" })], 0, 6)).toBe(2);
  });
});

describe("lines", () => {
  const DRAWN = [told("1.2/draws", 0, 0), told("1.2/draws", 0, 1), told("1.2/draws", 1), told("1.2/draws", 1)];
  const text = (words: Words, events = DRAWN) => linesOf(words, events, 0, events.length).map(({ text, times, first, count }) => [text, times, first, count]);

  test("what was drawn twice is named once", () => {
    const drawn = [0, 1, 0].map((card) => told("1.2/draws", 0, card));

    expect(text(grouping(), drawn)).toEqual([["Anna draws 3 cards: 2 × fox and hen", 1, 0, 3]]);
  });

  test("of one kind by one player are one sentence with a count", () => {
    expect(text(grouping())).toEqual([
      ["Anna draws 2 cards: fox and hen", 1, 0, 2],
      ["B draws 2 cards", 1, 2, 2],
    ]);
  });

  test("without such a sentence only equal ones are one line", () => {
    expect(text(words())).toEqual([
      ["Anna draws fox", 1, 0, 1],
      ["Anna draws hen", 1, 1, 1],
      ["B draws a card", 2, 2, 2],
    ]);
  });

  test("begin where they are asked to", () => {
    expect(linesOf(grouping(), DRAWN, 2, 4).map(({ first, text }) => [first, text])).toEqual([[2, "B draws 2 cards"]]);
  });
});

describe("points taken apart", () => {
  const catalog = { ...CATALOG, events: { ...CATALOG.events, "9.1/scores": "seat what:space gain total", "9.2/gains": "seat gain" } };
  const points = new Words(catalog, [bundleOf("en", CATALOG.fluent)]);
  const score = (seat: string, what: string, gain: number) => ({ key: "9.1/scores", seat, what, gain, total: 0 });

  test("by what they were for and who got them", () => {
    const tally = tallyOf(points, [score("B", "S1", 2), score("A", "S1", 1), score("B", "S1", 3), score("A", "S2", 4)]);

    expect(tally.owners).toEqual(["seat:A", "seat:B"]);
    expect(tally.shares.map(({ rule, what, by }) => [rule, what, Object.fromEntries(by)])).toEqual([
      ["9.1", "the garden", { "seat:B": 5, "seat:A": 1 }],
      ["9.1", "S2", { "seat:A": 4 }],
    ]);
  });

  test("only where events say that they score", () => {
    expect(tallyOf(points, [{ key: "9.2/gains" }, { key: "1.1/round" }])).toEqual({ owners: [], shares: [] });
    expect(roundsOf([{ key: "1.1/round" }, { key: "9.2/gains" }, { key: "1.1/round" }])).toBe(2);
  });
});

describe("chapters", () => {
  const DECIDED = [by(0, 0), by(1, 2)];
  const log = [told("1.2/draws", 0, 0), told("1.2/draws", 0, 1), told("1.2/draws", 1)];
  const speech = grouping();

  test("a turn that did not change is the same object", () => {
    const chapters = new Chapters();
    const [first] = chapters.tell(speech, log, DECIDED);
    const [again, second] = chapters.tell(speech, [...log, told("1.2/draws", 1)], DECIDED);

    expect(again).toBe(first);
    expect(second!.lines.map(({ text }) => text)).toEqual(["B draws 2 cards"]);
  });

  test("a turn that goes on is told as one that is told at once, and its older lines are the same objects", () => {
    const chapters = new Chapters();
    const long = [told("1.2/draws", 0, 0), told("1.1/round", 1), told("1.2/draws", 0, 1), told("1.2/draws", 0, 0), told("1.2/draws", 0), told("1.1/round", 2)];
    const once = (end: number) => new Chapters().tell(speech, long.slice(0, end), [by(0, 0)])[0]!.lines;
    let before = chapters.tell(speech, long.slice(0, 1), [by(0, 0)])[0]!.lines;
    for (let end = 2; end <= long.length; end++) {
      const lines = chapters.tell(speech, long.slice(0, end), [by(0, 0)])[0]!.lines;

      expect(lines).toEqual(once(end));
      expect(lines[0]).toBe(before[0]);
      before = lines;
    }
  });

  test("what was taken back and played otherwise is told anew, and so is another language", () => {
    const chapters = new Chapters();
    const [first] = chapters.tell(speech, log, DECIDED);

    expect(chapters.tell(speech, [log[0]!, told("1.2/draws", 0), log[2]!], DECIDED)[0]).not.toBe(first);
    expect(chapters.tell(grouping(), log, DECIDED)[0]).not.toBe(first);
  });

  test("the oldest lines of a long log are let go", () => {
    const long = Array.from({ length: 1000 }, (_, at) => told("1.2/draws", at % 2, 0));

    expect(new Chapters().tell(speech, long, [by(0, 0)])[0]!.first).toBe(700);
  });
});
