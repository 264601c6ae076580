/** Shows snapshots one after another, and their events one by one. */

import { SPEEDS, settings } from "../settings.svelte";
import type { Catalog, Snapshot, Told } from "../wire";
import { elementsOfEvent } from "./elements";
import { decode } from "./events";
import { Marks } from "./marks.svelte";

interface Step {
  snapshot: Snapshot;
  fresh: Told[];
  first: number; // of the fresh events, in the log
  before: unknown; // the view until then
}

const NOTHING: readonly string[] = [];
const HURRY = 5; // snapshots waiting before the show speeds up
const BRIEF = 2; // groups of events that need no showing between two questions to oneself
const KEPT = 60; // steps that can be shown again
const LONG_ENOUGH = 900; // milliseconds something shown again stays at least, also without motion

export class Playback {
  shown = $state.raw<Snapshot | null>(null);
  readonly lit = new Marks();
  readonly last = new Marks();
  /** The events that are being shown; all shown of their step so far, those still to come, and the view before them. */
  telling = $state.raw<readonly Told[]>([]);
  past = $state.raw<readonly Told[]>([]);
  ahead = $state.raw<readonly Told[]>([]);
  before = $state.raw<unknown>(null);
  busy = $state(false);
  /** Whether something older is being shown again. */
  again = $state(false);
  private kept: Step[] = [];
  private waiting: Step[] = [];
  private wake: (() => void) | null = null;
  private rush = false;

  constructor(
    private catalog: () => Catalog | null,
    private tell: (told: Told[]) => number, // how many times as long as others they stay
  ) {}

  add(snapshot: Snapshot, fresh: Told[], first = 0): void {
    this.waiting.push({ snapshot, fresh, first, before: null });
    if (!this.busy) void this.run();
  }

  /** Show some events of the log once more, on the table as it was; false: too old. */
  replay(first: number, count: number): boolean {
    const step = this.kept.find((one) => one.first <= first && first < one.first + one.fresh.length);
    if (!step || this.busy) return false;
    void this.playAgain(step, first - step.first, count);
    return true;
  }

  private async playAgain(step: Step, from: number, count: number): Promise<void> {
    const now = this.shown;
    this.busy = this.again = true;
    await this.play(step, from, from + count);
    if (this.shown === step.snapshot) this.shown = now; // not cleared meanwhile
    this.again = false;
    await this.run();
  }

  /** Straight to the newest snapshot; what is skipped is still told. */
  skip(): void {
    this.rush = this.busy;
    this.wake?.();
  }

  /** Forget everything: other eyes look now. */
  clear(): void {
    this.waiting = [];
    this.kept = [];
    this.shown = null;
    this.lit.set(NOTHING);
    this.last.set(NOTHING);
    this.rest();
    this.wake?.();
  }

  private show(step: Step): void {
    this.shown = step.snapshot;
    if (step.fresh.length === 0) return;
    this.last.add(this.elements(step.fresh));
    this.tell(step.fresh);
  }

  /** Before a step: it can be shown again, and the marks stay until the reader decides. */
  private begin(step: Step): void {
    step.before = this.shown?.view ?? null;
    if (step.fresh.length === 0) return;
    if (step.before) this.kept = [...this.kept, step].slice(-KEPT);
    if (this.shown?.legal.length || step.snapshot.eyes < 0) this.last.set(NOTHING); // who watches decides nothing
  }

  private async run(): Promise<void> {
    this.busy = true;
    for (let step = this.waiting.shift(); step; step = this.waiting.shift()) {
      const mine = step.snapshot.legal.length > 0 && (this.shown?.legal.length ?? 0) > 0;
      const brief = mine && groupsOf(step.fresh).length <= BRIEF;
      const still = SPEEDS[settings.speed] === 0 || brief || this.rush;
      this.begin(step);
      if (still || !this.shown?.view) this.show(step); // before the start there is nothing to move
      else await this.play(step);
    }
    this.rush = this.busy = false;
  }

  private async play(step: Step, from = 0, to = step.fresh.length): Promise<void> {
    this.before = step.before;
    this.shown = step.snapshot;
    this.past = step.fresh.slice(0, from);
    this.ahead = step.fresh.slice(from);
    const least = this.again ? LONG_ENOUGH : 0;
    for (const group of groupsOf(step.fresh.slice(from, to))) {
      if (this.shown !== step.snapshot) return; // cleared meanwhile
      this.telling = group;
      this.past = [...this.past, ...group];
      this.ahead = this.ahead.slice(group.length);
      this.lit.set(this.elements(group));
      this.last.add(this.lit);
      const longer = this.tell(group);
      const hurry = this.waiting.length > HURRY ? 4 : 1;
      if (!this.rush) await this.pause(Math.max(least, (SPEEDS[settings.speed] * longer) / hurry));
    }
    this.lit.set(NOTHING);
    this.rest();
  }

  private rest(): void {
    this.telling = this.past = this.ahead = [];
    this.before = null;
  }

  private elements(told: Told[]): string[] {
    const catalog = this.catalog();
    return catalog ? told.flatMap((one) => elementsOfEvent(catalog, decode(catalog, one))) : [];
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
function groupsOf(told: Told[]): Told[][] {
  const groups: Told[][] = [];
  for (const event of told) {
    const group = groups.at(-1);
    if (group?.[0]?.key === event.key) group.push(event);
    else groups.push([event]);
  }
  return groups;
}
