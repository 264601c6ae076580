/** Hexes have no names of their own: they are called by their world. */

import type { Naming, Words } from "../../words";

const SPACE = "S";

/** `A:d4` as one says it: "Aurelia d4". */
export function hexName(hex: string, words: Words): string {
  const [board = "", place = ""] = hex.split(":");
  return `${words.element("world", board === SPACE ? "space" : `world_${board.toLowerCase()}`)} ${place}`;
}

export default function naming(words: Words): Naming {
  return (kind, id) => (kind === "hex" ? hexName(id, words) : null);
}
