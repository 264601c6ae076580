/** A puzzle at a table: each answer is judged by the chances that were proved.

Its steps are the first decisions of the match, so the match knows how far it is. */

import { announce } from "../announce.svelte";
import * as api from "../api";
import { t } from "../lang.svelte";
import { settings } from "../settings.svelte";
import type { PuzzlePage, PuzzleStep, Snapshot } from "../wire";
import { exact, worth } from "./chance";
import type { Place } from "./open";

export class Quiz {
  page = $state.raw<PuzzlePage | null>(null);
  /** What was said to the last answer; "" before it. */
  said = $state("");
  right = $state(false);
  /** The solution is shown: solved, or given up. */
  open = $state(false);
  private left = $state(false); // as good an answer as the solution's, on another way
  readonly count = $derived(this.page?.steps.length ?? 0);

  constructor(
    readonly place: Place,
    private shown: () => Snapshot | null,
  ) {
    $effect(() => void api.puzzle(place.game, place.number, settings.lang).then((page) => (this.page = page)));
  }

  /** The decision that is asked for; null when the puzzle is behind. */
  get step(): PuzzleStep | null {
    const shown = this.shown();
    const step = this.left || !shown ? undefined : this.page?.steps[shown.decisions];
    return step && shown?.legal.includes(step.do) ? step : null;
  }
  get over(): boolean {
    return this.left || (this.shown()?.decisions ?? 0) >= this.count;
  }

  /** Whether an answer may be given: a wrong one is told, and can be taken again. */
  allows(action: number): boolean {
    const step = this.step;
    if (!step || this.open) return true;
    const chances = new Map(step.chances.map((one) => [one.action, one.chance]));
    const [mine, best] = [chances.get(action) ?? "0", chances.get(step.do) ?? "0"];
    this.right = worth(mine) >= worth(best);
    const last = this.page?.steps.at(-1) === step;
    if (this.right && action !== step.do) this.left = true;
    if (this.right && (last || this.left)) this.open = true;
    const key = !this.right ? "puzzle-wrong" : this.open ? "puzzle-right" : "puzzle-goes-on";
    this.said = t(key, { chance: exact(mine), best: exact(best) });
    announce(this.said);
    return this.right;
  }
}
