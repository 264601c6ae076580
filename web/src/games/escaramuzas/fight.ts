/** The last attack as it was told: its dice, and the answer to each hit. */

import type { Catalog, Told } from "../../wire";

export interface Die {
  die: number;
  modifier: number;
  value: number;
  needed: number;
  look: "critical" | "exito" | "hits" | "misses";
}

export interface Answer {
  how: "evade" | "take" | "card";
  dice: { die: number; modifier: number; value: number }[];
  /** What came of it; "" while it is open. */
  end: "evaded" | "caught" | "taken" | "cancelled" | "delayed" | "";
}

export interface Wound {
  unit: string;
  die: number;
  grave: boolean;
  points: number;
}

export interface Fight {
  attacker: string;
  target: string;
  close: boolean;
  square: number;
  limit: number;
  cover: number;
  dice: Die[];
  answers: Answer[];
  wounds: Wound[];
  panics: string;
  out: string[];
  over: boolean;
}

const ENDS = /^(5\.5|5\.6|5\.8|5\.9|5\.1|16\.)/;

/** The last attack of the activation under way; null if there was none. */
export function lastFight(told: readonly Told[], catalog: Catalog): Fight | null {
  let from = told.length - 1;
  for (; from >= 0; from--) {
    const key = told[from]!.key;
    if (key === "7.2/shoots" || key === "8.1/fights") break;
    if (ENDS.test(key)) return null;
  }
  if (from < 0) return null;
  const fight = begin(told[from]!, catalog);
  for (const event of told.slice(from + 1)) follow(fight, event, catalog);
  fight.dice.sort((a, b) => rank(b) - rank(a));
  return fight;
}

/** The order hits are answered in: natural sixes, then by value; misses and ones after them. */
function rank({ look, value }: Die): number {
  return { exito: 100, hits: 50 + value, misses: value, critical: -1 }[look];
}

const other = (side: string): string => (side === "red" ? "blue" : "red");

function begin({ key, numbers }: Told, catalog: Catalog): Fight {
  const [side = 0, label = 0, target = 0, square = 0, limit = 0] = numbers;
  const own = catalog.kinds["side"]?.[side] ?? "";
  const name = (number: number): string => catalog.kinds["label"]?.[number] ?? "";
  return {
    attacker: `${own} ${name(label)}`,
    target: `${other(own)} ${name(target)}`,
    close: key === "8.1/fights",
    square,
    limit,
    cover: 0,
    dice: [],
    answers: [],
    wounds: [],
    panics: "",
    out: [],
    over: false,
  };
}

function follow(fight: Fight, { key, numbers }: Told, catalog: Catalog): void {
  const [rule = "", word = ""] = key.split("/", 2);
  const [a = 0, b = 0, c = 0, d = 0] = numbers;
  const unit = `${catalog.kinds["side"]?.[a] ?? ""} ${catalog.kinds["label"]?.[b] ?? ""}`;
  const open = fight.answers.at(-1);
  if (rule === "7.3") fight.cover = c;
  else if (rule === "8.2" || rule === "8.3") fight.dice.push({ die: a, modifier: b, value: c, needed: d, look: word as Die["look"] });
  else if (key === "8.5/takes") fight.answers.push({ how: "take", dice: [], end: "taken" });
  else if (key === "8.6/rolls") {
    if (open?.end === "") open.dice.push({ die: a, modifier: b, value: c });
    else fight.answers.push({ how: "evade", dice: [{ die: a, modifier: b, value: c }], end: "" });
  } else if (rule === "8.6" && open) open.end = word as Answer["end"];
  else if (key === "13.9/cancel") fight.answers.push({ how: "card", dice: [], end: "cancelled" });
  else if (key === "13.9/delay" && unit === fight.target) fight.answers.push({ how: "card", dice: [], end: "delayed" });
  else if (rule === "9.1") fight.wounds.push({ unit, die: c, grave: word === "grave", points: d });
  else if (rule === "9.5") fight.panics = unit;
  else if (rule === "9.6") fight.out.push(unit);
}
