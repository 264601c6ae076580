/** What is no part of the game: each map's cloth, the table under it, and what lies beside it.

Maps that are not known here, players' own ones among them, choose by their name, so that
a table looks the same every time. */

export type Weave = "gingham" | "stripes" | "linen" | "tiles" | "veins" | "chalk";

export interface Scene {
  /** A palette of colours.css. */
  cloth: string;
  weave: Weave;
  /** What the table is made of. */
  top: "oak" | "walnut" | "marble" | "zinc" | "stone";
  /** Where the light comes from: a window's panes, a lamp above, or the open sky. */
  light: "window" | "lamp" | "sky";
  /** Things beside the cloth: west, then east; north to south. */
  west: readonly Thing[];
  east: readonly Thing[];
}

export const THINGS = ["cup", "vase", "jug", "paper", "moka", "candle", "mill", "bowl", "coins", "chalks", "croissant", "glasses"] as const;
export type Thing = (typeof THINGS)[number];

const SCENES: Readonly<Record<string, Scene>> = {
  diagonal_woods: { cloth: "sage", weave: "gingham", top: "oak", light: "window", west: ["vase", "cup"], east: ["croissant", "glasses"] },
  three_bridges: { cloth: "sky", weave: "stripes", top: "oak", light: "sky", west: ["jug", "croissant"], east: ["cup", "paper"] },
  old_town: { cloth: "rose", weave: "gingham", top: "walnut", light: "window", west: ["paper", "cup"], east: ["glasses", "coins"] },
  black_swamp: { cloth: "night", weave: "linen", top: "walnut", light: "lamp", west: ["moka", "coins"], east: ["candle", "cup"] },
  watchtowers: { cloth: "ochre", weave: "tiles", top: "walnut", light: "window", west: ["mill", "bowl"], east: ["cup", "mill"] },
  bar_table: { cloth: "marble", weave: "veins", top: "zinc", light: "lamp", west: ["bowl", "coins"], east: ["paper", "cup"] },
  chalk: { cloth: "slate", weave: "chalk", top: "stone", light: "sky", west: ["chalks", "coins"], east: ["cup", "chalks"] },
};

const CLOTHS = ["sage", "sky", "rose", "ochre"];
const WEAVES: readonly Weave[] = ["gingham", "stripes", "linen", "tiles"];
const TOPS: readonly Scene["top"][] = ["oak", "walnut"];
const LIGHTS: readonly Scene["light"][] = ["window", "lamp", "sky"];

/** A number that a name always has. */
export function numberOf(name: string): number {
  let number = 2166136261;
  for (const letter of name) number = Math.imul(number ^ letter.charCodeAt(0), 16777619) >>> 0;
  return number;
}

export function sceneOf(map: string): Scene {
  const known = SCENES[map];
  if (known) return known;
  const number = numberOf(map);
  const pick = <T>(from: readonly T[], at: number): T => from[(number >>> at) % from.length]!;
  return {
    cloth: pick(CLOTHS, 0),
    weave: pick(WEAVES, 4),
    top: pick(TOPS, 9),
    light: pick(LIGHTS, 12),
    west: [pick(THINGS, 3), pick(THINGS, 15)],
    east: [pick(THINGS, 7), pick(THINGS, 19)],
  };
}
