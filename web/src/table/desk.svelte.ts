/** What a board is told: which elements can be chosen, which are lit, and why.

A board shows a view and reports clicks; it decides nothing. */

import { getContext, setContext } from "svelte";
import type { Reason, RulebookPage, TableCard, Told } from "../wire";
import type { Naming, Words } from "../words";
import { answersOf, byElement, elementsOfAction, elementsOfEvent, parted } from "./elements";
import { decode, type Keyed } from "./events";
import { doubtful, likely, type Manners } from "./manners";
import { Marks } from "./marks.svelte";
import type { Playback } from "./playback.svelte";
import { foremost, type Against } from "./refusals";

export interface Picking {
  element: string;
  actions: number[];
  anchor: DOMRect;
  /** What one may have meant instead, and cannot do now. */
  missed: number[];
}

/** An action that is worth a button, and what the button says. */
export interface Shortlisted {
  action: number;
  label: string;
}

/** A hint's place among a bot's best answers, from 1, and what it expects of it, 0 to 1. */
export interface Hinted {
  rank: number;
  worth: number;
}

/** An answer that cannot be given now, and all that is against it. */
export interface Barred {
  action: number;
  reasons: Reason[];
}

/** What is against the actions that name an element. */
export interface Refusal extends Against {
  element: string;
}

const NONE: number[] = []; // the same for all, so that nothing is drawn again for it
const ASKED = 4; // actions of an element of which the reasons are asked for

interface Source {
  words: () => Words;
  rules: () => RulebookPage | null;
  table: () => TableCard;
  eyes: () => number;
  view: () => unknown;
  stage: () => string;
  legal: () => number[];
  playback: () => Pick<Playback, "past" | "telling" | "ahead" | "before"> & Record<"lit" | "last", Pick<Marks, "has">>;
  /** A hint's answers, best first. */
  worth: () => ReadonlyMap<number, number>;
  told: () => readonly Told[];
  why: (action: number) => Promise<Reason[]>;
  play: (action: number) => void;
  showRule: (rule: string) => void;
  manners?: () => Manners;
  /** Whether what ends something asks once more. */
  careful?: () => boolean;
  /** Something is being chosen: a hint is no longer waited for. */
  busy?: () => void;
}

/** Each game knows the types of its own events and view: the server sends no others. */
export class Desk<Event extends Keyed = Keyed, View = unknown> {
  picking = $state.raw<Picking | null>(null);
  refusal = $state.raw<Refusal | null>(null);
  /** An answer that waits for a second thought; -1: none. */
  doubted = $state(-1);
  /** How many boards still play something out after the last event was told. */
  holds = $state(0);
  /** The element the pointer or the focus is on: boards may preview what would happen. */
  near = $state("");
  /** What a lesson points at: boards mark what has no element of its own, such as points. */
  pointed = $state.raw<readonly string[]>([]);
  /** The answer a lesson waits for: elements that can give it say so; -1: none. */
  awaited = $state(-1);
  /** How many times as long as others some events are shown: a board may set it. */
  linger(_events: readonly Event[]): number {
    return 1;
  }
  /** Where the board itself is the list: the few actions that get a button all the same. */
  shortlist = $state.raw<readonly Shortlisted[] | null>(null);
  /** A board's own names for what stands at a place now, in sentences about actions. */
  private called = $state.raw<Naming | null>(null);
  private named: Naming | null; // as the game names what the view shows
  private recalled = new Marks();
  private open: Map<string, number[]>;
  private answers: Map<string, number[]>; // legal or not, to the question that is asked
  private all: Map<string, number[]>; // to any question
  private ranks: Map<number, Hinted>; // by action
  private hints: Map<string, Hinted>; // by element

  constructor(private source: Source) {
    this.open = $derived(byElement(source.words().catalog, source.legal()));
    this.answers = $derived(byElement(source.words().catalog, answersOf(source.words().catalog, source.stage())));
    this.all = $derived(byElement(source.words().catalog, [...source.words().catalog.texts.keys()]));
    this.ranks = $derived(new Map([...source.worth()].map(([action, worth], at) => [action, { rank: at + 1, worth }])));
    this.hints = $derived(this.hintsOfElements());
    this.named = $derived(source.view() == null ? null : (source.manners?.().naming?.(source.view(), source.words()) ?? null));
  }

