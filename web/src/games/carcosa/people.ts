/** A soul in words. */

import type { Tip } from "../../tip.svelte";
import type { Words } from "../../words";
import { conditions, counted, label, likeOf, ROLE_RULES, soulName } from "./names";
import type { SoulView } from "./view";

export const minus = (value: number): string => String(value || 0).replace("-", "−");

export function soulLines(words: Words, soul: SoulView): string[] {
  const lines = [
    words.say("carcosa-sanity", { now: minus(soul.sanity), maximum: soul.maximum }),
    words.say(soul.expected <= soul.lowest && soul.sanity > soul.lowest ? "carcosa-expected-fall" : "carcosa-expected", { value: minus(soul.expected) }),
    ...conditions(words, soul).map(({ name, left }) => (left ? `${name} (${left})` : name)),
  ];
  const things = counted(words, "item", soul.items);
  if (soul.book) things.push(words.element("card", "book"));
  if (soul.crown) things.push(words.say("carcosa-crown"));
  if (soul.ring) things.push(words.say("carcosa-ring"));
  if (things.length) lines.push(words.say("carcosa-carries", { things: things.join(", ") }));
  if (soul.guard !== "none") lines.push(words.say("carcosa-guards", { soul: soul.guard }));
  return lines;
}

export function soulLabel(words: Words, soul: SoulView): string {
  return label(soulName(words, soul), words.element("node", soul.node), ...soulLines(words, soul));
}

export function soulTip(words: Words, soul: SoulView): Tip {
  return {
    title: soulName(words, soul),
    text: words.explain("role", soul.role),
    lines: soulLines(words, soul),
    rule: words.cite(ROLE_RULES[likeOf(words, soul.role)] ?? "11.1"),
  };
}

/** What it could do if its turn were now: the actions, as sentences. */
export function couldDo(words: Words, soul: SoulView): { action: number; line: string }[] {
  const actions = soul.options.map((text) => words.catalog.texts.indexOf(text));
  return actions.map((action) => ({ action, line: words.action(action) }));
}
