/** The games of the house, fetched once. */

import * as api from "./api";
import { settings } from "./settings.svelte";
import type { GameCard } from "./wire";

let asked: Promise<GameCard[]> | null = null;

export function gameCards(): Promise<GameCard[]> {
  asked ??= api.games().catch((error: unknown) => {
    asked = null;
    throw error;
  });
  return asked;
}

export async function gameCard(id: string): Promise<GameCard | null> {
  return (await gameCards()).find((card) => card.id === id) ?? null;
}

export function nameOf(card: GameCard): string {
  return card.names[settings.lang] ?? card.id;
}

/** The bots one meets unless one asks for others. */
export function middleLevel(card: GameCard): string {
  return card.levels[Math.floor((card.levels.length - 1) / 2)] ?? "";
}

/** How many sit down unless one says otherwise: not alone. */
export function usualSeats(card: GameCard): number {
  return card.seats.find((count) => count > 1) ?? card.seats[0] ?? 1;
}
