/** What each game brings to the client, loaded when its table is opened. */

import type { Component } from "svelte";
import type { CardFace } from "../wire";
import GenericBoard from "../table/GenericBoard.svelte";

type Part = Component<{ view: unknown }>;
export type CardPart = Component<{ card: CardFace; large?: boolean }>;
type Loader = () => Promise<Part>;

// Each game knows the type of its own view; the server sends the view of that game.
const BOARDS = import.meta.glob<Part>("./*/Board.svelte", { import: "default" });
const HANDS = import.meta.glob<Part>("./*/Hand.svelte", { import: "default" });
const CARDS = import.meta.glob<CardPart>("./*/Card.svelte", { import: "default" });
const EMBLEMS = import.meta.glob<string>("./*/emblem.svg", { query: "?url", import: "default", eager: true });

export interface Parts {
  Board: Part;
  Hand: Part | null;
}

export async function partsOf(game: string): Promise<Parts> {
  const board: Loader | undefined = BOARDS[`./${game}/Board.svelte`];
  const hand: Loader | undefined = HANDS[`./${game}/Hand.svelte`];
  const [Board, Hand] = await Promise.all([board?.() ?? GenericBoard, hand?.() ?? null]);
  return { Board, Hand };
}

/** How a game draws a card by itself; null: it does not. */
export async function cardOf(game: string): Promise<CardPart | null> {
  return (await CARDS[`./${game}/Card.svelte`]?.()) ?? null;
}

export function emblemOf(game: string): string | undefined {
  return EMBLEMS[`./${game}/emblem.svg`];
}
