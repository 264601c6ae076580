/** Where a point is, as people say it: a part of the table, a way, a thing it is near. */

import { settings } from "../../settings.svelte";
import type { Words } from "../../words";
import { HIGH, placeOf, ruler, square, WIDE, type Place } from "./table";
import type { View } from "./view";

const WAYS = ["e", "se", "s", "sw", "w", "nw", "n", "ne"] as const;
export type Way = (typeof WAYS)[number];
const SIDE = 39; // centimetres from a short edge, and
const BAND = 21; // from a long one, that count as that part of the table

/** The part of the table a point lies in: "nw", "n" … or "c" for its middle. */
export function areaOf({ x, y }: Place): Way | "c" {
  const way = (y < BAND ? "n" : y > HIGH - BAND ? "s" : "") + (x < SIDE ? "w" : x > WIDE - SIDE ? "e" : "");
  return (way || "c") as Way | "c";
}

/** The way from one place to another, of eight. */
export function wayTo(from: Place, to: Place): Way {
  const turn = Math.round((Math.atan2(to.y - from.y, to.x - from.x) * 4) / Math.PI);
  return WAYS[(turn + 8) % 8]!;
}

/** "the north-west of the table"; and "in the north-west". */
export const areaName = (at: Place, words: Words): string => words.say(`cafe-area-${areaOf(at)}`);
export const inArea = (at: Place, words: Words): string => words.say(`cafe-in-${areaOf(at)}`);

/** "6 cm north-east". */
export function wayName(from: Place, to: Place, words: Words): string {
  return words.say("cafe-way", { length: ruler(square(from, to), settings.lang), way: words.say(`cafe-way-${wayTo(from, to)}`) });
}

/** The flag or unit nearest to a place. */
function landmark(view: View, at: Place): { place: Place; name: "flag" | "unit"; id: string } | null {
  const units = view.units.filter((unit) => unit.at).map((unit) => ({ place: placeOf(unit.at), name: "unit" as const, id: unit.id }));
  const flags = view.objectives.map((flag) => ({ place: placeOf(flag.at), name: "flag" as const, id: flag.at }));
  const near = [...units, ...flags].toSorted((a, b) => square(a.place, at) - square(b.place, at));
  return near[0] ?? null;
}

/** Where a point is: seen from what is moved, or else from what is near. */
export function whereIs(view: View, at: Place, origin: Place | null, words: Words): string {
  if (origin && square(origin, at) > 0) return wayName(origin, at, words);
  const area = inArea(at, words);
  const mark = landmark(view, at);
  if (!mark || square(mark.place, at) === 0) return area;
  const values = { way: wayName(mark.place, at, words), unit: mark.id, area: inArea(mark.place, words) };
  return words.say("cafe-where", { area, near: words.say(`cafe-off-${mark.name}`, values) });
}

/** "a point 6 cm north-east": the object of a sentence. */
export function pointName(view: View, at: Place, origin: Place | null, words: Words): string {
  if (origin && square(origin, at) > 0) return words.say("cafe-point-way", { way: wayName(origin, at, words) });
  return words.say("cafe-point-in", { where: whereIs(view, at, null, words) });
}
