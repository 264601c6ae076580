/** Every visible word: the mirror of `sobremesa/i18n.py`, which explains the names. */

import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from "@fluent/bundle";
import { namesOf, ruleOf, valueOf, wordOf, type Keyed } from "./table/events";
import type { Catalog, Count, Goal, Reason } from "./wire";

export type Values = Record<string, FluentVariable>;

/** What an element is called as things stand; null: as always. */
export type Naming = (kind: string, id: string) => string | null;

export function bundleOf(lang: string, ...texts: string[]): FluentBundle {
  const bundle = new FluentBundle(lang, { useIsolating: false, functions: { ROOT: root(lang) } });
  for (const text of texts) {
    bundle.addResource(new FluentResource(text), { allowOverrides: true });
  }
  return bundle;
}

/** A length, of which the square is given (`50`, or `169/4`): as people read it from a ruler. */
export function rooted(square: string, lang: string, less = 0): string {
  const [over = 0, under = 1] = square.split("/").map(Number);
  const length = Math.sqrt(over / under) - less;
  const [one, two] = [Math.round(length * 10) / 10, Math.round(length * 100) / 100];
  const exact = Math.abs(two - length) < 1e-9; // a limit such as 3.25
  const digits = exact || Number.isInteger(one) ? 2 : 1; // never 24 for what is more than 24
  return new Intl.NumberFormat(lang, { maximumFractionDigits: digits }).format(length);
}

/** In sentences: `{ ROOT($square) } cm`. */
function root(lang: string) {
  const plain = (value: unknown): string => String(value instanceof FluentNumber ? value.value : value);
  return ([square]: unknown[], { less }: Record<string, unknown>): string => rooted(plain(square), lang, less === undefined ? 0 : Number(plain(less)));
}

export class Phrases {
  constructor(readonly bundles: FluentBundle[]) {}

  /** A message, or one of its attributes as `message.attribute`. */
  find(key: string, values: Values = {}): string | null {
    const [name = "", attribute] = key.split(".", 2);
    for (const bundle of this.bundles) {
      const message = bundle.getMessage(name);
      const part = attribute ? message?.attributes[attribute] : message?.value;
      if (part != null) return bundle.formatPattern(part, values, []);
    }
    return null;
  }

  say(key: string, values: Values = {}): string {
    return this.find(key, values) ?? key;
  }
}

export class Words extends Phrases {
  constructor(
    readonly catalog: Catalog,
    bundles: FluentBundle[],
  ) {
    super(bundles);
  }

  /** A game's own names for what its catalog has none for. */
  names: Naming | null = null;

  /** The name of an element; its id where that is the same everywhere. */
  element(kind: string, id: string): string {
    return (isIdentifier(id) ? this.find(`${kind}-${id}`) : null) ?? this.names?.(kind, id) ?? id;
  }

  /** What an element is for; "" if its catalog does not say. */
  explain(kind: string, id: string): string {
    return (isIdentifier(id) ? this.find(`${kind}-${id}.text`) : null) ?? "";
  }

  /** What is printed on an element, in a word that is no language's. */
  printed(word: string, id: string): string {
    return this.catalog.printed[word]?.[id] ?? "";
  }

  /** An action as a sentence; `naming` may know better names for what it names. */
  action(number: number, naming?: Naming | null): string {
    const text = this.catalog.texts[number] ?? "";
    const [verb = "", ...ids] = text.split(" ");
    return this.find(`verb-${verb}`, this.values(this.catalog.verbs[verb], ids, naming)) ?? text;
  }

  /** The first word of an action's text: what it does. */
  verb(number: number): string {
    return this.catalog.texts[number]?.split(" ", 1)[0] ?? "";
  }
  /** The action that does this to these elements; -1 if the table has none. */
  actionOf(verb: string, ...ids: string[]): number {
    return this.catalog.texts.indexOf([verb, ...ids].join(" "));
  }

  private told = new WeakMap<Keyed, string>(); // the log, its announcement and the question tell the same

  /** An event as its reader may know it. */
  event(event: Keyed): string {
    let text = this.told.get(event);
    if (text === undefined) this.told.set(event, (text = this.tell(event)));
    return text;
  }

