/** Turning points in words: the mirror of `sobremesa/analysis/words.py`. */

import type { Analysis, Turn } from "../wire";
import type { Words } from "../words";

const ALIKE = 0.005; // of a chance: no difference that anybody sees

export const percent = (chance: number): number => Math.round(100 * chance);

/** Seats whose chances are always the same are one side. */
export function sidesOf({ seats, chances }: Analysis): number[][] {
  const sides: number[][] = [];
  for (const seat of seats.keys()) {
    const mates = sides.find(([one = 0]) => chances.every((at) => Math.abs((at[one] ?? 0) - (at[seat] ?? 0)) < ALIKE));
    if (mates) mates.push(seat);
    else sides.push([seat]);
  }
  return sides;
}

/** Whose chance it is: a seat's, a team's, or everyone's. */
export function sideName(words: Words, analysis: Analysis, side: number[]): string {
  if (side.length === analysis.seats.length && side.length > 1) return words.say("analysis-everyone");
  return side.map((seat) => words.element("seat", analysis.seats[seat] ?? "")).join(" + ");
}

function keyOf({ kind, by }: Turn): string {
  if (kind !== "luck") return `analysis-${kind}`;
  return by > 0 ? "analysis-lucky" : "analysis-unlucky";
}

/** By what stood then where an action points: `Action 1 · Target Null Agent (2c)`. */
export function told(words: Words, action: number, { here }: Analysis["decisions"][number]): string {
  return words.action(action, (kind, id) => {
    const [what = "", which = ""] = (here[`${kind}:${id}`] ?? "").split(":");
    return which ? `${words.element(what, which)} (${id})` : null;
  });
}

/** A whole move as far as a decision: `Play Plant · In S2`. */
function move(words: Words, { decisions }: Analysis, number: number): string {
  let at = number - 1;
  while (at > 0 && !decisions[at]!.begins && decisions[at]!.seat === decisions[at - 1]!.seat) at--;
  return decisions.slice(at, number).map((one) => told(words, one.action, one)).join(" · ");
}

export function sentence(words: Words, analysis: Analysis, turn: Turn): string {
  const one = analysis.decisions[turn.number - 1];
  if (!one) return "";
  const side = sidesOf(analysis).find((seats) => seats.includes(turn.seat)) ?? [turn.seat];
  return words.say(keyOf(turn), {
    number: turn.number,
    seat: words.element("seat", analysis.seats[one.seat] ?? ""),
    whose: sideName(words, analysis, side),
    action: move(words, analysis, turn.number),
    best: told(words, one.best < 0 ? one.action : one.best, one),
    before: percent(one.before[turn.seat] ?? 0),
    decided: percent(one.decided[turn.seat] ?? 0),
    settled: percent(one.settled[turn.seat] ?? 0),
    worth: percent(one.worth),
    hoped: percent(one.hoped),
  });
}
