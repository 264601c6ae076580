/** Fire, spores and regrowth, read from what is being told. */

import type { Desk } from "../../table/desk.svelte";
import { elementsOfEvent } from "../../table/elements";
import type { Told } from "../../wire";

export type Look = "fire" | "spores";

interface Sweep {
  look: Look;
  territory: string;
  /** It is passing now; else it is still to come. */
  passing: boolean;
}

const LOOKS: Record<string, Look> = { "7.6/dies": "spores", "7.11/dies": "fire", "7.16/dies": "fire" };
const REGROWTH = ["7.12/grows", "7.13/regrows"];

function spacesOf(desk: Desk, told: readonly Told[]): string[] {
  const named = told.flatMap((event) => elementsOfEvent(desk.words.catalog, event));
  return named.filter((element) => element.startsWith("space:")).map((element) => element.slice("space:".length));
}

export function sweepOf(desk: Desk): Sweep | null {
  const now = desk.telling.filter((event) => event.key in LOOKS);
  const told = now.length > 0 ? now : desk.ahead.filter((event) => event.key in LOOKS);
  const look = LOOKS[told[0]?.key ?? ""];
  const [space = ""] = spacesOf(desk, told);
  return look ? { look, territory: space.slice(0, 1), passing: now.length > 0 } : null;
}

/** Spaces in which a plant grows again just now. */
export function regrowthOf(desk: Desk): ReadonlySet<string> {
  return new Set(spacesOf(desk, desk.telling.filter((event) => REGROWTH.includes(event.key))));
}