  private tell(event: Keyed): string {
    const kinds = this.catalog.events[event.key];
    const ids = namesOf(kinds).map(({ name }) => valueOf(event, name));
    const attribute = ids.includes(undefined) ? ".hidden" : "";
    return this.message(event.key, attribute, this.values(kinds, ids)) ?? event.key;
  }

  /** Whether others are told less of an event than its reader. */
  whispered(event: Keyed): boolean {
    const whole = namesOf(this.catalog.events[event.key]).every(({ name }) => valueOf(event, name) !== undefined);
    return whole && this.message(event.key, ".hidden") !== null;
  }

  /** What an event names, for a sentence of one's own about it. */
  valuesOf(event: Keyed): Values {
    const kinds = this.catalog.events[event.key];
    return this.values(kinds, namesOf(kinds).map(({ name }) => valueOf(event, name)));
  }

  private message(key: string, attribute: string, values: Values = {}): string | null {
    const rule = ruleOf(key).replaceAll(".", "-");
    return this.find(`event-${rule}-${wordOf(key)}${attribute}`, values) ?? this.find(`event-${wordOf(key)}${attribute}`, values);
  }

  /** Fluent's variables: a name for every element, and its bare id. */
  private values(kinds: string | undefined, ids: (string | number | undefined)[], naming?: Naming | null): Values {
    const values: Values = {};
    for (const [at, { name, kind }] of namesOf(kinds).entries()) {
      const id = ids[at] ?? "none";
      values[`${name}_id`] = id;
      values[name] = typeof id === "string" ? (naming?.(kind, id) ?? this.element(kind, id)) : id;
      for (const [word, on] of Object.entries(this.catalog.printed)) {
        const printed = on[id];
        if (printed !== undefined) values[`${name}_${word}`] = printed;
      }
    }
    return values;
  }

  /** The question put to a seat; `naming` may know who of that seat is meant. */
  stage(stage: string, seat: string, naming?: Naming | null): string {
    return this.say(`stage-${stage}`, { seat: naming?.("asked", seat) ?? this.element("seat", seat), seat_id: seat });
  }

  /** A test that an action fails; values called as a kind are ids of elements. */
  reason({ word, values }: Reason): string {
    const named: Values = {};
    for (const [name, text] of Object.entries(values)) {
      named[`${name}_id`] = text;
      named[name] = name in this.catalog.kinds ? this.element(name, text) : /^\d+$/.test(text) ? Number(text) : text;
    }
    return this.say(`refused-${word}`, named);
  }

  /** A way in which the match can end, and how near it is. */
  goal(goal: Goal): string {
    const [told, counts] = [this.say(`goal-${goal.word}`), this.counts(goal)];
    return counts ? this.say("goals-told", { goal: told, counts }) : told;
  }

  /** Its numbers alone: short enough to be always in sight. */
  counts(goal: Goal): string {
    return goal.counts.map((count) => this.count(count)).join(", ");
  }

  count({ word, have, need, falls, rival }: Count): string {
    return this.say(falls ? "goals-down" : rival ? "goals-rival" : "goals-up", { name: this.say(`count-${word}`), have, need });
  }

  ending(rule: string): string {
    return this.say(`end-${rule.replaceAll(".", "-")}`);
  }

  /** What an option does; options with dots share their first word's message. */
  option(name: string): string {
    return this.say(`option-${name.split(".", 1)[0]}`);
  }

  /** One of the words an option can be set to; it may be an element's name. */
  choice(option: string, id: string): string {
    const kinds = Object.entries(this.catalog.kinds).flatMap(([kind, ids]) => (ids.includes(id) ? [kind] : []));
    for (const kind of ["choice", option.split(".", 1)[0], option.split(/[._]/, 1)[0], ...kinds]) { // army_red: an army
      const found = this.find(`${kind}-${id}`);
      if (found) return found;
    }
    return id;
  }

  /** A rule as people write it: `5.3/dies` → `ST-5.3`. */
  cite(key: string): string {
    return `${this.catalog.prefix}-${ruleOf(key)}`;
  }
}

function isIdentifier(id: string): boolean {
  return /^[A-Za-z0-9_-]+$/.test(id) && /[A-Za-z0-9]/.test(id);
}
