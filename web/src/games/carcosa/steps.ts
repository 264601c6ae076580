/** The nine steps of the End of Round (CA-6.1), and what happened in each. */

import { ruleOf } from "../../table/events";
import type { Event } from "./events";

type Rule = Event["key"] extends infer Key ? (Key extends `${infer Rule}/${string}` ? Rule : never) : never;

/** Rules whose events belong to a step; of chapters 8 and 10 all do, but who gets free may do so in any. */
const STEPS: Record<number, Rule[]> = {
  0: ["8.20"],
  1: ["6.1", "6.2"],
  2: ["6.3", "6.4", "13.8"],
  3: ["6.5", "6.6"],
  4: ["6.7", "6.8", "6.9", "7.4"],
  6: ["9.11", "9.13", "9.14", "9.24", "13.9"],
  7: ["6.12"],
  8: ["6.13"],
};
const STEP_OF = new Map<string, number>([
  ...Object.entries(STEPS).flatMap(([step, rules]) => rules.map((rule) => [rule, Number(step)] as const)),
  ["8", 5],
  ["10", 9],
]);
/** The rule of each step. */
export const STEP_RULES = ["6.2", "6.4", "6.5", "6.7", "6.10", "6.11", "6.12", "6.13", "6.14"];

export const chapterOf = (key: string): string => key.split(".", 1)[0] ?? "";

function stepAfter(step: number, { key }: Event): number {
  if (key === "1.1/round") return 0;
  if (key === "6.1/ends") return 1;
  const found = STEP_OF.get(ruleOf(key)) ?? STEP_OF.get(chapterOf(key)) ?? step;
  return step > 0 ? Math.max(step, found) : 0;
}

/** The step that is being told; 0 outside the End of Round. */
export function stepTold(from: number, past: readonly Event[]): number {
  return past.reduce(stepAfter, from);
}

export interface RoundEnd {
  round: number;
  /** Whether the next round, or the end of the match, has been told. */
  done: boolean;
  steps: Event[][];
}

/** The last End of Round that was told; null before the first. */
export function lastEnd(told: readonly Event[]): RoundEnd | null {
  const from = told.findLastIndex((one) => one.key === "6.1/ends");
  const first = told[from];
  if (first?.key !== "6.1/ends") return null;
  const steps: Event[][] = STEP_RULES.map(() => []);
  let step = 1;
  let waiting: Event[] = []; // who suffers for whom is said before the loss
  for (const one of told.slice(from + 1)) {
    if (one.key === "1.1/round") break;
    waiting.push(one);
    if (one.key === "11.2/suffers") continue;
    step = stepAfter(step, one);
    steps[step - 1]?.push(...waiting);
    waiting = [];
  }
  const done = told.slice(from).some(({ key }) => key === "1.1/round" || chapterOf(key) === "10");
  return { round: first.round, done, steps };
}
