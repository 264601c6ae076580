/** Events as the map shows them: ways, beams, links and fights. */

import type { Catalog, Told } from "../../wire";
import { kindOf } from "../../words";
import type { Wave } from "./view";

/** The numbers of an event by name, elements as their ids. */
export function read(catalog: Catalog, told: Told): Record<string, string> {
  const named: Record<string, string> = {};
  for (const [at, word] of (catalog.events[told.key] ?? "").split(" ").entries()) {
    const number = told.numbers[at];
    if (number !== undefined) named[word.split(":", 1)[0]!] = catalog.kinds[kindOf(word)]?.[number] ?? String(number);
  }
  return named;
}

export interface Flash {
  from: string;
  to: string;
  jump: boolean;
}
const WAYS = ["6.1/moves", "7.1/launches", "7.2/lands", "8.1/linked", "8.2/jumps"];

export function flashesOf(catalog: Catalog, told: readonly Told[]): Flash[] {
  return told
    .filter(({ key }) => WAYS.includes(key))
    .map((event) => ({ ...read(catalog, event), key: event.key }) as { key: string; from: string; to: string })
    .filter(({ key, from, to }) => key !== "6.1/moves" || from[0] === to[0])
    .map(({ key, from, to }) => ({ from, to, jump: key.startsWith("8") }));
}

/** The worlds whose beams a piece is flying along. */
export function beamsOf(catalog: Catalog, told: readonly Told[]): ReadonlySet<string> {
  const found = new Set<string>();
  for (const event of told) {
    const { from = "", to = "" } = read(catalog, event);
    if (event.key === "7.1/launches") found.add(from[0]!);
    if (event.key === "7.2/lands") found.add(to[0]!);
  }
  return found;
}

/** A fight as far as it has been told. */
export interface Fight {
  hex: string;
  attacker: { seat: string; piece: string };
  enemy: string;
  waves: Wave[];
}

const WON = ["9.4/beats", "9.6/captured", "9.7/wins"];

/** The fight after some more events; the same one if they are about other things. */
export function goOn(fight: Fight | null, catalog: Catalog, told: readonly Told[]): Fight | null {
  for (const event of told) {
    if (!event.key.startsWith("9.")) continue;
    const { seat = "", piece = "", enemy = "", other = "", hex = "" } = read(catalog, event);
    if (event.key === "9.1/combat") fight = { hex, attacker: { seat, piece }, enemy, waves: [] };
    else if (fight) {
      const won = seat === fight.attacker.seat;
      const wave = { event: event.key, attacker: won ? piece : other, defender: won ? other : piece, won: won && WON.includes(event.key) };
      fight = { ...fight, waves: [...fight.waves, wave] };
    }
  }
  return fight;
}
