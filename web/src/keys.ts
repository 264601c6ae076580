/** The seats held by this browser: tokens by table. */

import { recallAs, remember } from "./storage";
import type { Holder, SeatKey } from "./wire";

const KEY = "sobremesa.keys";
const MOST = 200;

type Kept = Record<string, Holder[]>;

const load = (): Kept => recallAs<Kept>(KEY, {});

export function keysOf(table: string): Holder[] {
  return load()[table] ?? [];
}

export function keep(keys: SeatKey[]): void {
  const kept = load();
  for (const { table, seat, token } of keys) {
    const others = (kept[table] ?? []).filter((key) => key.seat !== seat);
    kept[table] = [...others, { seat, token }].sort((a, b) => a.seat - b.seat);
  }
  const recent = Object.entries(kept).slice(-MOST);
  remember(KEY, JSON.stringify(Object.fromEntries(recent)));
}

/** A seat that was left, or that the server does not know as ours. */
export function drop(table: string, seat: number): void {
  const kept = load();
  kept[table] = (kept[table] ?? []).filter((key) => key.seat !== seat);
  if (kept[table].length === 0) delete kept[table];
  remember(KEY, JSON.stringify(kept));
}

/** A table that is no more. */
export function forget(table: string): void {
  const { [table]: _, ...others } = load();
  remember(KEY, JSON.stringify(others));
}

/** Tables where a seat is held here, newest first. */
export function myTables(): string[] {
  return Object.keys(load()).reverse();
}
