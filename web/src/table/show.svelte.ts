/** Plays a board's effects: what it asks for while events are told one after another. */

import type { Desk } from "./desk.svelte";
import { between, isHeld, type Effect, type Effects, type Flash, type Stretch, type Way } from "./effects";
import { parted } from "./elements";
import { madeOf, type Keyed } from "./events";
import { same } from "./same";

const NONE: Flash[] = [];

/** The marks of each element. */
function marksOf(effects: readonly Effect[]): Map<string, Flash[]> {
  const marks = new Map<string, Flash[]>();
  for (const one of effects) {
    if (one.does === "flash") marks.set(one.of, [...(marks.get(one.of) ?? NONE), one]);
  }
  return marks;
}

export class Show<Event extends Keyed, View> {
  private stretch: Stretch;
  private marks: Map<string, Flash[]>; // those of just now, by element
  private kept = new Map<string, object>(); // how elements were shown last: nothing is drawn again for what is alike

  constructor(
    private desk: Desk<Event, View>,
    private table: Effects<Event, View>,
    usual = 1, // how many times as long as elsewhere an event is shown
  ) {
    this.stretch = $derived({
      told: this.effects(desk.past),
      now: this.effects(desk.telling),
      ahead: this.effects(desk.ahead),
    });
    this.marks = $derived(marksOf(this.stretch.now));
    desk.linger = (told) => this.effects(told).find((one) => one.does === "linger")?.times ?? usual;
  }

  private effects(events: readonly Event[]): Effect[] {
    return events.flatMap((event) => madeOf(this.table, event, this.desk.view) ?? []);
  }

  /** The view before what is being told; null at rest. */
  get before(): View | null {
    return this.desk.before;
  }

  /** Whether an element is still to be shown as it was. */
  held(of: string): boolean {
    return isHeld(this.stretch, of);
  }

  /** How an element is to be shown now; null: not at all. */
  shown<T extends object>(of: string, before: T | null | undefined, after: T | null | undefined): T | null {
    if (!this.before) return after ?? null;
    const now = between(this.stretch, of, before, after);
    if (!now) return null;
    const shown = same(this.kept.get(of), now);
    this.kept.set(of, shown);
    return shown;
  }

  /** All elements to be shown now: those of the view, and those that have yet to leave. */
  all<T extends object>(nameOf: (one: T) => string, before: readonly T[] | undefined, after: readonly T[]): T[] {
    const [then, now] = [before ?? [], after].map((all) => new Map(all.map((one) => [nameOf(one), one])));
    const names = new Set([...now!.keys(), ...then!.keys()]);
    return [...names].flatMap((name) => this.shown(name, then!.get(name), now!.get(name)) ?? []);
  }

  /** What a field was last said to be in this step; undefined where nothing was. */
  latest(of: string, field: string): unknown {
    return this.stretch.told.filter((one) => one.does === "change").findLast((one) => one.of === of && one.field === field)?.to;
  }

  /** The marks an element has just now. */
  flashes(of: string): Flash[] {
    return this.marks.get(of) ?? NONE;
  }
  /** The ids of all elements marked so. */
  marked(look: string): string[] {
    return [...this.marks.values()].flat().filter((one) => one.look === look).map((one) => parted(one.of).id);
  }
  has(of: string, look: string): boolean {
    return this.flashes(of).some((one) => one.look === look);
  }

  /** What goes from one element to another just now. */
  get ways(): Way[] {
    return this.stretch.now.filter((one) => one.does === "way");
  }
}
