/** Stratum's own pictures: 24 × 24, `fill` in the colour of the text, `line` as strokes. */

import art from "$games/stratum/art.json";
import type { Picture } from "../../table/picture";

export const PICTURES: Record<string, Picture> = art.pictures;

/** A card of a designer's own, for which nobody has drawn anything. */
export const OWN: Picture = art.pictures.own;
