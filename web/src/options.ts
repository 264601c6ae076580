/** Options as people read them. */

import { t } from "./lang.svelte";
import type { GameCard, OptionCard, TableCard, Value } from "./wire";
import type { Words } from "./words";

export function sayValue(words: Words, option: string, value: Value): string {
  if (typeof value === "string") return words.choice(option, value);
  return typeof value === "boolean" ? t(String(value)) : String(value);
}

/** What it does; `copies.S.plant` also says for whom and for what. */
export function sayOption(words: Words, option: string): string {
  const parts = option.split(".").slice(1).map((part) => words.choice(option, part));
  return [words.option(option), parts.join(" · ")].filter(Boolean).join(" ");
}

function standard(option: OptionCard | undefined, value: Value): boolean {
  return option !== undefined && option.default !== null && option.default === value;
}

/** The options of a table that are not as always, in the order of its game's card. */
export function unusual(table: TableCard, card: GameCard | null): [string, Value][] {
  const known = new Map(card?.options.map((option) => [option.name, option]));
  return Object.entries(table.options).filter(([name, value]) => !standard(known.get(name), value));
}
