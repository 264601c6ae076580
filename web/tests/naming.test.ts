import { expect, test } from "vitest";
import { MANNERS as CARCOSA } from "../src/games/carcosa/manners";
import { MANNERS as HEROES } from "../src/games/heroes/manners";
import { MANNERS as STRATUM } from "../src/games/stratum/manners";
import { broken } from "../src/hyphens";
import { tokenGroups } from "../src/games/heroes/names";
import { Desk } from "../src/table/desk.svelte";
import type { Manners } from "../src/table/manners";
import { bundleOf, Words } from "../src/words";
import type { Reason } from "../src/wire";
import { CATALOG, tableCard } from "./things";

const TOLD = `
role-healer = Healer
carcosa-soul = { $soul }, { $role }
card-fox = Fox
heroes-at = { $name } ({ $place })
heroes-free = the free position { $place }
stage-turn = { $seat }: what now?
`;
const words = new Words(CATALOG, [bundleOf("en", TOLD, CATALOG.fluent)]);
const soul = (id: string, seat: string) => ({ id, seat, role: "healer" });
const spot = (id: string, card: string) => ({ id: `2${id}`, spot: id, hero: card ? { card } : null });

function deskOf(view: unknown, manners: Manners, reasons: Reason[] = []): Desk {
  return new Desk({
    words: () => words, rules: () => null, table: () => tableCard(), eyes: () => 0, view: () => view, stage: () => "turn", legal: () => [0],
    playback: () => ({ lit: new Set(), last: new Set(), past: [], telling: [], ahead: [], before: null }),
    worth: () => new Map(), told: () => [], why: () => Promise.resolve(reasons), play: () => undefined, showRule: () => undefined, manners: () => manners,
  });
}

test("who sits at Carcosa's table is called by the soul, several by theirs", () => {
  const desk = deskOf({ soul: "P3", souls: [soul("P1", "A"), soul("P2", "B"), soul("P3", "B")] }, CARCOSA);

  expect(["A", "B"].map((seat) => desk.seatName(seat))).toEqual(["P1, Healer", "P2 and P3"]);
  expect(words.stage("turn", "B", desk.naming)).toBe("P3, Healer: what now?");
});

test("where a game has no names of its own, a seat has its printed one", () => {
  expect(deskOf({}, {}).seatName("A")).toBe("Anna");
  expect(deskOf(null, CARCOSA).seatName("A")).toBe("Anna");
});

test("a spot of Heroes is called by who stands there, of the player who is asked", () => {
  const player = (id: string, card: string) => ({ id, team: [spot("a", card), spot("b", "")], plants: [], gear: [] });
  const naming = deskOf({ seat: "", asked: "2", players: [player("1", ""), player("2", "fox")] }, HEROES).naming!;

  expect([naming("spot", "a"), naming("spot", "b")]).toEqual(["Fox (a)", "the free position b"]);
});

test("what could not be answered in the whole match is not spoken of", async () => {
  const reason = (word: string): Reason => ({ rule: "1.1", word, values: {} });

  expect(await deskOf({}, { never: ["far"] }, [reason("far")]).barred("space", "S1")).toEqual([]);
  expect(await deskOf({}, { never: ["far"] }, [reason("near")]).barred("space", "S1")).toHaveLength(1);
});

test("tokens that differ only in when they lapse are drawn once, with their number", () => {
  const token = { kind: "agility", size: 1, debuff: false, fresh: false, in_force: true, turns: 1, lapses_in: 2 };
  const groups = tokenGroups([token, { ...token, lapses_in: 3 }, { ...token, fresh: true }, { ...token, size: 2 }, token]);

  expect(groups.map(({ token, number }) => [token.fresh, token.size, number])).toEqual([[false, 1, 3], [true, 1, 1], [false, 2, 1]]);
});

test("a pile of Stratum is called with the card of it that is meant", () => {
  const told = "space-S4 = S4\nstratum-named = { $name } ({ $which })\nstratum-which-marked = the marked one\nstratum-which-place = number { $place } from the top\nstratum-which-other = { $which }, not the marked one\n";
  const strata = new Words(CATALOG, [bundleOf("en", told, CATALOG.fluent)]);
  const pile = [3, 6, 8].map((stamp) => ({ kind: "herbivore", stamp, marked: stamp === 8, attachment: "" }));
  const called = (aims: Record<string, number>) => STRATUM.naming!({ aims, territories: [{ spaces: [{ id: "S4", things: pile }] }] }, strata)("space", "S4");

  const meant: Record<string, number>[] = [{ S4: 8 }, { S4: 6 }, {}];

  expect(meant.map(called)).toEqual(["S4 (the marked one)", "S4 (number 2 from the top, not the marked one)", null]);
});

test("where a Character would take another's place, the answer says so", () => {
  const told = "card-fox = Fox\nheroes-at = { $name } ({ $place })\nheroes-free = the free position { $place }\nheroes-instead = { $place }, in place of { $name }\n";
  const heroes = new Words(CATALOG, [bundleOf("en", told, CATALOG.fluent)]);
  const player = { id: "1", team: [spot("a", "fox"), spot("b", "")], plants: [], gear: [] };
  const named = (stage: string, id: string) => HEROES.naming!({ stage, seat: "1", asked: "1", players: [player] }, heroes)("spot", id);

  expect([named("place", "a"), named("place", "b"), named("attach", "a")]).toEqual(["a, in place of Fox", "the free position b", "Fox (a)"]);
});

test("a long word of a name says where it may be broken", () => {
  const shown = ["Thunderbolt", "Rocketeer", "the Fox", "Lançador", "Compañera", "Electrónica"].map((name) => broken(name).replaceAll("\u00ad", "-"));
  expect(shown).toEqual(["Thun-der-bolt", "Rock-e-teer", "the Fox", "Lan-ça-dor", "Com-pa-ñe-ra", "Elec-tró-ni-ca"]);
});
