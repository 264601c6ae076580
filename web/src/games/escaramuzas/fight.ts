/** The last attack as it was told: its dice, and the answer to each hit.

A panel shows it whole, long after its events: it is read from the log. */

import { madeOf, type ByKey } from "../../table/events";
import type { Event } from "./events";
import { keyOf, otherSide } from "./names";
import type { Change, View } from "./view";

export interface Die {
  die: number;
  modifier: number;
  value: number;
  needed: number;
  look: "critical" | "exito" | "hits" | "misses";
}

export interface Answer {
  dice: { die: number; modifier: number; value: number }[];
  /** What came of it; "" while it is open. */
  end: "evaded" | "caught" | "taken" | "cancelled" | "delayed" | "";
}

export interface Who {
  side: string;
  id: string;
}

export interface Fight {
  attacker: Who;
  target: Who;
  close: boolean;
  /** What made each die count more or less. */
  changes: Change[];
  dice: Die[];
  answers: Answer[];
  wounds: { unit: Who; die: number; grave: boolean; points: number }[];
  panics: Who | null;
  out: Who[];
}

/** The last attack of this activation or the one before it; null if there was none. */
export function lastFight(told: readonly Event[], view: View): Fight | null {
  let activations = 0;
  for (let from = told.length - 1; from >= 0; from--) {
    const event = told[from]!;
    if (event.key === "5.9/ends" || (event.key === "5.5/activates" && ++activations > 1)) return null;
    if (event.key !== "7.2/shoots" && event.key !== "8.1/fights") continue;
    const fight: Fight = {
      attacker: { side: event.side, id: event.label },
      target: { side: otherSide(view, event.side), id: event.target },
      close: event.key === "8.1/fights",
      changes: [],
      dice: [],
      answers: [],
      wounds: [],
      panics: null,
      out: [],
    };
    for (const one of told.slice(from + 1)) madeOf(FOLLOW, one, fight);
    fight.dice.sort((a, b) => rank(b) - rank(a));
    return fight;
  }
  return null;
}

/** What was told since the last round ended, as long as a side has not acted since ("": no side has). */
export function endOfRound(told: readonly Event[], side: string): Event[] {
  const end = told.findLastIndex(({ key }) => key === "5.9/ends");
  const since = end < 0 ? [] : told.slice(end);
  return since.some((event) => event.key === "5.5/activates" && (!side || event.side === side)) ? [] : since;
}

/** The order hits are answered in: natural sixes, then by value; misses and ones after them. */
function rank({ look, value }: Die): number {
  return { exito: 100, hits: 50 + value, misses: value, critical: -1 }[look];
}

const LOOKS: Partial<Record<Event["key"], Die["look"]>> = { "8.2/critical": "critical", "8.2/exito": "exito", "8.3/hits": "hits", "8.3/misses": "misses" };

/** What an attack die that is told came to. */
export const dieOf = (event: Event): Die["look"] | undefined => LOOKS[event.key];

const who = ({ side, label }: { side: string; label: string }): Who => ({ side, id: label });
const throws = (look: Die["look"]) => ({ die, modifier, value, needed }: Omit<Die, "look">, fight: Fight): void => void fight.dice.push({ die, modifier, value, needed, look });
const answers = (end: Answer["end"]) => (_: unknown, fight: Fight): void => void fight.answers.push({ dice: [], end });
function ends(end: Answer["end"]) {
  return (_: unknown, fight: Fight): void => {
    const open = fight.answers.at(-1);
    if (open) open.end = end;
  };
}

const FOLLOW: ByKey<Event, void, [Fight]> = {
  "7.3/cover": ({ penalty }, fight) => void fight.changes.push({ cause: "cover", amount: -penalty }),
  "8.3/aim": ({ gain }, fight) => void fight.changes.push({ cause: "aim", amount: gain }),
  "8.3/counter": ({ penalty }, fight) => void fight.changes.push({ cause: "counter", amount: -penalty }),
  "8.2/critical": throws("critical"),
  "8.2/exito": throws("exito"),
  "8.3/hits": throws("hits"),
  "8.3/misses": throws("misses"),
  "8.5/takes": answers("taken"),
  "8.6/rolls": ({ die, modifier, value }, fight) => {
    if (fight.answers.at(-1)?.end !== "") fight.answers.push({ dice: [], end: "" });
    fight.answers.at(-1)!.dice.push({ die, modifier, value });
  },
  "8.6/evaded": ends("evaded"),
  "8.6/caught": ends("caught"),
  "9.1/light": (event, fight) => void fight.wounds.push({ unit: who(event), die: event.die, grave: false, points: event.points }),
  "9.1/grave": (event, fight) => void fight.wounds.push({ unit: who(event), die: event.die, grave: true, points: event.points }),
  "9.5/panics": (event, fight) => void (fight.panics = who(event)),
  "9.6/removed": (event, fight) => void fight.out.push(who(event)),
  "13.9/cancel": answers("cancelled"),
  "13.9/delay": (event, fight) => {
    if (keyOf(who(event)) === keyOf(fight.target)) answers("delayed")(event, fight);
  },
};
