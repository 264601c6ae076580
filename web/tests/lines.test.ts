import { describe, expect, test } from "vitest";
import { bundleOf, Words } from "../src/words";
import { beginning, Chapters, lately, linesOf, since, turnsOf } from "../src/table/lines";
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

// Anna acts, B answers her twice, then B acts, which Anna answers; a round ends.
const KEYS = ["act", "dice", "card", "dice", "hit", "act", "dice", "evade", "round", "dealt"];
const FIGHT = KEYS.map((word) => told(`5.1/${word}`));
const ANSWERED = [by(0, 0), by(0, 1), by(1, 2), by(1, 4), by(1, 5), by(0, 7)];
const begins = beginning(FIGHT, ["5.1/act"]);

describe("what others answer in a turn", () => {
  test("belongs to it: dice that were rolled after a card of another's are still the attack's", () => {
    const turns = turnsOf(ANSWERED, FIGHT.length, begins);

    expect(turns.map(({ seat, first, end }) => [seat, first, end])).toEqual([[0, 0, 5], [1, 5, 10]]);
  });

  test("is nobody's answer where no turn has begun, or a bot decides for somebody", () => {
    const placing = [told("3.1/place"), told("3.1/place")];

    expect(turnsOf([by(0, 0), by(1, 1)], 2, beginning(placing, ["5.1/act"])).map(({ seat }) => seat)).toEqual([0, 1]);
    expect(turnsOf([by(0, 0), by(1, 2, { stand_in: "easy" })], 5, begins).map(({ seat }) => seat)).toEqual([0, 1]);
  });
});

describe("what came of one's own last action", () => {
  test("is what it led to, with the others' answers, until they act themselves", () => {
    expect(lately(FIGHT.slice(0, 2), ANSWERED.slice(0, 2), 0, begins)).toEqual({ first: 1, end: 2, own: 2 });
    expect(lately(FIGHT.slice(0, 7), ANSWERED.slice(0, 5), 0, begins)).toEqual({ first: 1, end: 5, own: 5 });
  });

  test("ends where a round does, or another's turn begins", () => {
    expect(lately(FIGHT, ANSWERED, 0, begins, ["5.1/round"])).toEqual({ first: 7, end: 10, own: 8 });
  });

  test("is that of the one before, where the last led to nothing of one's own", () => {
    const over = [told("5.1/act"), told("5.1/round")];

    expect(lately(over, [by(0, 0), by(0, 1)], 0, beginning(over, ["5.1/act"]), ["5.1/round"])).toEqual({ first: 0, end: 1, own: 1 });
    expect(lately(over, [by(0, 0), by(0, 2)], 0, beginning(over), [])).toEqual({ first: 0, end: 2, own: 2 });
    expect(lately(over, [by(0, 0)], 1, beginning(over))).toBeNull();
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
