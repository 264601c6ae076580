/** What each game brings to the client, loaded when its table is opened. */

import type { Component } from "svelte";
import type { CardFace } from "../wire";
import type { Manners } from "../table/manners";
import GenericBoard from "../table/GenericBoard.svelte";

type Part = Component<{ view: unknown }>;
export type CardPart = Component<{ card: CardFace; large?: boolean }>;
export type FacePart = Component<{ card: CardFace }>;
type Loader = () => Promise<Part>;

// Each game knows the type of its own view; the server sends the view of that game.
const BOARDS = import.meta.glob<Part>("./*/Board.svelte", { import: "default" });
const HANDS = import.meta.glob<Part>("./*/Hand.svelte", { import: "default" });
const CARDS = import.meta.glob<CardPart>("./*/Card.svelte", { import: "default" });
const FACES = import.meta.glob<FacePart>("./*/Face.svelte", { import: "default" });
const MANNERS = import.meta.glob<Manners>("./*/manners.ts", { import: "MANNERS" });

export interface Parts {
  Board: Part;
  Hand: Part | null;
  manners: Manners;
}

export async function partsOf(game: string): Promise<Parts> {
  const board: Loader | undefined = BOARDS[`./${game}/Board.svelte`];
  const hand: Loader | undefined = HANDS[`./${game}/Hand.svelte`];
  const manners = MANNERS[`./${game}/manners.ts`];
  const [Board, Hand, own] = await Promise.all([board?.() ?? GenericBoard, hand?.() ?? null, manners?.() ?? {}]);
  return { Board, Hand, manners: own };
}

/** How a game draws a card by itself; null: it does not. */
export async function cardOf(game: string): Promise<CardPart | null> {
  return (await CARDS[`./${game}/Card.svelte`]?.()) ?? null;
}

/** How a game pictures a piece of its box; null: it does not. */
export async function faceOf(game: string): Promise<FacePart | null> {
  return (await FACES[`./${game}/Face.svelte`]?.()) ?? null;
}
