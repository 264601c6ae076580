/** What the events of Connected Worlds do on the map: ways, beams, fights, land. */

import { changing, flash, way, type Effect, type Effects } from "../../table/effects";
import type { Show } from "../../table/show.svelte";
import type { Event } from "./events";
import type { Piece, Player, View, Wave } from "./view";

type WaveEvent = Extract<Event, { enemy: string; other: string }>;
/** All attackers as one: the event tells the sum of their strengths, no piece. */
type ForceEvent = Extract<WaveEvent, { count: number }>;
/** What becomes of a piece in a wave; who turns changes hands. */
export type Fate = "stays" | "falls" | "turns";

/** By event: the fate of the piece it names first, and of the other one. */
const FATES: Record<WaveEvent["key"], { own: Fate; other: Fate }> = {
  "9.4/beats": { own: "stays", other: "falls" },
  "9.4/both": { own: "falls", other: "falls" },
  "9.6/captured": { own: "stays", other: "turns" },
  "9.6/destroyed": { own: "falls", other: "falls" },
  "9.6/repelled": { own: "falls", other: "stays" },
  "9.7/wins": { own: "stays", other: "falls" },
  "9.7/captured": { own: "turns", other: "stays" },
  "9.7/destroyed": { own: "falls", other: "falls" },
  "9.13/captured": { own: "stays", other: "turns" },
  "9.13/destroyed": { own: "falls", other: "falls" },
  "9.13/repelled": { own: "falls", other: "stays" },
};
const isWave = (event: Event): event is WaveEvent => event.key in FATES;
const isForce = (event: WaveEvent): event is ForceEvent => "count" in event;

/** The fates of attacker and defender in a wave told or foreseen. */
export function fatesOf({ event, won }: Wave): { attacker: Fate; defender: Fate } {
  const { own, other } = FATES[event as WaveEvent["key"]]; // a view foresees these events
  return own === "stays" && !won ? { attacker: other, defender: own } : { attacker: own, defender: other };
}

const BASE = changing<Piece>("base"); // by its hex
const SEAT = changing<Player>("seat");

export const boardOf = (view: View, hex: string): string => view.boards.find((board) => board.hexes.includes(hex))?.id ?? "";

interface Step {
  from: string;
  to: string;
}
const go = ({ from, to }: Step, look = "walk"): Effect => way(`hex:${from}`, `hex:${to}`, look);
const jump = (step: Step): Effect[] => [go(step, "jump")];
const beam = (view: View, hex: string): Effect => flash(`board:${boardOf(view, hex)}`, "beam");
const fight = ({ hex }: { hex: string }): Effect[] => [flash(`hex:${hex}`, "fight")];
const capture = (event: { hex: string }): Effect[] => [...fight(event), BASE.set(event.hex, "owner")];
const riffle = ({ seat }: { seat: string }): Effect[] => [flash(`seat:${seat}`, "riffle")];

export const EFFECTS: Effects<Event, View> = {
  shuffles: riffle,
  reshuffles: riffle,
  "6.1/moves": (step, view) => (boardOf(view, step.from) === boardOf(view, step.to) ? [go(step)] : []),
  "7.1/launches": (step, view) => [go(step), beam(view, step.from)],
  "7.2/lands": (step, view) => [go(step), beam(view, step.to)],
  "8.1/linked": jump,
  "8.2/jumps": jump,
  "9.1/combat": fight,
  "9.4/beats": fight,
  "9.4/both": fight,
  "9.6/captured": capture,
  "9.6/destroyed": fight,
  "9.6/repelled": fight,
  "9.7/wins": fight,
  "9.7/captured": capture,
  "9.7/destroyed": fight,
  "9.12/combat": fight,
  "9.13/captured": capture,
  "9.13/destroyed": fight,
  "9.13/repelled": fight,
  "9.14/razed": fight,
  "12.2/territory": ({ seat }) => [SEAT.set(seat, "territory")],
};

/** The pieces while waves are still ahead: who falls in them stands yet.

Events name kinds of pieces, not pieces: any lost one of that seat and kind is meant. */
export function standing(show: Show<Event, View>, view: View, ahead: readonly Event[]): Piece[] {
  const then = new Map(show.before?.pieces.map((piece) => [piece.id, piece]));
  const pieces = view.pieces.flatMap((piece) => show.shown(`base:${piece.base ? piece.hex : ""}`, then.get(piece.id), piece) ?? []);
  for (const { id } of pieces) then.delete(id);
  for (const event of ahead.filter(isWave)) {
    const { own, other } = FATES[event.key];
    const lost = [...(own === "falls" ? lostBy(event, then) : []), ...(other === "falls" ? lostOf(event.enemy, event.other, then) : [])];
    for (const one of lost) if (then.delete(one.id)) pieces.push({ ...one, hex: event.hex });
  }
  return pieces;
}

function lostOf(owner: string, kind: string, lost: Map<number, Piece>): Piece[] {
  return [...lost.values()].filter((one) => one.owner === owner && one.kind === kind).slice(0, 1);
}

/** Of the seat that a wave names first: one piece, or the whole force on the hex. */
function lostBy(event: WaveEvent, lost: Map<number, Piece>): Piece[] {
  if (!isForce(event)) return lostOf(event.seat, event.piece, lost);
  return [...lost.values()].filter((one) => one.owner === event.seat && one.hex === event.hex);
}

/** A fight as far as it has been told: a panel shows its waves one below the other. */
export interface Fight {
  hex: string;
  seat: string;
  enemy: string;
  waves: Wave[];
}

/** The fight after some more events; the same one if they are about other things. */
export function goOn(fight: Fight | null, events: readonly Event[]): Fight | null {
  for (const event of events) {
    if (event.key === "9.1/combat" || event.key === "9.12/combat") fight = { hex: event.hex, seat: event.seat, enemy: event.enemy, waves: [] };
    else if (fight && isWave(event)) fight = { ...fight, waves: [...fight.waves, waveOf(event, fight.seat)] };
  }
  return fight;
}

/** A wave that was told, seen from the attacker's side. */
function waveOf(event: WaveEvent, seat: string): Wave {
  const attacks = event.seat === seat;
  const won = attacks && FATES[event.key].own === "stays";
  if (isForce(event)) return { event: event.key, attacker: "", defender: event.other, won, force: event.count };
  const [attacker, defender] = attacks ? [event.piece, event.other] : [event.other, event.piece];
  return { event: event.key, attacker, defender, won, force: 0 };
}

/** Land as the map shows it: a seat's hexes, and its bases. */
export interface Claimed {
  seat: string;
  hexes: string[];
  bases: string[];
}

/** What every seat claims; as before while the change is still ahead. */
export function claimedIn(show: Show<Event, View>, view: View): Claimed[] {
  return show.all((player) => `seat:${player.id}`, show.before?.players, view.players).map(({ id, territory }) => ({
    seat: id,
    hexes: territory,
    bases: view.pieces.filter(({ owner, base }) => base && owner === id).map(({ hex }) => hex),
  }));
}
