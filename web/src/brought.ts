/** How a game pictures what players bring: a deck, a map, an army. */

import type { Component } from "svelte";
import type { CardFace } from "./wire";

export type BroughtPart = Component<{ kind: string; text: string; faces: CardFace[]; file: number }>; // the first, second … of its kind

const PARTS = import.meta.glob<BroughtPart>("./games/*/Brought.svelte", { import: "default" });

/** Null: it does not. */
export async function broughtOf(game: string): Promise<BroughtPart | null> {
  return (await PARTS[`./games/${game}/Brought.svelte`]?.()) ?? null;
}
