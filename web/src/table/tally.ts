/** Points taken apart: what each side got for what, as the events said it. */

import type { Words } from "../words";
import { namesOf, ruleOf, valueOf, wordOf, type Keyed } from "./events";

const OWNERS: ReadonlySet<string> = new Set(["seat", "side", "team"]); // kinds that can have points

export interface Share {
  rule: string;
  what: string; // what they were for; "" where the rule says it all
  by: Map<string, number>; // owner → points
}
export interface Tally {
  owners: string[]; // as `kind:id`
  shares: Share[];
}

/** Events that say who gains how much: a number called `gain`, and an owner. */
export function tallyOf(words: Words, events: readonly Keyed[]): Tally {
  const shares = new Map<string, Share>();
  const owners = new Set<string>();
  for (const event of events) {
    const names = namesOf(words.catalog.events[event.key]);
    const gain = valueOf(event, "gain");
    const owner = names.find(({ kind }) => OWNERS.has(kind));
    if (typeof gain !== "number" || !owner || wordOf(event.key) !== "scores") continue;
    const holder = `${owner.kind}:${valueOf(event, owner.name)}`;
    const things = names.filter(({ name }) => name !== owner.name && typeof valueOf(event, name) === "string");
    const what = things.map(({ name, kind }) => words.element(kind, String(valueOf(event, name)))).join(" · ");
    const rule = ruleOf(event.key);
    const share = shares.get(`${rule} ${what}`) ?? { rule, what, by: new Map<string, number>() };
    share.by.set(holder, (share.by.get(holder) ?? 0) + gain);
    shares.set(`${rule} ${what}`, share);
    owners.add(holder);
  }
  return { owners: [...owners].sort(), shares: [...shares.values()] };
}

/** How many rounds have begun, as the game counts them; 0: it counts none. */
export function roundsOf(events: readonly Keyed[]): number {
  return events.filter((event) => wordOf(event.key) === "round").length;
}
