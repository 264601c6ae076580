/** The nine steps of the End of Round (CA-6.1), and what happened in each. */

import type { Told } from "../../wire";
import type { Words } from "../../words";
import { change, read, type Happening } from "./happening";

/** Chapters and rules whose events belong to a step. */
const STEPS: [RegExp, number][] = [
  [/^6\.1$/, 1],
  [/^6\.2$/, 1],
  [/^(6\.[34]|13\.8)$/, 2],
  [/^6\.[56]$/, 3],
  [/^(6\.[789]|7\.4)$/, 4],
  [/^8\./, 5],
  [/^(9\.1[134]|13\.9|9\.24)$/, 6],
  [/^6\.12$/, 7],
  [/^6\.13$/, 8],
  [/^10\./, 9],
];
/** The rule of each step. */
export const STEP_RULES = ["6.2", "6.4", "6.5", "6.7", "6.10", "6.11", "6.12", "6.13", "6.14"];
const BEGINS = "6.1/ends";
const NEXT = "1.1/round";

function stepAfter(step: number, rule: string): number {
  if (rule === "1.1") return 0;
  if (rule === "6.1") return 1;
  return step > 0 ? Math.max(step, STEPS.find(([pattern]) => pattern.test(rule))?.[1] ?? step) : 0;
}

/** The step that is being told; 0 outside the End of Round. */
export function stepTold(from: number, past: Happening[]): number {
  return past.reduce((step, { rule }) => stepAfter(step, rule), from);
}

export interface RoundEnd {
  round: number;
  /** Whether the next round, or the end of the match, has been told. */
  done: boolean;
  steps: { told: Told[]; happenings: Happening[] }[];
}

/** The last End of Round that was told; null before the first. */
export function lastEnd(words: Words, told: readonly Told[]): RoundEnd | null {
  const from = told.findLastIndex((one) => one.key === BEGINS);
  if (from < 0) return null;
  const steps: RoundEnd["steps"] = STEP_RULES.map(() => ({ told: [], happenings: [] }));
  let step = 1;
  let waiting: Told[] = []; // who suffers for whom is said before the loss
  for (const one of told.slice(from + 1)) {
    if (one.key === NEXT) break;
    if (one.key === "11.2/suffers") {
      waiting.push(one);
      continue;
    }
    const happening = read(words, one);
    step = stepAfter(step, happening.rule);
    const found = steps[step - 1];
    found?.told.push(...waiting, one);
    found?.happenings.push(happening);
    waiting = [];
  }
  const done = told.slice(from).some((one) => one.key === NEXT || one.key.startsWith("10."));
  return { round: told[from]?.numbers[0] ?? 0, done, steps };
}

/** Sanity lost and gained in a step, all souls together. */
export function balance(happenings: Happening[]): number {
  return happenings.reduce((sum, one) => sum + (change(one)?.by ?? 0), 0);
}
