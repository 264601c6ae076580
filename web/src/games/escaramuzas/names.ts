/** Sentences about units, terrain and flags, for labels and tooltips. */

import { capital, list } from "../../lang.svelte";
import { settings } from "../../settings.svelte";
import type { Tip } from "../../tip.svelte";
import type { Words } from "../../words";
import { inArea } from "./places";
import { boxOf, holds, houseOf, placeOf, ring, type Place } from "./table";
import type { Change, Objective, Terrain, Unit, View } from "./view";

export const keyOf = (unit: { side: string; id: string }): string => `${unit.side} ${unit.id}`;

/** The side of the viewer's own seat; "" for a spectator. */
export const ownSide = (view: View): string => view.players.find((player) => player.id === view.seat)?.side ?? "";
/** Whether several seats share a side. */
export const inTeams = (view: View): boolean => view.players.length > view.sides.length;

/** A seat's number in its side, from 1: commanders are known by it; 0 where each side has one. */
export function rankOf(view: View, seat: string): number {
  const side = view.players.find((player) => player.id === seat)?.side;
  return inTeams(view) ? view.players.filter((player) => player.side === side).findIndex((player) => player.id === seat) + 1 : 0;
}

export const otherSide = (view: View, side: string): string => view.sides.find((one) => one.id !== side)?.id ?? "";

export function percent(chance: number): string {
  const digits = chance > 0 && chance < 0.0995 ? 1 : 0;
  return new Intl.NumberFormat(settings.lang, { style: "percent", maximumFractionDigits: digits }).format(chance);
}

/** "Thanary T2 (red)". */
export function unitName(unit: Unit, words: Words): string {
  return words.say("cafe-unit", {
    type: words.element("type", unit.type),
    label: unit.id,
    side: words.element("side", unit.side),
    side_id: unit.side,
  });
}

/** What one says of a unit when passing over it. */
export function unitLabel(unit: Unit, words: Words, teams = false): string {
  const { health, max_health, wounds } = unit;
  const parts = [unitName(unit, words), words.say("cafe-health", { health, max: max_health })];
  if (wounds) parts.push(words.say("cafe-wounds", { wounds }));
  if (unit.at) parts.push(words.say(unit.ready ? "cafe-ready" : "cafe-spent"), inArea(placeOf(unit.at), words));
  if (teams) parts.push(words.element("seat", unit.owner));
  return parts.join(", ");
}

/** What is left of it, what it may still do, how far it goes: the strip says the rest. */
export function unitTip(unit: Unit, words: Words, acting = false): Tip {
  const { health, max_health, wounds, movement, walk, ranged, close } = unit;
  const life = [words.say("cafe-health", { health, max: max_health })];
  if (wounds) life.push(words.say("cafe-wounds", { wounds }));
  const does = [words.say("cafe-movement", { run: movement, walk }), words.say("cafe-attack", { ranged, close })].join(" · ");
  const lines = [capital(does)];
  const state = acting ? "acting" : unit.when === "now" ? "ready" : unit.ready ? "" : "spent";
  if (unit.at && state) lines.unshift(words.say(`cafe-tip-${state}`));
  if (unit.delay) lines.push(words.say("cafe-delay", { count: unit.delay }));
  if (unit.rank) lines.push(words.say("cafe-rank", { rank: unit.rank }));
  return { title: unitName(unit, words), text: life.join(" · "), lines };
}

type Covered = readonly (readonly number[])[];

/** Units with what a die must show, and what covers them: "T1 (5+, cover: spoon)". */
export function aimed(ids: readonly string[], needed: readonly number[], words: Words, terrain: readonly Terrain[] = [], covers: Covered = []): string[] {
  return ids.map((unit, at) => {
    const pieces = covers[at] ?? [];
    const values = { unit, needed: needed[at] ?? 0 };
    return pieces.length && terrain.length ? words.say("cafe-aimed-cover", { ...values, things: thingNames(pieces, terrain, words) }) : words.say("cafe-aimed", values);
  });
}

/** Pieces of terrain, by their places in the view, as what they are at a café. */
export function thingNames(pieces: readonly number[], terrain: readonly Terrain[], words: Words): string {
  const names = pieces.flatMap((at) => terrain[at] ?? []).map((piece) => thingName(piece, words) ?? words.element("terrain", piece.kind));
  return list([...new Set(names)]);
}

