/** The games of the house, fetched once. */

import * as api from "./api";
import { settings } from "./settings.svelte";
import type { GameCard, SeatOrder, TableOrder } from "./wire";

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

/** The bots of those who know what they want: neither the weakest nor the strongest. */
export function middleLevel(card: GameCard): string {
  return card.levels[Math.floor((card.levels.length - 1) / 2)] ?? "";
}

/** The table of a lesson: it brings everything but its learner. */
export function lessonTable(card: GameCard, lesson: string, name: string): TableOrder {
  return { game: card.id, seats: [{ kind: "human", name }], public: false, lesson };
}

/** The table of a first match, with a name for whoever plays it. */
export function firstTable(card: GameCard, name: string): TableOrder {
  const { seats, seat, level, options } = card.first;
  const chairs = Array.from({ length: seats }, (_, at): SeatOrder => (at === seat ? { kind: "human", name } : { kind: "bot", name: level }));
  return { game: card.id, seats: chairs, options, public: false };
}