  /** What the game says of its answers. */
  get manners(): Manners {
    return this.source.manners?.() ?? {};
  }
  get naming(): Naming | null {
    return this.called ?? this.named;
  }
  set naming(names: Naming | null) {
    this.called = names;
  }
  /** Who sits there, as the board calls them. */
  seatName(id: string): string {
    return this.named?.("seat", id) ?? this.words.element("seat", id);
  }

  get words(): Words {
    return this.source.words();
  }
  get table(): TableCard {
    return this.source.table();
  }
  get eyes(): number {
    return this.source.eyes();
  }
  get view(): View {
    return this.source.view() as View;
  }
  get asked(): boolean {
    return this.source.legal().length > 0;
  }

  /** The actions that are listed, in their order; all others are chosen on the board. */
  get listed(): number[] {
    const legal = this.source.legal();
    if (!this.shortlist) return legal;
    const open = new Set(legal);
    const short = this.shortlist.map(({ action }) => action).filter((action) => open.has(action));
    const advised = legal.filter((action) => this.source.worth().has(action));
    return [...new Set([...short, ...this.bare, ...advised])];
  }
  /** An action as a sentence. */
  say(action: number): string {
    return this.shortlist?.find((one) => one.action === action)?.label ?? this.words.action(action, this.naming);
  }

  actions(kind: string, id: string): number[] {
    return this.open.get(`${kind}:${id}`) ?? NONE;
  }
  /** Actions that name no element: only a button can stand for them. */
  get bare(): number[] {
    return this.source.legal().filter((action) => elementsOfAction(this.words.catalog, action).length === 0);
  }
  /** All elements that can be chosen now. */
  openElements(): { kind: string; id: string }[] {
    return [...this.open.keys()].map(parted);
  }
  /** The element of a kind that the pointer or the focus is on; "" for none. */
  nearest(kind: string): string {
    const near = parted(this.near);
    return near.kind === kind ? near.id : "";
  }
  lit(kind: string, id: string): boolean {
    return this.source.playback().lit.has(`${kind}:${id}`) || this.recalled.has(`${kind}:${id}`);
  }
  last(kind: string, id: string): boolean {
    return this.source.playback().last.has(`${kind}:${id}`);
  }
  /** The events that are being shown now: boards may play them out. */
  get telling(): readonly Event[] {
    return this.decode(this.source.playback().telling);
  }
  /** What has been shown of the same step, with these; and what is going to be. */
  get past(): readonly Event[] {
    return this.decode(this.source.playback().past);
  }
  get ahead(): readonly Event[] {
    return this.decode(this.source.playback().ahead);
  }
  /** All that has been shown so far, the oldest first. */
  get told(): readonly Event[] {
    return this.decode(this.source.told());
  }
  /** The view as it was before these events; null at rest. */
  get before(): View | null {
    return this.source.playback().before as View | null;
  }
  decode(told: readonly Told[]): Event[] {
    return told.map((one) => decode(this.words.catalog, one));
  }
  /** The bot's best answer that names an element. */
  hint(kind: string, id: string): Hinted | undefined {
    return this.hints.get(`${kind}:${id}`);
  }

  /** What the bot thinks of one action. */
  hintOf(action: number): Hinted | undefined {
    return this.ranks.get(action);
  }

  private hintsOfElements(): Map<string, Hinted> {
    const best = new Map<string, Hinted>();
    for (const [action, hint] of this.ranks) {
      for (const element of elementsOfAction(this.words.catalog, action)) {
        if (!best.has(element)) best.set(element, hint);
      }
    }
    return best;
  }

  /** Later: a blur may come while the page is being changed. */
  approach(element: string): void {
    queueMicrotask(() => (this.near = element));
  }

  /** A click on an element: plays its only action, or asks which one is meant.

  Where all that is left is not what a click on it usually means, it is asked as well;
  `some`: a board has a place of its own for these, so they are meant. */
  choose(kind: string, id: string, node: Element, some?: number[]): void {
    const actions = some ?? this.actions(kind, id);
    const [only] = actions;
    const missed = some ? [] : this.missed(kind, id);
    if (only === undefined) void this.explain(kind, id);
    else if (actions.length === 1 && !missed.some((action) => action < only)) this.play(only);
    else {
      this.source.busy?.();
      this.picking = { element: `${kind}:${id}`, actions, anchor: node.getBoundingClientRect(), missed };
    }
  }

