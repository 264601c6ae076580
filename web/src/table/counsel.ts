/** A hint in words: the mirror of `sobremesa/terminal/hints.py`. */

import type { Advice, Expected } from "../wire";
import type { Words } from "../words";

const HOW: Record<string, string> = { search: "advice-search", look: "advice-look" };

const [CLEAR, EARNEST] = [0.6, 0.2]; // of a bot's tries

export const percent = (part: number): number => Math.round(100 * part);

/** How much of its thought a bot gave to an answer; "" where it does not search. */
export function share(words: Words, advice: Advice, visits: number): string {
  if (advice.how !== "search") return "";
  if (visits === 0) return words.say("advice-glance");
  const part = visits / advice.simulations;
  return words.say("advice-share", { weight: part >= CLEAR ? "most" : part >= EARNEST ? "some" : "little" });
}

export function how(words: Words, advice: Advice): string {
  return words.say(HOW[advice.how] ?? "advice-own", { count: advice.simulations });
}

/** Whether all at the table win together. */
export const together = (advice: Advice, seats: number): boolean => seats > 1 && advice.side.length === seats;

/** Before the choice and after it, of whoever wins with the reader. */
export function chances(words: Words, advice: Advice, seats: number): string {
  const whose = together(advice, seats) ? "all" : advice.side.length > 1 ? "team" : "one";
  const after = percent(advice.advice[0]?.worth ?? 0);
  if (advice.considered === 1) return words.say("advice-only", { whose, after });
  return words.say("advice-chances", { whose, before: percent(advice.before), after });
}

/** The decisions of a line, one seat's in a row together. */
export function runs(line: readonly Expected[]): Expected[][] {
  const found: Expected[][] = [];
  for (const step of line) {
    const last = found.at(-1);
    if (last?.[0]?.seat === step.seat) last.push(step);
    else found.push([step]);
  }
  return found;
}

/** The rivals' worst answer; where there is none, what bad luck would do. */
export function fear(words: Words, advice: Advice, seats: number, name: (seat: number) => string): string {
  const low = percent(advice.low);
  const [first] = advice.feared;
  if (advice.side.length === seats) return words.say("advice-fate", { low });
  if (!first) return words.say(advice.answers > 0 ? "advice-luck" : "advice-unanswered", { low });
  const worth = percent(first.worth);
  const expected = advice.line.some((step) => step.seat === first.seat && step.action === first.action && step.visits === first.visits);
  if (expected) return words.say("advice-feared-too", { worth });
  const what = advice.feared.map(({ action }) => words.action(action)).join(" · ");
  return words.say("advice-feared", { who: name(first.seat), what, worth });
}
