/** A puzzle is a table of one's own at its position; which one it is stands behind #. */

import * as api from "../api";
import { fork } from "../lookback/fork";
import { settings } from "../settings.svelte";

export interface Place {
  game: string;
  number: number;
}

export function placeOf(hash: string): Place | null {
  const found = /^puzzle=(\w+)\.(\d+)$/.exec(hash);
  return found?.[1] ? { game: found[1], number: Number(found[2]) } : null;
}

export async function openPuzzle(game: string, number: number): Promise<void> {
  const page = await api.puzzle(game, number, settings.lang);
  await fork({ position: page.position }, `#puzzle=${game}.${number}`);
}
