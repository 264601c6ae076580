/** Whoever can win: a side, or where a game has none a seat. */

import type { Words } from "../words";

export const rivalName = (words: Words, id: string): string => words.find(`side-${id}`) ?? words.element("seat", id);
