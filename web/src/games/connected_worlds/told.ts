/** Events as the map shows them: ways, beams, links and fights. */

import type { Catalog, Told } from "../../wire";
import { kindOf } from "../../words";
import type { Piece, View, Wave } from "./view";

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

const LOSES_OTHER = ["9.4/beats", "9.4/both", "9.6/destroyed", "9.7/wins", "9.7/destroyed"];
const LOSES_ITSELF = ["9.4/both", "9.6/destroyed", "9.6/repelled", "9.7/destroyed"];
const CAPTURED = ["9.6/captured", "9.7/captured"];

/** The pieces of a view while waves are still ahead: who falls in them stands yet. */
export function standing(view: View, before: View | null, catalog: Catalog, ahead: readonly Told[]): Piece[] {
  if (!before) return view.pieces;
  const left = new Set(view.pieces.map(({ id }) => id));
  const lost = before.pieces.filter(({ id }) => !left.has(id));
  const kept: Piece[] = [];
  const turned = new Map<string, string>(); // hexes of bases that change hands, and their old owners
  for (const event of ahead) {
    const { seat = "", piece = "", enemy = "", other = "", hex = "" } = read(catalog, event);
    const keep = (owner: string, kind: string): void => {
      const at = lost.findIndex((one) => one.owner === owner && one.kind === kind);
      if (at >= 0) kept.push({ ...lost.splice(at, 1)[0]!, hex });
    };
    if (LOSES_OTHER.includes(event.key)) keep(enemy, other);
    if (LOSES_ITSELF.includes(event.key)) keep(seat, piece);
    if (CAPTURED.includes(event.key)) turned.set(hex, event.key === "9.6/captured" ? enemy : seat);
  }
  const pieces = view.pieces.map((piece) => {
    const owner = piece.base ? turned.get(piece.hex) : undefined;
    return owner ? { ...piece, owner } : piece;
  });
  return [...pieces, ...kept];
}

/** Land as the map shows it: a seat's hexes, and its bases. */
export interface Claimed {
  seat: string;
  hexes: string[];
  bases: string[];
}

/** What every seat claims; as before while the change is still ahead. */
export function claimedIn(view: View, before: View | null, catalog: Catalog, ahead: readonly Told[]): Claimed[] {
  const waiting = new Set(ahead.filter(({ key }) => key === "12.2/territory").map((event) => read(catalog, event)["seat"]));
  return view.players.map(({ id, territory }) => ({
    seat: id,
    hexes: (waiting.has(id) && before?.players.find((player) => player.id === id)?.territory) || territory,
    bases: view.pieces.filter(({ owner, base }) => base && owner === id).map(({ hex }) => hex),
  }));
}

const SHUFFLES = ["3.7/shuffles", "4.4/reshuffles", "4.8/reshuffles"];

/** Whether a seat's discard pile is becoming its deck just now. */
export function shuffles(catalog: Catalog, told: readonly Told[], seat: string): boolean {
  return told.some((event) => SHUFFLES.includes(event.key) && read(catalog, event)["seat"] === seat);
}
