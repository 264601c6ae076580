/** Why an element cannot be chosen, where several actions name it. */

import type { Reason } from "../wire";

export interface Against {
  /** What is against the action that lacks least. */
  reasons: Reason[];
  /** What else is against its sisters. */
  others: Reason[];
}

const keyOf = (reason: Reason): string => JSON.stringify(reason);

/** By action: all that is against it. The one nearest to being possible is the one that was meant. */
export function foremost(found: readonly Reason[][]): Against {
  const refused = found.filter((reasons) => reasons.length > 0);
  const [first = [], ...rest] = refused.toSorted((one, other) => one.length - other.length);
  const told = new Set(first.map(keyOf));
  const others = new Map(rest.flat().map((reason) => [keyOf(reason), reason]));
  return { reasons: first, others: [...others].flatMap(([key, reason]) => (told.has(key) ? [] : [reason])) };
}
