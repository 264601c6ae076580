/** Heroes' own signs: 24 × 24, `fill` in the colour of the text, `line` as strokes. */

import art from "$games/heroes/art.json";
import type { Picture } from "../../table/picture";

export const PICTURES: Record<string, Picture> = art.pictures;
const LIKE: Record<string, string> = art.like; // some cards borrow a sign that says what they do

/** What a card shows that is nobody's picture; an own one the sign of its type. */
export function signOf(card: string, type: string): string {
  const name = LIKE[card] ?? card;
  return name in PICTURES ? name : type;
}

/** The sign of a kind of token; immunities share theirs. */
export function tokenSign(kind: string): string {
  return kind.startsWith("immune") ? "token-immune" : `token-${kind}`;
}
