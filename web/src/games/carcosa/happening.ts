/** Events as a board reads them: who, what, how much. */

import { kindOf, type Words } from "../../words";
import type { Told } from "../../wire";

export interface Happening {
  rule: string;
  word: string;
  /** By name: ids of elements, or plain numbers. */
  ids: Record<string, string>;
  numbers: Record<string, number>;
}

export function read(words: Words, told: Told): Happening {
  const [rule = "", word = ""] = told.key.split("/", 2);
  const happening: Happening = { rule, word, ids: {}, numbers: {} };
  const kinds = (words.catalog.events[told.key] ?? "").split(" ").filter(Boolean);
  for (const [at, kind] of kinds.entries()) {
    const name = kind.split(":", 1)[0] ?? kind;
    const number = told.numbers[at] ?? 0;
    const id = words.catalog.kinds[kindOf(kind)]?.[number];
    if (id === undefined) happening.numbers[name] = number;
    else happening.ids[name] = id;
  }
  return happening;
}

/** What an event does to a soul's sanity: a difference, or a new value. */
export function change(one: Happening): { soul: string; by?: number; to?: number } | null {
  const { soul } = one.ids;
  if (!soul) return null;
  const { count = 0, sanity = 0 } = one.numbers;
  if (one.word === "loses" || one.word === "pays") return { soul, by: -count };
  if (one.word === "recovers") return { soul, by: count };
  return one.word === "set" ? { soul, to: sanity } : null;
}
