/** Sentences about what lies on the table, for labels and tooltips. */

import { list } from "../../lang.svelte";
import type { Words } from "../../words";
import type { Space, Thing } from "./view";

export const KINDS = ["plant", "herbivore", "carnivore"];

export function population(space: Space): Thing[] {
  return space.things.filter((thing) => KINDS.includes(thing.kind));
}
export function ofKind(space: Space, kind: string): Thing[] {
  return space.things.filter((thing) => thing.kind === kind);
}

/** What lies in a space, as one would say it. */
export function contents(space: Space, words: Words): string {
  const cards = population(space);
  const kinds = [...new Set(space.things.map((thing) => thing.kind))].reverse();
  if (kinds.length === 0) return words.say("stratum-empty");
  const parts = kinds.map((kind) => words.say(`stratum-count-${kind}`, { count: ofKind(space, kind).length }));
  const tabs = cards.filter((card) => card.attachment).map((card) => words.element("attachment", card.attachment));
  const marked = cards.some((card) => card.marked) ? [words.say("label-marked")] : [];
  const more = [...marked, ...(tabs.length ? [words.say("stratum-with", { cards: list(tabs) })] : [])];
  return [list(parts), ...more].join(", ");
}
