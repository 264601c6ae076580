/** Units as they are shown while events are being told: hurt and gone only when that is said. */

import type { Desk } from "../../table/desk.svelte";
import { keyOf } from "./names";
import { changes, unitsOf } from "./told";
import type { Unit, View } from "./view";

export interface Shown {
  unit: Unit;
  key: string;
  falls: boolean;
  flees: boolean;
  rises: boolean;
}

export function troopsOf(view: View, desk: Desk): Shown[] {
  const { catalog } = desk.words;
  const named = (events: typeof desk.ahead, only: (key: string) => boolean): Set<string> =>
    new Set(events.filter(({ key }) => only(key)).flatMap((event) => unitsOf(event, catalog)));
  const changing = new Set(desk.ahead.filter(changes).flatMap((event) => unitsOf(event, catalog)));
  const leaving = named(desk.ahead, (key) => key === "9.6/removed");
  const falling = named(desk.telling, (key) => key === "9.6/removed");
  const fleeing = named(desk.telling, (key) => key === "9.5/panics");
  const rising = named(desk.telling, (key) => key === "12.1/promoted");
  const before = new Map(((desk.before as View | null)?.units ?? []).map((unit) => [keyOf(unit), unit]));
  const shown = view.units.filter((unit) => unit.at).map((unit) => {
    const key = keyOf(unit);
    const old = changing.has(key) ? before.get(key) : undefined;
    return { unit: old ? { ...old, at: unit.at, ready: unit.ready } : unit, key, falls: false, flees: false, rises: rising.has(key) };
  });
  const here = new Set(shown.map(({ key }) => key));
  for (const [key, unit] of before) {
    if (here.has(key) || !unit.at || !(leaving.has(key) || falling.has(key) || fleeing.has(key))) continue;
    shown.push({ unit, key, falls: falling.has(key), flees: fleeing.has(key), rises: false });
  }
  return shown;
}
