/** Every visible word: the mirror of `sobremesa/i18n.py`, which explains the names. */

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import type { Catalog, Reason, Told } from "./wire";

export type Values = Record<string, FluentVariable>;

/** What an element is called as things stand; null: as always. */
export type Naming = (kind: string, id: string) => string | null;

export function bundleOf(lang: string, ...texts: string[]): FluentBundle {
  const bundle = new FluentBundle(lang, { useIsolating: false });
  for (const text of texts) {
    bundle.addResource(new FluentResource(text), { allowOverrides: true });
  }
  return bundle;
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

  /** The name of an element; its id where that is the same everywhere. */
  element(kind: string, id: string): string {
    return (isIdentifier(id) ? this.find(`${kind}-${id}`) : null) ?? id;
  }

  /** What an element is for; "" if its catalog does not say. */
  explain(kind: string, id: string): string {
    return (isIdentifier(id) ? this.find(`${kind}-${id}.text`) : null) ?? "";
  }

  /** An action as a sentence; `naming` may know better names for what it names. */
  action(number: number, naming?: Naming | null): string {
    const text = this.catalog.texts[number] ?? "";
    const [verb = "", ...ids] = text.split(" ");
    return this.find(`verb-${verb}`, this.values(this.catalog.verbs[verb] ?? "", ids, naming)) ?? text;
  }

  /** An event as its reader may know it. */
  event(told: Told): string {
    const kinds = this.catalog.events[told.key] ?? "";
    const words = kinds.split(" ");
    const numbers = told.numbers.map((number, at) => this.idOf(words[at] ?? "", number));
    const values = this.values(kinds, numbers);
    const [rule = "", word = ""] = told.key.split("/", 2);
    const hidden = told.numbers.length < words.filter(Boolean).length ? ".hidden" : "";
    return (
      this.find(`event-${rule.replaceAll(".", "-")}-${word}${hidden}`, values) ??
      this.find(`event-${word}${hidden}`, values) ??
      told.key
    );
  }

  private idOf(word: string, number: number): string | number {
    return this.catalog.kinds[kindOf(word)]?.[number] ?? number;
  }

  /** Fluent's variables: a name for every element, and its bare id. */
  private values(kinds: string, ids: (string | number)[], naming?: Naming | null): Values {
    const values: Values = {};
    for (const [at, word] of kinds.split(" ").filter(Boolean).entries()) {
      const name = word.split(":", 1)[0] ?? word;
      const id = ids[at] ?? "none";
      values[`${name}_id`] = id;
      const kind = kindOf(word);
      values[name] = typeof id === "string" ? (naming?.(kind, id) ?? this.element(kind, id)) : id;
    }
    return values;
  }

  /** The question put to a seat; `naming` may know who of that seat is meant. */
  stage(stage: string, seat: string, naming?: Naming | null): string {
    return this.say(`stage-${stage}`, { seat: naming?.("seat", seat) ?? this.element("seat", seat), seat_id: seat });
  }

  /** A test that an action fails; values called as a kind are ids of elements. */
  reason({ word, values }: Reason): string {
    const named: Values = {};
    for (const [name, text] of Object.entries(values)) {
      named[`${name}_id`] = text;
      named[name] = name in this.catalog.kinds ? this.element(name, text) : text;
    }
    return this.say(`refused-${word}`, named);
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
    for (const kind of ["choice", option.split(".", 1)[0], ...kinds]) {
      const found = this.find(`${kind}-${id}`);
      if (found) return found;
    }
    return id;
  }

  /** A rule as people write it: `5.3/dies` → `ST-5.3`. */
  cite(key: string): string {
    return `${this.catalog.prefix}-${key.split("/", 1)[0]}`;
  }
}

/** `from:space` and `space` are both of kind `space`. */
export function kindOf(word: string): string {
  return word.split(":", 2)[1] ?? word;
}

function isIdentifier(id: string): boolean {
  return /^[A-Za-z0-9_-]+$/.test(id) && /[A-Za-z0-9]/.test(id);
}
