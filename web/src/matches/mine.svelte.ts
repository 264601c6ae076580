/** The tables where a seat is held here: how they stand, and where somebody is waited for. */

import * as api from "../api";
import { forget, keysOf, myTables } from "../keys";
import { sound } from "../sound";
import type { TableCard } from "../wire";
import { pastOf } from "./past";
import * as shelf from "./shelf";

const MOST = 30; // tables asked for
const EVERY = 15_000; // milliseconds between two looks

export const seatsAt = (table: TableCard): number[] => keysOf(table.id).map((key) => key.seat);

/** Whether somebody here must decide: a bot that stands in does not count. */
export function isMyTurn(table: TableCard, mine: number[]): boolean {
  return table.status === "playing" && mine.includes(table.asked) && !table.seats[table.asked]?.bot;
}

/** The page's sign glows while somebody here is waited for. */
function glow(on: boolean): void {
  const icon = document.querySelector<HTMLLinkElement>("link[rel=icon]");
  if (icon) icon.href = on ? "/favicon-turn.svg" : "/favicon.svg";
}

export class Mine {
  tables = $state.raw<TableCard[] | null>(null); // not known yet
  readonly turns = $derived((this.tables ?? []).filter((table) => isMyTurn(table, seatsAt(table))));
  readonly open = $derived(this.tables?.filter((table) => table.status !== "over"));
  kept = $state(0); // how often what had ended was put away
  private known = -1; // turns at the last look

  /** Looks at once, and again while the page is seen; ends with what it returns. */
  follow(): () => void {
    void this.look();
    const timer = setInterval(() => {
      if (!document.hidden || this.known >= 0) void this.look();
    }, EVERY);
    return () => {
      clearInterval(timer);
      glow(false);
    };
  }

  async look(): Promise<void> {
    const found = (await Promise.all(myTables().slice(0, MOST).map(lookUp))).flat();
    const place = (table: TableCard): number => (isMyTurn(table, seatsAt(table)) ? 0 : 1);
    this.tables = found.sort((a, b) => place(a) - place(b));
    if (this.known >= 0 && this.turns.length > this.known) sound("turn");
    this.known = this.turns.length;
    glow(this.known > 0);
    await Promise.all(found.filter((table) => table.status === "over").map(putAway));
    this.kept += 1;
  }
}

/** One of my tables; tables that nobody came back to are no more some day. */
async function lookUp(id: string): Promise<TableCard[]> {
  try {
    return [await api.table(id)];
  } catch (error) {
    if (error instanceof api.Refused && error.code === "table") forget(id);
    return []; // whoever asks for the public tables is told what is wrong with the house
  }
}

const away = new Set<string>(); // finished tables that are kept already, or on the way

async function putAway(table: TableCard): Promise<void> {
  if (away.has(table.id) || table.lesson) return; // a lesson is no result
  away.add(table.id);
  try {
    if (await shelf.one(table.id)) return;
    await shelf.put(pastOf(table, seatsAt(table), await api.record(table.id)));
  } catch {
    away.delete(table.id); // with the next look
  }
}
