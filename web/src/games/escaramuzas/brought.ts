/** What files of maps and armies say, as far as a picture of them needs it. */

import { boxOf, HIGH, WIDE, type Box } from "./table";

export interface Piece extends Box {
  kind: string;
}
export interface Ground {
  pieces: Piece[];
  flags: [number, number][];
}

const PIECE = /(\*?)([a-z]+):(-?\d+(?:,-?\d+){2,3})/g;
const POINT = /[[@]\s*(\d+)\s*,\s*(\d+)/g;
const UNITS = /^\s*([a-z]+)\s*=\s*(\d+)/gm;

/** A map's file, or the text its option takes; a star stands for a piece and its image on the other side. */
export function mapOf(text: string): Ground {
  const pieces: Piece[] = [];
  for (const [, star, kind = "", numbers = ""] of text.matchAll(PIECE)) {
    const box = boxOf(numbers.split(",").map(Number));
    pieces.push({ kind, ...box });
    if (star) pieces.push({ kind, ...box, x: WIDE - box.x - box.w, y: HIGH - box.y - box.h });
  }
  const flags = [...text.matchAll(POINT)].map(([, x, y]): [number, number] => [Number(x), Number(y)]);
  return { pieces, flags };
}

/** Who, and how many. */
export function armyOf(text: string): [string, number][] {
  return [...text.matchAll(UNITS)].flatMap(([, id, count]): [string, number][] =>
    id && Number(count) > 0 ? [[id, Number(count)]] : [],
  );
}
