/** Engraved pictures, 24 × 24: lines in the colour of the text, `fill` where a mark is solid. */

import art from "$games/connected_worlds/art.json";
import type { Picture } from "../../table/picture";

export const PICTURES: Record<string, Picture> = art.pictures;
const LIKE: Record<string, string> = art.like;

/** A picture by its name; an own card, which has none, has that of what it does. */
export function pictureOf(name: string, sort = ""): Picture | undefined {
  return PICTURES[name] ?? PICTURES[LIKE[sort] ?? sort];
}
