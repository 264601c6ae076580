/** What the five boards make of their events. */

import { describe, expect, test } from "vitest";
import * as carcosa from "../src/games/carcosa/effects";
import type { Event as CarcosaEvent } from "../src/games/carcosa/events";
import { lastEnd, stepTold } from "../src/games/carcosa/steps";
import type { View as CarcosaView } from "../src/games/carcosa/view";
import * as worlds from "../src/games/connected_worlds/effects";
import type { Event as WorldsEvent } from "../src/games/connected_worlds/events";
import type { View as WorldsView } from "../src/games/connected_worlds/view";
import { EFFECTS as CAFE, unitsOf } from "../src/games/escaramuzas/effects";
import type { Event as CafeEvent } from "../src/games/escaramuzas/events";
import { lastFight } from "../src/games/escaramuzas/fight";
import type { Unit, View as CafeView } from "../src/games/escaramuzas/view";
import * as heroes from "../src/games/heroes/effects";
import type { Event as HeroesEvent } from "../src/games/heroes/events";
import type { View as HeroesView } from "../src/games/heroes/view";
import { EFFECTS as STRATUM } from "../src/games/stratum/effects";
import type { Event as StratumEvent } from "../src/games/stratum/events";
import type { View as StratumView } from "../src/games/stratum/view";
import type { Desk } from "../src/table/desk.svelte";
import type { Effects } from "../src/table/effects";
import type { Keyed } from "../src/table/events";
import { Show } from "../src/table/show.svelte";

/** A show after so many of its events; the one before them is being told. */
function showing<Event extends Keyed, View>(table: Effects<Event, View>, before: View, view: View, events: Event[], told: number): Show<Event, View> {
  const desk = { before, view, past: events.slice(0, told), telling: events.slice(Math.max(0, told - 1), told), ahead: events.slice(told) };
  return new Show(desk as unknown as Desk<Event, View>, table); // as much of a desk as a show asks
}
/** What is asked of a show after each of its events, from before the first. */
const played = <Event extends Keyed, View, Seen>(table: Effects<Event, View>, before: View, view: View, events: Event[], see: (show: Show<Event, View>) => Seen): Seen[] =>
  [...events.keys(), events.length].map((told) => see(showing(table, before, view, events, told)));

test("Stratum: a fire is held until it has passed, a plant sprouts when it is told", () => {
  const view = {} as StratumView;
  const events: StratumEvent[] = [{ key: "7.11/dies", thing: "plant", space: "S1" }, { key: "7.12/grows", space: "S1" }];

  expect(played(STRATUM, view, view, events, (show) => [show.held("space:S1"), show.has("space:S1", "fire"), show.has("space:S1", "grows")])).toEqual([
    [true, false, false],
    [true, true, false],
    [false, false, true],
  ]);
});

describe("Heroes", () => {
  const hero = (card: string, health: number, shield = 0) => ({ card, health, shield, protection: 2 });
  const table = (at: ReturnType<typeof hero> | null): HeroesView =>
    ({ mob: null, players: [{ id: "1", team: [{ id: "1a", spot: "a", hero: at }], plants: [], gear: [] }] }) as unknown as HeroesView;
  const at = { place: "1a", who: "fox" };

  test("numbers fall in the order in which the damage passed them", () => {
    const [before, view] = [table(hero("fox", 9, 2)), table(hero("fox", 6))];
    const events: HeroesEvent[] = [{ key: "7.6/shield", count: 2, ...at }, { key: "7.8/health", count: 1, ...at }, { key: "7.8/health", count: 2, ...at }];

    expect(played(heroes.EFFECTS, before, view, events, (show) => heroes.heroNow(show, view, "1a")).map((one) => [one?.shield, one?.health])).toEqual([[2, 9], [0, 9], [0, 8], [0, 6]]);
  });

  test("who falls is seen while that is told, who follows afterwards", () => {
    const [before, view] = [table(hero("fox", 1)), table(hero("hen", 5))];
    const events: HeroesEvent[] = [{ key: "7.8/health", count: 1, ...at }, { key: "7.11/falls", place: "1a", card: "fox", count: 1 }, { key: "5.4/placed", seat: "1", card: "hen", place: "1a" }, { key: "7.9/heals", count: 1, ...at }];
    const seen = played(heroes.EFFECTS, before, view, events, (show) => heroes.heroNow(show, view, "1a"));

    expect(seen.map((one) => one && `${one.card} ${one.health}`)).toEqual(["fox 1", "fox 0", "fox 0", "hen 5", "hen 5"]);
  });

  test("who is placed comes when that is told", () => {
    const events: HeroesEvent[] = [{ key: "5.3/paid", seat: "1", count: 2 }, { key: "5.4/placed", seat: "1", card: "hen", place: "1a" }];
    const view = table(hero("hen", 5));

    expect(played(heroes.EFFECTS, table(null), view, events, (show) => heroes.heroNow(show, view, "1a")?.card)).toEqual([undefined, undefined, "hen"]);
  });

  test("who acts is shown until another does, and energy flies to its owner's pool", () => {
    const view = table(hero("fox", 5));
    const events: HeroesEvent[] = [{ key: "6.4/acts", move: "bite", ...at }, { key: "4.2/gives", count: 1, ...at }, { key: "10.26/acts", move: "roar" }];

    expect(played(heroes.EFFECTS, view, view, events, (show) => heroes.actorOf(show) + heroes.moveOf(show))).toEqual(["", "1abite", "1abite", "mobroar"]);
    expect(showing(heroes.EFFECTS, view, view, events, 2).ways).toMatchObject([{ from: "place:1a", to: "pool:1" }]);
  });
});

