import { describe, expect, test } from "vitest";
import type { Desk } from "../src/table/desk.svelte";
import { between, changing, flash, isHeld, linger, way, type Effect, type Effects, type Stretch } from "../src/table/effects";
import { Show } from "../src/table/show.svelte";

interface Unit {
  id: string;
  health: number;
  at: string;
}
const UNIT = changing<Unit>("unit");
const stretch = (told: Effect[], now: Effect[] = [], ahead: Effect[] = []): Stretch => ({ told: [...told, ...now], now, ahead });
const before = { id: "u", health: 5, at: "a" };
const after = { id: "u", health: 2, at: "c" };
const hit = (by: number): Effect => UNIT.add("u", "health", -by);

describe("an element between two views", () => {
  test("is the view's where nothing is to be told of it", () => {
    expect(between(stretch([], [], [UNIT.hold("other")]), "unit:u", before, after)).toEqual(after);
  });

  test("counts down as losses are told", () => {
    expect(between(stretch([], [], [hit(1), hit(2)]), "unit:u", before, after)).toEqual({ ...after, health: 5 });
    expect(between(stretch([], [hit(1)], [hit(2)]), "unit:u", before, after)).toEqual({ ...after, health: 4 });
    expect(between(stretch([hit(1)], [hit(2)]), "unit:u", before, after)).toEqual(after);
  });

  test("ends as the view says, whatever was counted", () => {
    expect(between(stretch([hit(9)]), "unit:u", before, after)?.health).toBe(2);
  });

  test("goes from place to place, at last to where it is", () => {
    const steps = [UNIT.set("u", "at", "b"), UNIT.set("u", "at")];

    expect(between(stretch([], [], steps), "unit:u", before, after)?.at).toBe("a");
    expect(between(stretch([], steps.slice(0, 1), steps.slice(1)), "unit:u", before, after)?.at).toBe("b");
    expect(between(stretch(steps), "unit:u", before, after)?.at).toBe("c");
  });

  test("is held as it was, with what has been told of it", () => {
    expect(between(stretch([hit(1)], [], [UNIT.hold("u")]), "unit:u", before, after)).toEqual({ ...before, health: 4 });
    expect(between(stretch([hit(1)], [UNIT.hold("u")]), "unit:u", before, after)).toEqual(after);
  });

  test("that leaves late is seen while that is told", () => {
    const leaves = UNIT.hold("u", true);

    expect(between(stretch([], [leaves]), "unit:u", before, null)).toEqual(before);
    expect(between(stretch([leaves]), "unit:u", before, null)).toBeNull();
    expect(isHeld(stretch([leaves]), "unit:u")).toBe(false);
  });

  test("that comes is not there before that is told, and then where it came first", () => {
    const comes = [UNIT.hold("u"), UNIT.set("u", "at", "b")];
    const goes = UNIT.set("u", "at", "c");

    expect(between(stretch([], [], [...comes, goes]), "unit:u", null, after)).toBeNull();
    expect(between(stretch([], comes, [goes]), "unit:u", null, after)).toEqual({ ...after, at: "b" });
  });
});

describe("a show", () => {
  type Event = { key: "1.1/hits"; unit: string; count: number } | { key: "1.2/leaves"; unit: string } | { key: "1.3/rests" };
  interface View {
    units: Unit[];
  }
  const table: Effects<Event, View> = {
    hits: ({ unit, count }, { units }) => [UNIT.add(unit, "health", -count), flash(`unit:${unit}`, "hurt", { text: -count }), way("unit:x", `unit:${unit}`, `of ${units.length}`)],
    "1.2/leaves": ({ unit }) => [UNIT.hold(unit, true), flash(`unit:${unit}`, "gone"), linger(3)],
  };
  const HITS: Event = { key: "1.1/hits", unit: "u", count: 3 };
  const LEAVES: Event = { key: "1.2/leaves", unit: "v" };
  const gone = { id: "v", health: 1, at: "a" };

  function begin(past: Event[], telling: Event[], ahead: Event[], atRest = false) {
    const parts = { past: [...past, ...telling], telling, ahead, before: atRest ? null : { units: [before, gone] }, view: { units: [after] } };
    const desk = parts as unknown as Desk<Event, View>; // as much of one as a show asks
    return { desk, show: new Show(desk, table, 2) };
  }
  const units = ({ show, desk }: ReturnType<typeof begin>): Unit[] => show.all((unit) => `unit:${unit.id}`, show.before?.units, desk.view.units);

  test("marks and moves what is being told, and nothing else", () => {
    const { show } = begin([LEAVES], [HITS], []);

    expect(show.flashes("unit:u")).toMatchObject([{ look: "hurt", text: -3 }]);
    expect([show.has("unit:u", "hurt"), show.has("unit:v", "gone"), show.marked("hurt")]).toEqual([true, false, ["u"]]);
    expect(show.ways).toMatchObject([{ from: "unit:x", to: "unit:u", look: "of 1" }]);
  });

  test("shows who has yet to leave", () => {
    expect(units(begin([], [HITS], [LEAVES])).map(({ id, health }) => id + health)).toEqual(["u2", "v1"]);
    expect(units(begin([], [], [HITS, LEAVES])).map(({ id, health }) => id + health)).toEqual(["u5", "v1"]);
    expect(units(begin([HITS], [LEAVES], [])).map(({ id }) => id)).toEqual(["u", "v"]);
    expect(units(begin([HITS, LEAVES], [], [])).map(({ id }) => id)).toEqual(["u"]);
  });

  test("gives the same object for what looks the same, so that it is not drawn again", () => {
    const table = begin([], [HITS], [LEAVES]);

    expect(units(table)[0]).toBe(units(table)[0]);
    expect(table.show.flashes("unit:x")).toBe(table.show.flashes("unit:v"));
  });

  test("is the view at rest", () => {
    expect(units(begin([], [], [], true))).toEqual([after]);
  });

  test("stays where an event says so, else as long as the board likes", () => {
    const { desk } = begin([], [], []);

    expect([desk.linger([LEAVES]), desk.linger([HITS]), desk.linger([])]).toEqual([3, 2, 2]);
  });

  test("knows what a field was last said to be", () => {
    const said: Effects<Event, View> = { "1.1/hits": ({ unit }) => [UNIT.set("u", "at", unit)] };
    const { desk } = begin([HITS], [LEAVES], []);

    expect(new Show(desk, said).latest("unit:u", "at")).toBe("u");
    expect(new Show(desk, said).latest("unit:u", "health")).toBeUndefined();
  });
});
