/** A finished match as it is kept, and many of them as one file. */

import type { TableCard } from "../wire";

export interface Past {
  id: string; // of its table
  game: string;
  played: string; // ISO 8601
  mine: number[]; // the seats that were played here
  names: string[]; // of all seats
  bots?: string[]; // the level of a bot that was a player itself; "": a person
  ends: string[]; // how it ended for each: won, lost …
  decisions: number;
  record: string;
}

const FORMAT = "sobremesa-matches";
const VERSION = 1;

/** What a record's lines before its actions say. */
function headers(record: string): Map<string, string> {
  const head = record.split(/\r\n?|\n/).map((line) => /^([a-z]+(?: \S+)?):\s*(.*)$/.exec(line));
  return new Map(head.flatMap((found) => (found?.[1] ? [[found[1], found[2] ?? ""] as const] : [])));
}

export function pastOf(table: TableCard, mine: number[], record: string): Past {
  const ends = (headers(record).get("ends") ?? "").split(" ").filter(Boolean);
  const { id, game, decisions } = table;
  const names = table.seats.map((seat) => seat.name || seat.bot);
  const bots = table.seats.map((seat) => (seat.kind === "bot" ? seat.bot : ""));
  return { id, game, played: table.started || table.created, mine, names, bots, ends, decisions, record };
}

/** How it ended for whoever keeps it: the best of the seats held here. */
export function outcome(past: Past): string {
  const order = ["won", "together", "drawn", "lost", "out"];
  const mine = past.mine.map((seat) => past.ends[seat] ?? "").filter((end) => order.includes(end));
  return mine.sort((a, b) => order.indexOf(a) - order.indexOf(b))[0] ?? "";
}

export function written(matches: Past[]): string {
  return JSON.stringify({ format: FORMAT, version: VERSION, matches }, null, 1);
}

function isPast(one: unknown): one is Past {
  const past = one as Past;
  const strings = (list: unknown): boolean => Array.isArray(list) && list.every((text) => typeof text === "string");
  return (
    typeof one === "object" && one !== null &&
    [past.id, past.game, past.played, past.record].every((text) => typeof text === "string") &&
    /^[\w-]{1,64}$/.test(past.id) &&
    typeof past.decisions === "number" &&
    strings(past.names) && strings(past.bots ?? []) && strings(past.ends) &&
    Array.isArray(past.mine) && past.mine.every((seat) => Number.isInteger(seat)) &&
    headers(past.record).get("ends") === past.ends.join(" ")
  );
}

/** The matches of a file; null: it is no such file. What is not whole is left out. */
export function readFile(text: string): Past[] | null {
  try {
    const file = JSON.parse(text) as { format?: unknown; version?: unknown; matches?: unknown };
    if (file.format !== FORMAT || file.version !== VERSION || !Array.isArray(file.matches)) return null;
    return file.matches.filter(isPast);
  } catch {
    return null;
  }
}
