/** What changed among the people at a table, to be told beside the match's own events. */

import { levelName, personName, t } from "../lang.svelte";
import type { SeatCard, TableCard } from "../wire";

export interface Note {
  at: number; // how many events had been told
  word: string;
  name: string;
  seat: number;
  level: string;
}

export function sayNote({ word, name, seat, level }: Note): string {
  return t(`news-${word}`, { name: personName(name, seat), level: levelName(level) });
}

function change(was: SeatCard, is: SeatCard): string {
  if (was.kind === "open" && is.kind === "human") return "joined";
  if (was.kind === "human" && is.kind === "open") return "free";
  if (is.kind !== "human" || was.kind !== "human") return "";
  if (is.bot && (is.cause !== was.cause || !was.bot)) return `bot-${is.cause || "away"}`;
  if (was.bot && !is.bot && was.cause !== "late") return "back"; // a late one never went away
  return "";
}

export function news(was: TableCard, is: TableCard, told: number): Note[] {
  const at = was.status === "waiting" ? 0 : told; // before all that is dealt then
  const notes = is.seats.flatMap((seat, place) => {
    const before = was.seats[place];
    const word = before ? change(before, seat) : "";
    return before && word ? [{ at, word, name: seat.name || before.name, seat: place, level: seat.bot }] : [];
  });
  if (was.status === "waiting" && is.status === "playing") notes.push({ at, word: "start", name: "", seat: 0, level: "" });
  return notes;
}
