import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { keep, keysOf } from "../src/keys";
import { Session } from "../src/table/session.svelte";
import type { Snapshot } from "../src/wire";
import { FakeSocket, fakeSockets, newest } from "./socket";
import { CATALOG, seatCard, snapshot, tableCard, told } from "./things";

let session: Session;

beforeEach(() => {
  vi.useFakeTimers();
  fakeSockets();
  localStorage.clear();
  keep([{ table: "t1", seat: 0, token: "mine" }]);
  session = new Session("t1", () => CATALOG, () => 1);
});
afterEach(() => {
  session.close();
  vi.useRealTimers();
});

const greet = (more: Partial<Snapshot> = {}) => newest().open().tell(snapshot(more));
/** The connection is lost, and comes again. */
function comeAgain(more: Partial<Snapshot> = {}): void {
  newest().lose();
  vi.advanceTimersByTime(60_000);
  greet(more);
}

describe("an answer", () => {
  test("goes to the question that is asked", () => {
    greet();
    session.play(1);

    expect(newest().of("play")).toEqual([{ type: "play", seat: 0, action: 1, decisions: 4 }]);
  });

  test("is given once, however often it is clicked", () => {
    greet();
    session.play(1);
    session.play(0);

    expect(newest().of("play")).toHaveLength(1);
  });

  test("that the connection swallowed is given again", () => {
    greet();
    session.play(1);
    comeAgain();

    expect(FakeSocket.all).toHaveLength(2);
    expect(newest().of("play")).toEqual([{ type: "play", seat: 0, action: 1, decisions: 4 }]);
  });

  test("that was heard is not given again", () => {
    greet();
    session.play(1);
    comeAgain({ decisions: 5 });
    comeAgain({ decisions: 5 });

    expect(newest().of("play")).toEqual([]);
  });

  test("that is none any more is not given again", () => {
    greet();
    session.play(1);
    comeAgain({ legal: [0] });

    expect(newest().of("play")).toEqual([]);
  });

  test("that was refused is not given again", () => {
    greet();
    session.play(1);
    newest().tell({ type: "refusal", code: "illegal", message: "no" });
    comeAgain();

    expect(newest().of("play")).toEqual([]);
  });

  test("may follow one that was refused", () => {
    greet();
    session.play(1);
    newest().tell({ type: "refusal", code: "illegal", message: "no" });
    session.play(0);

    expect(newest().of("play").map(({ action }) => action)).toEqual([1, 0]);
    expect(session.refusal).toBeNull();
  });

  test("is not repeated while the connection stands", () => {
    greet();
    session.play(1);
    newest().tell(snapshot());

    expect(newest().of("play")).toHaveLength(1);
  });
});

describe("a greeting", () => {
  test("shows the keys held here", () => {
    newest().open();

    expect(newest().of("hello")).toMatchObject([{ keys: [{ seat: 0, token: "mine" }], since: 0 }]);
  });

  test("with a key that holds nothing is repeated as a spectator", () => {
    newest().open().tell({ type: "refusal", code: "token", message: "unknown" });

    expect(newest().of("hello").at(-1)).toMatchObject({ keys: [] });
    expect(keysOf("t1")).toEqual([]);
  });

  test("tells that a seat was taken away", () => {
    greet({ held: [], eyes: -1, table: tableCard({ seats: [seatCard(0, { cause: "removed" }), seatCard(1)] }) });

    expect(keysOf("t1")).toEqual([]);
  });

  test("looks through the one seat held", () => {
    greet({ eyes: -1 });

    expect(newest().of("look")).toEqual([{ type: "look", seat: 0 }]);
  });
});

describe("what is told", () => {
  test("is kept, and only what is new is played out", () => {
    const events = [told("1.1/round", 1), told("2.2/moves", 0)];
    greet({ told: events.slice(0, 1) });
    newest().tell(snapshot({ since: 1, told: events.slice(1), decisions: 5, legal: [], asked: 1 }));

    expect(session.log).toEqual(events);
    expect(session.playback.telling).toEqual(events.slice(1));
  });

  test("may be taken back", () => {
    greet({ told: [told("1.1/round", 1), told("2.2/moves", 0)] });
    newest().tell(snapshot({ since: 1, told: [], decisions: 3 }));

    expect(session.log).toHaveLength(1);
    expect(session.playback.telling).toEqual([]);
  });

  test("about people is news", () => {
    greet();
    newest().tell({ type: "company", table: tableCard({ seats: [seatCard(0), seatCard(1, { bot: "easy", cause: "away" })] }) });

    expect(session.notes).toMatchObject([{ word: "bot-away", name: "P1", level: "easy" }]);
  });
});

