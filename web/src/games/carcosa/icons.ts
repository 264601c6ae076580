/** Carcosa's own pictures: 24 × 24, `fill` in the colour of the text, `line` as strokes. */

import art from "$games/carcosa/art.json";
import type { Picture } from "../../table/picture";

export const PICTURES: Record<string, Picture> = art.pictures;
const LIKE: Record<string, string> = art.like;

/** The picture of a card of the Boxes. */
export function cardPicture(card: string): string {
  const name = LIKE[card] ?? card;
  return name in PICTURES ? name : "hidden";
}

const GOOD = new Set(["key", "compass", "vial", "blunt", "keyring", "stairs", "scroll", "pendant", "ring", "repairer", "mask", "dragon", "sign", "book", "state_serenity"]);
const BAD = new Set(["spider", "goblin", "sack_man", "frozen_queen", "tue_tue"]);

/** How a card looks: a find, a danger, an omen, or an event. */
export function cardTone(card: string): "good" | "bad" | "omen" | "event" {
  if (GOOD.has(card)) return "good";
  if (card.startsWith("omen_")) return "omen";
  return card.startsWith("state_") || BAD.has(card) ? "bad" : "event";
}