describe("Escaramuzas", () => {
  const unit = (side: string, id: string, health: number, at: string): Unit => ({ side, id, health, at, ready: true }) as Unit;
  const table = (...units: Unit[]): CafeView => ({ units, sides: [{ id: "red" }, { id: "blue" }] }) as CafeView;
  const T1 = { side: "red", label: "T1" };
  const E1 = { side: "blue", label: "E1" };

  test("a unit walks, is hurt and goes when that is told", () => {
    const before = table(unit("red", "T1", 2, "1,1"), unit("blue", "E1", 1, "9,9"));
    const view = table(unit("red", "T1", 1, "3,3"));
    const events: CafeEvent[] = [{ key: "6.3/walks", point: "3,3", way: "e", square: 1, ...T1 }, { key: "8.7/damage", left: 1, ...T1 }, { key: "9.6/removed", ledger: "combat", ...E1 }];
    const see = (show: Show<CafeEvent, CafeView>) => show.all((one) => `unit:${one.side} ${one.id}`, before.units, view.units).map(({ id, health, at }) => `${id} ${health} ${at}`);

    expect(played(CAFE, before, view, [...events, { key: "5.8/done", seat: "1" }], see)).toEqual([
      ["T1 2 1,1", "E1 1 9,9"],
      ["T1 2 3,3", "E1 1 9,9"],
      ["T1 1 3,3", "E1 1 9,9"],
      ["T1 1 3,3", "E1 1 9,9"],
      ["T1 1 3,3"],
    ]);
  });

  test("an event names its units, the target on the other side", () => {
    expect(unitsOf({ key: "7.2/shoots", target: "E1", square: 4, limit: 9, ...T1 }, table())).toEqual(["red T1", "blue E1"]);
    expect(unitsOf({ key: "11.1/heals", patient: "T2", health: 1, wounds: 0, ...T1 }, table())).toEqual(["red T1", "red T2"]);
    expect(unitsOf({ key: "4.6/placed", point: "1,1" }, table())).toEqual([]);
  });

  test("a fight is its dice and the answer to each hit", () => {
    const die = { modifier: 0, needed: 4 };
    const told: CafeEvent[] = [
      { key: "5.5/activates", left: 1, ...T1 },
      { key: "7.2/shoots", target: "E1", square: 4, limit: 9, ...T1 },
      { key: "7.3/cover", penalty: 1, ...T1 },
      { key: "8.3/misses", die: 2, value: 2, ...die },
      { key: "8.2/exito", die: 6, value: 6, ...die },
      { key: "8.3/hits", die: 5, value: 5, ...die },
      { key: "8.5/takes", value: 6, ...E1 },
      { key: "8.6/rolls", die: 3, modifier: 0, value: 5 },
      { key: "8.6/rolls", die: 6, modifier: 0, value: 5 },
      { key: "8.6/evaded", ...E1 },
      { key: "9.1/grave", die: 1, points: 2, ...E1 },
      { key: "9.6/removed", ledger: "combat", ...E1 },
    ];
    const fight = lastFight(told, table());

    expect(fight).toMatchObject({ attacker: { side: "red", id: "T1" }, target: { side: "blue", id: "E1" }, close: false, changes: [{ cause: "cover", amount: -1 }], out: [{ id: "E1" }] });
    expect(fight?.dice.map(({ look }) => look)).toEqual(["exito", "hits", "misses"]);
    expect(fight?.answers.map(({ end, dice }) => `${end} ${dice.length}`)).toEqual(["taken 0", "evaded 2"]);
    expect(fight?.wounds).toMatchObject([{ grave: true, points: 2 }]);
    expect(lastFight([...told, { key: "5.9/ends", round: 1 }], table())).toBeNull();
  });
});