  /** Answers of other sorts with an element, one of each, that cannot be given now. */
  private missed(kind: string, id: string): number[] {
    const legal = new Set(this.actions(kind, id));
    const verbs = new Set([...legal].map((action) => this.words.verb(action)));
    const found = new Map<string, number>();
    for (const action of this.answers.get(`${kind}:${id}`) ?? []) {
      const verb = this.words.verb(action);
      if (!verbs.has(verb) && !found.has(verb)) found.set(verb, action);
    }
    return [...found.values()].slice(0, ASKED);
  }

  /** The same, with what is against each. */
  async barred(kind: string, id: string): Promise<Barred[]> {
    if (!this.asked) return [];
    const found = await Promise.all(this.missed(kind, id).map(async (action) => ({ action, reasons: await this.why(action) })));
    const never = new Set(this.source.manners?.().never);
    return found.filter(({ reasons }) => reasons.length > 0 && !reasons.some(({ word }) => never.has(word)));
  }

  /** Why an element cannot be chosen; at the least, that the question is another one. */
  async explain(kind: string, id: string): Promise<void> {
    const against = await this.against(kind, id);
    this.refusal = against.reasons.length > 0 ? { element: `${kind}:${id}`, ...against } : null;
  }

  /** What is against an element as an answer: of its actions the one that lacks least comes first. */
  async against(kind: string, id: string): Promise<Against> {
    const element = `${kind}:${id}`;
    const actions = this.answers.get(element)?.slice(0, ASKED) ?? this.all.get(element)?.slice(0, 1) ?? [];
    if (!this.asked || actions.length === 0) return foremost([]);
    return foremost(await Promise.all(actions.map((action) => this.why(action))));
  }

  private grave = (action: number): boolean => this.source.manners?.().grave?.includes(this.words.verb(action)) ?? false;

  /** The answer among the bare ones that one most likely wants; -1: none more than others. */
  get likely(): number {
    return likely(this.bare, this.source.legal(), this.grave);
  }

  /** An answer; what gives up others is only meant when it is given twice.

  `clicks`: how many in a row, as a click event counts them: a double click is one thought. */
  play(action: number, clicks = 1): void {
    this.picking = this.refusal = null;
    if (clicks > 1 && this.doubted >= 0) return; // wherever the button was moved to
    const sure = this.doubted === action;
    this.doubted = -1;
    if (!sure && this.source.careful?.() && doubtful(action, this.source.legal(), this.grave)) {
      this.doubted = action;
      this.source.busy?.();
    } else this.source.play(action);
  }

  /** A board plays something out beyond the events; the result waits until it lets go. */
  hold(): () => void {
    this.holds++;
    let held = true;
    return () => {
      if (held) this.holds--;
      held = false;
    };
  }

  /** Which tests of the rules an action fails now; nothing if there is no telling. */
  why(action: number): Promise<Reason[]> {
    return this.source.why(action);
  }

  /** A line of the log is looked at: light up what it names. */
  recall(event: Keyed | null): void {
    const named = event ? elementsOfEvent(this.words.catalog, event) : [];
    queueMicrotask(() => this.recalled.set(named));
  }

  /** Actions are spoken of: light up what they name. */
  point(actions: readonly number[]): void {
    const named = actions.flatMap((action) => elementsOfAction(this.words.catalog, action));
    queueMicrotask(() => this.recalled.set(named));
  }

  /** Into sight with what an event names, the last of it first: places rather than players. */
  find(event: Keyed): void {
    const shown = elementsOfEvent(this.words.catalog, event).reverse();
    const node = shown.map((element) => document.querySelector(`.board [data-element="${CSS.escape(element)}"]`)).find(Boolean);
    node?.scrollIntoView({ block: "nearest", inline: "nearest" });
    this.recall(event);
  }

  showRule(rule: string): void {
    this.source.showRule(rule);
  }

  rule(id: string): RulebookPage["rules"][number] | undefined {
    return this.source.rules()?.rules.find((rule) => rule.id === id);
  }
}

const KEY = Symbol("desk");
export const setDesk = (desk: Desk): Desk => setContext(KEY, desk);
export const getDesk = <Event extends Keyed = Keyed, View = unknown>(): Desk<Event, View> => getContext(KEY);
