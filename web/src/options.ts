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

/** Whether an option means anything at such a table: the mirror of `Options.applies`. */
export function applies(card: GameCard, name: string, chosen: Record<string, Value | undefined>, seats: number): boolean {
  const option = card.options.find((one) => one.name === name);
  if (!option) return false;
  if (option.seat > seats || (option.seats.length > 0 && !option.seats.includes(seats))) return false;
  const [other, ...values] = option.when;
  if (!other) return true;
  const before = card.options.find((one) => one.name === other);
  const known = chosen[other] ?? before?.default ?? before?.follows[seats];
  return values.includes(String(known)) && applies(card, other, chosen, seats);
}

export interface Group {
  name: string;
  options: OptionCard[];
}

/** Options by what they belong to, in the order in which a game has them. */
export function groups(options: OptionCard[]): Group[] {
  const found = new Map<string, OptionCard[]>();
  for (const option of options) found.set(option.group, [...(found.get(option.group) ?? []), option]);
  return [...found].map(([name, options]) => ({ name, options }));
}
