/** Objectives as they are shown while events are being told: turned only when that is said. */

import type { Desk } from "../../table/desk.svelte";
import type { Told } from "../../wire";
import type { Objective, View } from "./view";

const TURNS = ["14.2/captured", "14.3/contested", "14.5/lost"];

export interface Raised {
  flag: Objective;
  turns: boolean;
}

export function flagsOf(view: View, desk: Desk): Raised[] {
  const points = desk.words.catalog.kinds["point"] ?? [];
  const named = (events: readonly Told[]): Set<string | undefined> =>
    new Set(events.filter(({ key }) => TURNS.includes(key)).map(({ numbers }) => points[numbers.at(-1) ?? -1]));
  const [coming, turning] = [named(desk.ahead), named(desk.telling)];
  const before = new Map(((desk.before as View | null)?.objectives ?? []).map((flag) => [flag.at, flag]));
  return view.objectives.map((flag) => {
    const old = coming.has(flag.at) && !turning.has(flag.at) ? before.get(flag.at) : undefined;
    return { flag: old ?? flag, turns: turning.has(flag.at) };
  });
}
