/** How answers are offered: what one most likely wants, what is asked twice, what is given by itself. */

/** What a game says of its answers; all of it may be left out. */
export interface Manners {
  /** Verbs that end something, or destroy it: a second question first, and never the loudest button. */
  grave?: readonly string[];
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
