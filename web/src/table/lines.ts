/** The log as people read it: whose turn, then what happened, the same of one kind together. */

import { list } from "../lang.svelte";
import type { Decided, Told } from "../wire";
import type { Words } from "../words";
import { decode, namesOf, valueOf, wordOf, type Keyed } from "./events";

/** Some neighbouring events that are told in one sentence. */
export interface Line {
  first: number; // of its events, in the log
  count: number;
  event: Keyed; // the first one, by which the rule is known
  text: string;
  times: number; // how often the sentence holds
}

/** What a decision led to, and whose it was. */
export interface Turn {
  seat: number; // -1: nobody's, before the first decision
  first: number;
  end: number;
  standIn: string; // the bot that decided for the seat's holder
  actions: number[]; // of the eyes that look: what was decided
}

/** The first event after a seat's own last decision; `asked`: after its last turn, for it is in another one. */
export function since(decided: readonly Decided[], seat: number, end: number, asked = false): number {
  const own = (one: Decided): boolean => one.seat === seat && !one.stand_in;
  const others = asked ? decided.findLastIndex((one) => !own(one)) : decided.length - 1;
  const last = decided.slice(0, others + 1).findLastIndex(own);
  return decided[last + 1]?.first ?? end;
}

/** Some neighbouring events, by their numbers. */
export interface Span {
  first: number;
  end: number;
}

/** Whether a seat's own turn begins in a decision's events; unless a game says by which, it always does. */
export type Begins = (span: Span) => boolean;

export function beginning(told: readonly Told[], keys?: readonly string[]): Begins {
  if (!keys) return () => true;
  return ({ first, end }) => told.slice(first, end).some((one) => keys.includes(one.key));
}

const spanOf = (decided: readonly Decided[], at: number, end: number): Span => ({
  first: decided[at]!.first,
  end: Math.min(end, decided[at + 1]?.first ?? end),
});

/** What a seat's own last decision led to, with what others answered to it. */
export interface Lately extends Span {
  /** Where the seat's own doing ends: what follows, a round's end brought or another's turn. */
  own: number;
}

/** Of the last decision that led to something; `after`: keys of events that nobody's doing leads to. */
export function lately(told: readonly Told[], decided: readonly Decided[], seat: number, begins: Begins, after: readonly string[] = []): Lately | null {
  const doing = ({ first, end }: Span): number => {
    const over = told.slice(first, end).findIndex((one) => after.includes(one.key));
    return over < 0 ? end : first + over;
  };
  const led = (one: Decided, at: number): boolean => one.seat === seat && !one.stand_in && one.first < doing(spanOf(decided, at, told.length));
  const last = decided.findLastIndex(led);
  if (last < 0) return null;
  const span = spanOf(decided, last, told.length);
  for (let at = last + 1; at < decided.length; at++) {
    const next = spanOf(decided, at, told.length);
    if (next.first >= told.length || decided[at]!.seat === seat || begins(next)) break;
    span.end = next.end;
  }
  return { ...span, own: doing(span) };
}

/** Decisions of one seat after another are one turn, and what others answer in it belongs to it. */
export function turnsOf(decided: readonly Decided[], end: number, begins: Begins = () => true): Turn[] {
  const turns: Turn[] = [];
  const start = decided[0]?.first ?? end;
  if (start > 0) turns.push({ seat: -1, first: 0, end: start, standIn: "", actions: [] });
  let begun = false; // the last of them, by an event that says so
  for (const [at, one] of decided.entries()) {
    if (one.first > end) break;
    const last = turns.at(-1);
    const span = spanOf(decided, at, end);
    const begin = begins(span);
    const own = last?.seat === one.seat && last.standIn === one.stand_in;
    if (last && (own || (begun && !begin && !one.stand_in))) {
      last.end = span.end;
      begun ||= begin;
    } else {
      turns.push({ seat: one.seat, ...span, standIn: one.stand_in, actions: [] });
      begun = begin;
    }
    if (one.action >= 0 && turns.at(-1)!.seat === one.seat) turns.at(-1)!.actions.push(one.action);
  }
  return turns.filter((turn) => turn.end > turn.first || turn.standIn);
}

/** Events of one key that differ in their last name at most: four cards drawn by one player. */
function alike(words: Words, one: Keyed, other: Keyed): boolean {
  if (one.key !== other.key) return false;
  return namesOf(words.catalog.events[one.key]).slice(0, -1).every(({ name }) => valueOf(one, name) === valueOf(other, name));
}

