/** Shows snapshots one after another, and their events one by one. */

import { SPEEDS, settings } from "../settings.svelte";
import type { Catalog, Snapshot, Told } from "../wire";
import { elementsOfEvent } from "./elements";

interface Step {
  snapshot: Snapshot;
  fresh: Told[];
}

const NOTHING: ReadonlySet<string> = new Set();
const HURRY = 5; // snapshots waiting before the show speeds up

export class Playback {
  shown = $state.raw<Snapshot | null>(null);
  lit = $state.raw<ReadonlySet<string>>(NOTHING);
  last = $state.raw<ReadonlySet<string>>(NOTHING);
  busy = $state(false);
  private waiting: Step[] = [];
  private wake: (() => void) | null = null;

  constructor(
    private catalog: () => Catalog | null,
    private tell: (told: Told[]) => void,
  ) {}

  add(snapshot: Snapshot, fresh: Told[]): void {
    this.waiting.push({ snapshot, fresh });
    if (!this.busy) void this.run();
  }

  /** Straight to the newest snapshot. */
  skip(): void {
    for (const step of this.waiting.splice(0)) this.show(step);
    this.lit = NOTHING;
    this.wake?.();
  }

  /** Forget everything: other eyes look now. */
  clear(): void {
    this.waiting = [];
    this.shown = null;
    this.lit = this.last = NOTHING;
    this.wake?.();
  }

  private show(step: Step): void {
    this.shown = step.snapshot;
    if (step.fresh.length === 0) return;
    this.last = new Set(step.fresh.flatMap((told) => this.elements(told)));
    this.tell(step.fresh);
  }

  private async run(): Promise<void> {
    this.busy = true;
    for (let step = this.waiting.shift(); step; step = this.waiting.shift()) {
      const mine = step.snapshot.legal.length > 0 && (this.shown?.legal.length ?? 0) > 0;
      if (SPEEDS[settings.speed] === 0 || mine || !this.shown) this.show(step);
      else await this.play(step);
    }
    this.busy = false;
  }

  private async play(step: Step): Promise<void> {
    this.shown = step.snapshot;
    if (step.fresh.length > 0) this.last = NOTHING;
    for (const group of groupsOf(step.fresh)) {
      if (this.shown !== step.snapshot) return; // skipped or cleared meanwhile
      this.lit = new Set(group.flatMap((told) => this.elements(told)));
      this.last = new Set([...this.last, ...this.lit]);
      this.tell(group);
      await this.pause(SPEEDS[settings.speed] / (this.waiting.length > HURRY ? 4 : 1));
    }
    this.lit = NOTHING;
  }

  private elements(told: Told): string[] {
    const catalog = this.catalog();
    return catalog ? elementsOfEvent(catalog, told) : [];
  }

  private pause(milliseconds: number): Promise<void> {
    return new Promise((resolve) => {
      const done = (): void => {
        clearTimeout(timer);
        this.wake = null;
        resolve();
      };
      const timer = setTimeout(done, milliseconds);
      this.wake = done;
    });
  }
}

/** Neighbours with the same key happen together: five cards drawn are one step. */
export function groupsOf(told: Told[]): Told[][] {
  const groups: Told[][] = [];
  for (const event of told) {
    const group = groups.at(-1);
    if (group?.[0]?.key === event.key) group.push(event);
    else groups.push([event]);
  }
  return groups;
}
