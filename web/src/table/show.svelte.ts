/** Plays a board's effects: what it asks for while events are told one after another. */

import type { Desk } from "./desk.svelte";
import { between, isHeld, type Effect, type Effects, type Flash, type Stretch, type Way } from "./effects";
import { parted } from "./elements";
import { madeOf, type Keyed } from "./events";

export class Show<Event extends Keyed, View> {
  private stretch: Stretch;

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
    return this.before ? between(this.stretch, of, before, after) : (after ?? null);
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
    return this.stretch.now.filter((one): one is Flash => one.does === "flash" && one.of === of);
  }
  /** The ids of all elements marked so. */
  marked(look: string): string[] {
    return this.stretch.now.filter((one) => one.does === "flash").filter((one) => one.look === look).map((one) => parted(one.of).id);
  }
  has(of: string, look: string): boolean {
    return this.flashes(of).some((one) => one.look === look);
  }

  /** What goes from one element to another just now. */
  get ways(): Way[] {
    return this.stretch.now.filter((one) => one.does === "way");
  }
}
