/** Sentences about what lies on the table, for labels and tooltips. */

import { list } from "../../lang.svelte";
import type { Naming, Words } from "../../words";
import type { Space, Thing, View } from "./view";

export const KINDS = ["plant", "herbivore", "carnivore"];

export function population(space: Space): Thing[] {
  return space.things.filter((thing) => KINDS.includes(thing.kind));
}
export function ofKind(space: Space, kind: string): Thing[] {
  return space.things.filter((thing) => thing.kind === kind);
}

/** Which card of a pile one speaks of; "" where there is but one. */
export function whichOf(space: Space, stamp: number, words: Words): string {
  const cards = population(space);
  const at = cards.findIndex((card) => card.stamp === stamp);
  if (cards.length < 2 || at < 0) return "";
  if (cards[at]?.marked) return words.say("stratum-which-marked");
  const which = words.say("stratum-which-place", { place: cards.length - at });
  return cards.some((card) => card.marked) ? words.say("stratum-which-other", { which }) : which;
}
/** An attachment, and in a pile on which of its cards it lies. */
export function attachmentIn(space: Space, card: Thing, words: Words): string {
  const name = words.element("attachment", card.attachment);
  const which = whichOf(space, card.stamp, words);
  return which ? words.say("stratum-named", { name, which }) : name;
}
/** The cards of a space that can be chosen now: the stamp of each. */
export const aimsIn = (view: View, space: string): number[] => Object.entries(view.aims).flatMap(([id, stamp]) => (id.split(" ")[0] === space ? [stamp] : []));

/** A space, while a card in it is chosen: with the card of its pile that is meant. */
export const namesIn = (view: View, words: Words): Naming => (kind, id) => {
  const [stamp, more] = kind === "space" ? aimsIn(view, id) : [];
  if (stamp === undefined || more !== undefined) return null;
  const space = view.territories.flatMap(({ spaces }) => spaces).find((one) => one.id === id);
  const which = space ? whichOf(space, stamp, words) : "";
  return which ? words.say("stratum-named", { name: words.element("space", id), which }) : null;
};

/** What lies in a space, as one would say it. */
export function contents(space: Space, words: Words): string {
  const cards = population(space);
  const kinds = [...new Set(space.things.map((thing) => thing.kind))].reverse();
  if (kinds.length === 0) return words.say("stratum-empty");
  const parts = kinds.map((kind) => words.say(`stratum-count-${kind}`, { count: ofKind(space, kind).length }));
  const tabs = cards.filter((card) => card.attachment).map((card) => attachmentIn(space, card, words));
  const marked = cards.some((card) => card.marked) ? [words.say("label-marked")] : [];
  const more = [...marked, ...(tabs.length ? [words.say("stratum-with", { cards: list(tabs) })] : [])];
  return [list(parts), ...more].join(", ");
}