describe("Connected Worlds", () => {
  const piece = (id: number, owner: string, kind: string, base = false) => ({ id, owner, kind, base, hex: "A:d4" });
  const table = (...pieces: ReturnType<typeof piece>[]): WorldsView => ({ pieces, boards: [{ id: "A", hexes: ["A:d4", "A:d5"] }, { id: "O", hexes: ["O:a1"] }], players: [] }) as unknown as WorldsView;
  const fight = { seat: "s1", piece: "scouts", enemy: "s2", hex: "A:d4" };
  const events: WorldsEvent[] = [
    { key: "9.1/combat", ...fight },
    { key: "9.4/beats", other: "patrol", ...fight },
    { key: "9.6/captured", other: "outpost", ...fight },
  ];

  test("who falls stands, and a base is its owner's, until their wave is told", () => {
    const before = table(piece(1, "s1", "scouts"), piece(2, "s2", "patrol"), piece(3, "s2", "outpost", true));
    const view = table(piece(1, "s1", "scouts"), piece(3, "s1", "outpost", true));
    const see = (show: Show<WorldsEvent, WorldsView>, told: number) => worlds.standing(show, view, events.slice(told)).map(({ id, owner }) => `${id} ${owner}`);

    expect([0, 1, 2, 3].map((told) => see(showing(worlds.EFFECTS, before, view, events, told), told))).toEqual([
      ["1 s1", "3 s2", "2 s2"],
      ["1 s1", "3 s2", "2 s2"],
      ["1 s1", "3 s2"],
      ["1 s1", "3 s1"],
    ]);
  });

  test("a fight goes on wave by wave", () => {
    const told = worlds.goOn(worlds.goOn(null, events.slice(0, 1)), events.slice(1));

    expect(told).toMatchObject({ hex: "A:d4", seat: "s1", enemy: "s2" });
    expect(told?.waves).toEqual([
      { event: "9.4/beats", attacker: "scouts", defender: "patrol", won: true, force: 0 },
      { event: "9.6/captured", attacker: "scouts", defender: "outpost", won: true, force: 0 },
    ]);
    expect(worlds.goOn(told, [{ key: "4.6/ends", seat: "s1" }])).toBe(told);
  });

  test("a lost wave is told from the other side", () => {
    const beaten: WorldsEvent = { key: "9.4/beats", seat: "s2", piece: "patrol", enemy: "s1", other: "scouts", hex: "A:d4" };
    const [wave] = worlds.goOn(worlds.goOn(null, events.slice(0, 1)), [beaten])!.waves;

    expect(wave).toMatchObject({ attacker: "scouts", defender: "patrol", won: false });
    expect(worlds.fatesOf(wave!)).toEqual({ attacker: "falls", defender: "stays" });
    expect(worlds.fatesOf({ event: "9.7/captured", attacker: "a", defender: "b", won: false, force: 0 })).toEqual({ attacker: "turns", defender: "stays" });
  });

  test("a force falls as one, and is told by its sum", () => {
    const fallen: WorldsEvent[] = [{ key: "9.12/combat", seat: "s1", count: 2, hex: "A:d4", enemy: "s2" }, { key: "9.13/destroyed", seat: "s1", count: 4, enemy: "s2", other: "outpost", hex: "A:d4" }];
    const stack = [{ id: 1, kind: "scouts", owner: "s1" }, { id: 2, kind: "scouts", owner: "s1" }, { id: 3, kind: "outpost", owner: "s2" }];
    const before = { ...table(), pieces: stack.map((piece) => ({ ...piece, hex: "A:d4" })) } as WorldsView;
    const view = { ...table(), pieces: [] } as WorldsView;

    expect(worlds.goOn(null, fallen)?.waves).toEqual([{ event: "9.13/destroyed", attacker: "", defender: "outpost", won: false, force: 4 }]);
    expect(worlds.standing(showing(worlds.EFFECTS, before, view, fallen, 1), view, fallen.slice(1)).map(({ id }) => id)).toEqual([1, 2, 3]);
  });

  test("a launch lights its world's beam, and no step is drawn from board to board", () => {
    const step = { seat: "s1", piece: "scouts" };
    const view = table();
    const told: WorldsEvent[] = [{ key: "7.1/launches", from: "A:d4", to: "O:a1", ...step }, { key: "6.1/moves", from: "A:d4", to: "O:a1", count: 2, ...step }, { key: "6.1/moves", from: "A:d4", to: "A:d5", count: 2, ...step }];

    expect(played(worlds.EFFECTS, view, view, told, (show) => [...show.marked("beam"), ...show.ways.map(({ to }) => to)])).toEqual([[], ["A", "hex:O:a1"], [], ["hex:A:d5"]]);
  });
});