describe("one device for two", () => {
  beforeEach(() => keep([{ table: "t1", seat: 1, token: "hers" }]));

  test("has a curtain between the players", () => {
    greet({ held: [0, 1] });
    newest().tell(snapshot({ held: [0, 1], asked: 1, decisions: 5 }));

    expect(session.curtain).toBe(1);
    expect([session.log, session.shown]).toEqual([[], null]);
    expect(newest().of("look").at(-1)).toEqual({ type: "look", seat: -1 });

    session.lift();
    newest().tell(snapshot({ held: [0, 1], asked: 1, eyes: 1, decisions: 5 }));
    expect(session.curtain).toBe(-1);
    expect(session.shown?.eyes).toBe(1);
  });

  test("needs no curtain for the same player after a lost connection", () => {
    greet({ held: [0, 1], asked: 0 });
    comeAgain({ held: [0, 1], asked: 0, eyes: -1 });

    expect(session.curtain).toBe(-1);
    expect(newest().of("look")).toEqual([{ type: "look", seat: 0 }]);
  });
});

describe("a hint", () => {
  const advice = { type: "advice" as const, seat: 0, decisions: 4, advice: [{ action: 1, worth: 0.7, share: 1 }] };

  test("is asked for once, and forgotten with its question", () => {
    greet();
    session.hint();
    session.hint();
    expect(newest().of("hint")).toHaveLength(1);

    newest().tell(advice as never);
    expect(session.advice).not.toBeNull();
    newest().tell(snapshot({ decisions: 5 }));
    expect(session.advice).toBeNull();
  });

  test("is given up by itself with anything else that is done", () => {
    greet();
    session.hint();
    session.unhint();
    session.unhint();
    expect([session.hinting, newest().of("hint").map((one) => one.on ?? true)]).toEqual([false, [true, false]]);

    newest().tell(advice as never);
    expect(session.advice).toBeNull();

    session.hint();
    session.play(1);
    expect([session.hinting, newest().of("hint")]).toEqual([false, expect.objectContaining({ length: 3 })]);
  });

  test("goes on while something is said or a reason asked for", () => {
    greet();
    session.hint();
    session.say("hello", "");
    void session.why(2);
    expect(session.hinting).toBe(true);
  });

  test("that comes too late is not shown", () => {
    greet({ decisions: 5 });
    newest().tell(advice as never);

    expect(session.advice).toBeNull();
  });
});

describe("the clock", () => {
  test("runs from the moment it was told, whoever comes or goes meanwhile", () => {
    greet({ deadline: 30 });
    const { due } = session;
    expect(due).toBe(performance.now() + 30_000);
    vi.advanceTimersByTime(10_000);
    newest().tell({ type: "company", table: tableCard({ spectators: 3 }) });

    expect([session.due, session.mine]).toEqual([due, true]);
    newest().tell(snapshot({ decisions: 5, asked: 1, legal: [], deadline: null }));
    expect([session.due, session.mine]).toEqual([null, false]);
  });
});

describe("decisions", () => {
  const by = (seat: number, first: number) => ({ seat, first, action: -1, stand_in: "" });

  test("are known from the start on, and anew after an undo", () => {
    greet({ told: [told("2.2/moves", 0), told("2.2/moves", 1)], decided: [by(0, 0), by(1, 1)], decisions: 2 });
    newest().tell(snapshot({ since: 2, told: [told("2.2/moves", 0)], decided: [by(0, 2)], decisions: 3 }));
    expect(session.decided.map((one) => one.first)).toEqual([0, 1, 2]);

    newest().tell(snapshot({ told: [told("2.2/moves", 0)], decided: [by(0, 0)], decisions: 1 }));
    expect(session.decided).toEqual([by(0, 0)]);
  });
});

test("one reason may be asked for twice at once", async () => {
  greet();
  const both = Promise.all([session.why(2), session.why(2)]);
  newest().tell({ type: "reasons", seat: 0, action: 2, decisions: 4, reasons: [{ word: "far", rule: "2.1", values: {} }] });

  expect(await both).toMatchObject([[{ word: "far" }], [{ word: "far" }]]);
  expect(newest().of("why")).toHaveLength(1);
});

test("reasons answer the question they belong to", async () => {
  greet();
  const why = session.why(2);
  newest().tell({ type: "reasons", seat: 0, action: 2, decisions: 4, reasons: [{ word: "far", rule: "2.1", values: {} }] });

  expect(await why).toMatchObject([{ word: "far" }]);
});