/** What each die counts more or less, each with its cause. */
export function changeNames(changes: readonly Change[], cover: readonly number[], terrain: readonly Terrain[], words: Words): string[] {
  return changes.map(({ cause, amount }) => {
    const named = cause === "cover" && cover.length > 0;
    return words.say(named ? "cafe-change-cover-of" : `cafe-change-${cause}`, { amount: Math.abs(amount), things: thingNames(cover, terrain, words) });
  });
}

const STILLS: Record<string, string> = {
  forest: "mint",
  rocks: "sugar",
  city: "biscuits",
  wall: "spoon",
  tower: "shaker",
  stream: "milk",
  lake: "puddle",
  swamp: "spill",
  bridge: "sticks",
};

/** What lies there for a piece of terrain: "sugar lumps". */
function thingName(piece: Pick<Terrain, "kind" | "shape">, words: Words): string | null {
  const still = piece.kind === "building" ? (piece.shape.length === 3 ? "cup" : houseOf(boxOf(piece.shape))) : STILLS[piece.kind];
  return still ? words.say(`cafe-still-${still}`) : null;
}

/** What a piece of terrain is at a café: "sugar lumps (rocks)". */
export function terrainName(piece: Pick<Terrain, "kind" | "shape">, words: Words): string {
  const name = words.element("terrain", piece.kind);
  const thing = thingName(piece, words);
  return thing ? words.say("cafe-still", { thing, terrain: name }) : name;
}

/** What a kind of ground does at this table, in words. */
export function terrainEffects(piece: Pick<Terrain, "flags">, words: Words): string {
  const flags = [...piece.flags].map((flag) => words.say(`cafe-flag-${flag}`));
  return flags.length ? list(flags) : words.say("cafe-flag-n");
}

const GROUND: Record<string, string> = { d: "6.5", c: "7.3", x: "6.6", b: "7.1" };

/** What a piece does to moves, shots and sight, each with its rule. */
export function terrainTip(piece: Terrain, words: Words): Tip {
  const does = (word: string, rule: string): string => words.say("cafe-ground", { does: words.say(`cafe-ground-${word}`), rule: words.cite(rule) });
  const lines = [...piece.flags].map((flag) => does(flag, GROUND[flag] ?? "3.3"));
  if (piece.flags.includes("b")) lines.push(does("shut", "6.8"));
  if (piece.kind === "bridge") lines.push(does("bridge", "3.5"));
  else if (lines.length === 0) lines.push(does("n", "6.4"));
  return { title: terrainName(piece, words), lines, rule: words.cite("3.3") };
}

export const flagName = (flag: Objective, words: Words): string => words.say("cafe-flag", { area: inArea(placeOf(flag.at), words) });

export function flagLabel(flag: Objective, words: Words): string {
  const parts = [flagName(flag, words), words.say(`cafe-flag-of-${flag.owner || "none"}`)];
  if (flag.held) parts.push(words.say("cafe-held", { side: words.element("side", flag.first_owner) }));
  if (flag.near.length === 2) parts.push(words.say(flag.next ? "cafe-contested-kept" : "cafe-contested"));
  else if (flag.near[0]) parts.push(words.say("cafe-near", { side: words.element("side", flag.near[0]) }));
  return parts.join(", ");
}

/** Who would have it, and by which units. */
export function flagTip(flag: Objective, view: View, words: Words): Tip {
  const limit = new Intl.NumberFormat(settings.lang, { maximumFractionDigits: 1 }).format(ring(view.capture));
  const units = view.units.filter((unit) => flag.units.includes(keyOf(unit))).map((unit) => unitName(unit, words));
  const lines = view.round > 0 ? [words.say(units.length ? "cafe-flag-units" : "cafe-flag-nobody", { limit, units: list(units) })] : [];
  return { title: flagName(flag, words), text: flagLabel(flag, words), lines, rule: words.cite("14.1") };
}

/** What stands or lies at a point. */
export function whatIsAt(view: View, at: Place, words: Words): string[] {
  const found = view.units.filter((unit) => unit.at === `${at.x},${at.y}`).map((unit) => unitName(unit, words));
  for (const piece of view.terrain) {
    if (holds(piece.shape, at)) found.push(`${terrainName(piece, words)} (${terrainEffects(piece, words)})`);
  }
  return found;
}
