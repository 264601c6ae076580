/** What a board is told: which elements can be chosen, which are lit, and why.

A board shows a view and reports clicks; it decides nothing. */

import { getContext, setContext } from "svelte";
import type { Reason, RulebookPage, TableCard, Told } from "../wire";
import type { Naming, Words } from "../words";
import { byElement, elementsOfAction, elementsOfEvent, parted } from "./elements";
import { decode, type Keyed } from "./events";
import type { Playback } from "./playback.svelte";

export interface Picking {
  element: string;
  actions: number[];
  anchor: DOMRect;
}

interface Source {
  words: () => Words;
  rules: () => RulebookPage | null;
  table: () => TableCard;
  eyes: () => number;
  view: () => unknown;
  legal: () => number[];
  playback: () => Pick<Playback, "lit" | "last" | "past" | "telling" | "ahead" | "before">;
  worth: () => ReadonlyMap<number, number>;
  told: () => readonly Told[];
  why: (action: number) => Promise<Reason[]>;
  play: (action: number) => void;
  showRule: (rule: string) => void;
}

/** Each game knows the types of its own events and view: the server sends no others. */
export class Desk<Event extends Keyed = Keyed, View = unknown> {
  picking = $state.raw<Picking | null>(null);
  /** The element the pointer or the focus is on: boards may preview what would happen. */
  near = $state("");
  /** How many times as long as others some events are shown: a board may set it. */
  linger(_events: readonly Event[]): number {
    return 1;
  }
  /** A board's names for what stands at a place now, in sentences about actions. */
  naming = $state.raw<Naming | null>(null);
  private recalled = $state.raw<ReadonlySet<string>>(new Set());
  private open: Map<string, number[]>;
  private worths: Map<string, number>;

  constructor(private source: Source) {
    this.open = $derived(byElement(source.words().catalog, source.legal()));
    this.worths = $derived(this.worthOfElements());
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

  /** An action as a sentence. */
  say(action: number): string {
    return this.words.action(action, this.naming);
  }

  actions(kind: string, id: string): number[] {
    return this.open.get(`${kind}:${id}`) ?? [];
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
  /** The bot's estimate of the best action that names an element, 0 to 1. */
  worth(kind: string, id: string): number | undefined {
    return this.worths.get(`${kind}:${id}`);
  }

  /** The bot's estimate of one action. */
  worthOf(action: number): number | undefined {
    return this.source.worth().get(action);
  }

  private worthOfElements(): Map<string, number> {
    const best = new Map<string, number>();
    for (const [action, worth] of this.source.worth()) {
      for (const element of elementsOfAction(this.words.catalog, action)) {
        best.set(element, Math.max(worth, best.get(element) ?? 0));
      }
    }
    return best;
  }

  /** Later: a blur may come while the page is being changed. */
  approach(element: string): void {
    queueMicrotask(() => (this.near = element));
  }

  /** A click on an element: plays its only action, or asks which one is meant. */
  choose(kind: string, id: string, node: Element, actions = this.actions(kind, id)): void {
    const [only] = actions;
    if (only === undefined) return;
    if (actions.length === 1) this.play(only);
    else this.picking = { element: `${kind}:${id}`, actions, anchor: node.getBoundingClientRect() };
  }

  play(action: number): void {
    this.picking = null;
    this.source.play(action);
  }

  /** Which tests of the rules an action fails now; nothing if there is no telling. */
  why(action: number): Promise<Reason[]> {
    return this.source.why(action);
  }

  /** A line of the log is looked at: light up what it names. */
  recall(event: Keyed | null): void {
    const named = event ? elementsOfEvent(this.words.catalog, event) : [];
    queueMicrotask(() => (this.recalled = new Set(named)));
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
