/** Events as objects: every number by its name, elements by their ids. */

import type { Catalog, Told } from "../wire";

/** The id of an element; ids of two kinds do not mix. */
export type Id<Kind extends string> = string & { readonly length: number; readonly kind?: Kind };

/** Any game's event; what a game can tell is generated into its `events.ts`. */
export interface Keyed {
  key: string;
}

type WordOf<Key> = Key extends `${string}/${infer Word}` ? Word : never;

/** What to make of events: by key, or by word for all keys that have none of their own. */
export type ByKey<Event extends Keyed, Made, More extends unknown[] = []> = {
  [Key in Event["key"]]?: (event: Extract<Event, { key: Key }>, ...more: More) => Made;
} & {
  [Word in WordOf<Event["key"]>]?: (event: Extract<Event, { key: `${string}/${Word}` }>, ...more: More) => Made;
};

export const ruleOf = (key: string): string => key.split("/", 1)[0] ?? key;
export const wordOf = (key: string): string => key.split("/", 2)[1] ?? "";

export function madeOf<Event extends Keyed, Made, More extends unknown[]>(
  table: ByKey<Event, Made, More>,
  event: Event,
  ...more: More
): Made | undefined {
  // The type of the table says that what stands under an event's key takes that event.
  const made = table as Record<string, ((event: Event, ...more: More) => Made) | undefined>;
  return (made[event.key] ?? made[wordOf(event.key)])?.(event, ...more);
}

interface Named {
  name: string;
  kind: string;
}
const declared = new Map<string, readonly Named[]>(); // there are as many as a catalog has

/** Declared words: `from:space` is called `from` and of kind `space`, `card` is both. */
export function namesOf(kinds = ""): readonly Named[] {
  let names = declared.get(kinds);
  if (!names) {
    names = kinds.split(" ").filter(Boolean).map((word) => {
      const [name = word, kind = name] = word.split(":", 2);
      return { name, kind };
    });
    declared.set(kinds, names);
  }
  return names;
}

/** One of an event's numbers, or the element it stands for; undefined where it is hidden. */
export function valueOf(event: Keyed, name: string): string | number | undefined {
  return (event as unknown as Record<string, string | number | undefined>)[name];
}

const known = new WeakMap<Told, Keyed>(); // ids are the same in every language

/** An event of the wire; what its reader may not know is left out. */
export function decode<Event extends Keyed>(catalog: Catalog, told: Told): Event {
  let event = known.get(told);
  if (!event) {
    const named: [string, string | number | undefined][] = [["key", told.key]];
    for (const [at, { name, kind }] of namesOf(catalog.events[told.key]).entries()) {
      const number = told.numbers[at];
      const ids = catalog.kinds[kind];
      if (number !== undefined) named.push([name, ids ? ids[number] : number]);
    }
    event = Object.fromEntries(named) as unknown as Keyed;
    known.set(told, event);
  }
  return event as Event; // the catalog is that of the game whose events these are
}
