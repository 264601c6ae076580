/** Where many hexes can be chosen: the few that are worth a button; the map is for the others. */

import type { Facts } from "./names";

const MOST = 12;

/** Fights first, then ways between worlds, then land to be won. */
function weight({ reach, claim }: Facts): number {
  if (reach?.forecast.length) return reach.forecast.at(-1)!.won ? 300 : 200;
  return (reach && reach.by !== "walk" ? 100 : 0) + (claim?.fresh.length ?? 0);
}

/** The best of each board in turn, so that no world is left out; null: all are few enough. */
export function worthButtons(open: readonly Facts[]): readonly string[] | null {
  if (open.length <= MOST) return null;
  const boards = new Map<string, Facts[]>();
  for (const one of open.toSorted((a, b) => weight(b) - weight(a))) boards.set(one.world, [...(boards.get(one.world) ?? []), one]);
  const rows = [...boards.values()];
  const inTurn = Array.from({ length: MOST }, (_, at) => rows.flatMap((row) => row[at] ?? [])).flat();
  return inTurn.slice(0, MOST).map(({ hex }) => hex);
}
