/** How answers are offered: what one most likely wants, what is asked twice, what is given by itself. */

import type { Naming, Words } from "../words";

/** What a game says of its answers and of who and what is on the table; all of it may be left out. */
export interface Manners {
  /** Verbs that end something, or destroy it: a second question first, and never the loudest button. */
  grave?: readonly string[];
  /** Reasons that hold for a whole match: what they forbid was never meant, and is not spoken of. */
  never?: readonly string[];
  /** Keys of events with which a seat's own turn begins: what others decide in it without one of them is an answer. */
  begins?: readonly string[];
  /** Keys of events that nobody's action leads to: a round's end, the next one's turn. */
  after?: readonly string[];
  /** What lies at a place, who sits at a seat (`seat`), who of that seat is asked (`asked`). */
  naming?(view: unknown, words: Words): Naming;
}

/** Which of the answers that only a button can stand for is the likely one; -1: none more than others.

Where elements of the board can be chosen, leaving them alone is not what one came for. */
export function likely(bare: readonly number[], legal: readonly number[], grave: (action: number) => boolean): number {
  if (legal.length === 1) return bare[0] ?? -1;
  const light = bare.filter((action) => !grave(action));
  return light.length === 1 && bare.length === legal.length ? light[0]! : -1;
}

/** Whether an answer is worth a second question: where it gives up others. */
export function doubtful(action: number, legal: readonly number[], grave: (action: number) => boolean): boolean {
  return legal.length > 1 && legal.includes(action) && grave(action);
}