/** What is named several times is named once, with its number. */
const counted = (names: readonly string[]): string[] =>
  [...new Set(names)].map((name) => {
    const times = names.filter((one) => one === name).length;
    return times > 1 ? `${times} × ${name}` : name;
  });

/** `draws` of a `seat` and a `card` is told together by `many-draws-seat-card`, if there is such a message. */
function together(words: Words, events: Keyed[]): string | null {
  const [first] = events;
  if (!first) return null;
  const names = namesOf(words.catalog.events[first.key]);
  const last = names.at(-1);
  const key = ["many", wordOf(first.key), ...names.map(({ name }) => name)].join("-");
  const named = last ? events.map((event) => valueOf(event, last.name)).filter((id) => typeof id === "string") : [];
  const known = named.length === events.length;
  const values = { ...words.valuesOf(first), count: events.length, list: last ? list(counted(named.map((id) => words.element(last.kind, id)))) : "" };
  return words.find(known ? key : `${key}.hidden`, values);
}

/** Sentences for the events from one number to another. */
export function linesOf(words: Words, told: readonly Told[], first: number, end: number): Line[] {
  const events = told.slice(first, end).map((one) => decode(words.catalog, one));
  const lines: Line[] = [];
  for (let at = 0; at < events.length; ) {
    const event = events[at]!;
    let next = at + 1;
    while (next < events.length && alike(words, event, events[next]!)) next++;
    const group = events.slice(at, next);
    const text = group.length > 1 ? together(words, group) : null;
    if (text) lines.push({ first: first + at, count: group.length, event, text, times: 1 });
    else lines.push(...repeated(words, group, first + at));
    at = next;
  }
  return lines;
}

/** The same sentence several times is one line. */
function repeated(words: Words, group: Keyed[], first: number): Line[] {
  const lines: Line[] = [];
  for (const [at, event] of group.entries()) {
    const text = words.event(event);
    const last = lines.at(-1);
    if (last?.text === text) {
      last.count++;
      last.times++;
    } else lines.push({ first: first + at, count: 1, event, text, times: 1 });
  }
  return lines;
}

/** A turn as it is told. */
export interface Chapter extends Turn {
  lines: Line[];
}

const MOST = 300; // events drawn at once
const STEP = 100; // of the oldest are let go together

/** The log turn by turn: what did not change since it was last told is the same object, and costs nothing. */
export class Chapters {
  private kept = new Map<number, Chapter>(); // by its first event
  private told: readonly Told[] = [];
  private words: Words | null = null;

  tell(words: Words, told: readonly Told[], decided: readonly Decided[], begins?: Begins): Chapter[] {
    const start = Math.max(0, Math.ceil((told.length - MOST) / STEP) * STEP);
    const chapters = turnsOf(decided, told.length, begins)
      .filter((turn) => turn.end > start)
      .map((turn) => this.chapter(words, told, { ...turn, first: Math.max(start, turn.first) }));
    this.kept = new Map(chapters.map((one) => [one.first, one]));
    this.told = told;
    this.words = words;
    return chapters;
  }

  private chapter(words: Words, told: readonly Told[], turn: Turn): Chapter {
    const old = this.kept.get(turn.first);
    const same = old && words === this.words && this.told[turn.first] === told[turn.first] ? old : null;
    if (same?.end === turn.end && same.seat === turn.seat && same.standIn === turn.standIn && this.told[turn.end - 1] === told[turn.end - 1]) return same;
    const kept = same && turn.end > same.end && this.told[same.end - 1] === told[same.end - 1] ? this.settled(words, same) : [];
    const end = kept.at(-1);
    const from = end ? end.first + end.count : turn.first;
    const known = new Map(same?.lines.map((line) => [line.first, line]));
    const fresh = linesOf(words, told, from, turn.end).map((line) => {
      const former = known.get(line.first);
      return former?.text === line.text && former.count === line.count && former.event === line.event ? former : line;
    });
    const lines = [...kept, ...fresh];
    return { ...turn, lines };
  }

  /** The lines that what comes next is not told together with. */
  private settled(words: Words, { lines }: Chapter): Line[] {
    const last = lines.at(-1);
    return last ? lines.slice(0, lines.findLastIndex(({ event }) => !alike(words, event, last.event)) + 1) : [];
  }
}