describe("Carcosa", () => {
  const soul = (id: string, node: string, sanity: number) => ({ id, node, sanity, expected: sanity - 2, role: "tank" });
  const floor = (id: string, king: boolean) => ({ id, king, corridor: `${id}_PAS`, stairs: `${id}_R1`, rooms: [{ id: `${id}_R1` }, { id: `${id}_R2` }] });
  const table = (more: object): CarcosaView => ({ round: 1, step: 0, active: "P1", order: [], moves: [{}], king: { floor: "F1" }, souls: [], monsters: [], floors: [floor("F1", true), floor("F2", false)], ...more }) as unknown as CarcosaView;

  test("souls move, lose and are seen as they are told", () => {
    const before = table({ souls: [soul("P1", "F1_R1", 5), soul("P2", "F2_R1", 4)] });
    const view = table({ souls: [soul("P1", "F2_R1", 3), soul("P2", "F1_R2", 4)], monsters: [{ kind: "spider", node: "F1_PAS" }] });
    const events: CarcosaEvent[] = [
      { key: "4.5/moves", soul: "P1", node: "F1_R2" },
      { key: "14.7/loses", soul: "P1", count: 2 },
      { key: "14.6/swaps", soul: "P1", other: "P2" },
      { key: "8.3/appears", monster: "spider", node: "F2_PAS" },
      { key: "8.11/moves", monster: "spider", node: "F1_PAS" },
    ];
    const see = (show: carcosa.HouseShow) => {
      const house = carcosa.playedOut(show, view);
      return [...house.souls.map(({ node, sanity, expected }) => `${node} ${sanity} ${expected}`), ...house.monsters.map(({ node }) => node)];
    };

    expect(played(carcosa.EFFECTS, before, view, events, see)).toEqual([
      ["F1_R1 5 5", "F2_R1 4 4"],
      ["F1_R2 5 5", "F2_R1 4 4"],
      ["F1_R2 3 3", "F2_R1 4 4"],
      ["F2_R1 3 3", "F1_R2 4 4"],
      ["F2_R1 3 3", "F1_R2 4 4", "F2_PAS"],
      ["F2_R1 3 3", "F1_R2 4 4", "F1_PAS"],
    ]);
  });

  test("the King, the stairs and the round turn when that is told", () => {
    const before = table({});
    const view = table({ round: 2, king: { floor: "F2" }, floors: [floor("F1", false), { ...floor("F2", true), stairs: "F2_R2" }] });
    const events: CarcosaEvent[] = [{ key: "6.5/king", die: 2, floor: "F2" }, { key: "6.12/stairs", room: "F2_R2" }, { key: "1.1/round", round: 2 }];
    const see = (show: carcosa.HouseShow) => {
      const house = carcosa.playedOut(show, view);
      return `${house.king.floor} ${house.floors[1]?.stairs} ${house.round}`;
    };

    expect(played(carcosa.EFFECTS, before, view, events, see)).toEqual(["F1 F2_R1 1", "F2 F2_R1 1", "F2 F2_R2 1", "F2 F2_R2 2"]);
  });

  test("the End of Round is told in nine steps", () => {
    const events: CarcosaEvent[] = [
      { key: "1.3/turn", soul: "P1" },
      { key: "6.1/ends", round: 3 },
      { key: "11.2/suffers", soul: "P1", other: "P2" },
      { key: "6.2/loses", soul: "P1", count: 1 },
      { key: "6.5/king", die: 1, floor: "F1" },
      { key: "6.7/effect", king: "king_2" },
      { key: "8.11/moves", monster: "spider", node: "F1_PAS" },
      { key: "7.4/stays", soul: "P1" },
      { key: "6.13/belt", round: 3 },
    ];
    const end = lastEnd(events);

    expect(end?.steps.map((step) => step.length)).toEqual([2, 0, 1, 1, 2, 0, 0, 1, 0]);
    expect([end?.round, end?.done, carcosa.balance(end?.steps[0] ?? [])]).toEqual([3, false, -1]);
    expect(lastEnd([...events, { key: "1.1/round", round: 4 }])?.done).toBe(true);
    expect([stepTold(0, events.slice(0, 1)), stepTold(0, events), stepTold(0, [...events, { key: "1.1/round", round: 4 }])]).toEqual([0, 8, 0]);
  });
});
