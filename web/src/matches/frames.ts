/** Frames of a match: of the house's, or of one that this browser keeps (`kept:…`). */

import * as api from "../api";
import type { Replay } from "../wire";
import * as shelf from "./shelf";

const KEPT = "kept:";

/** The record that this browser keeps; null: the house has it. */
export async function recordOf(id: string): Promise<string | null> {
  if (!id.startsWith(KEPT)) return null;
  const past = await shelf.one(id.slice(KEPT.length));
  if (!past) throw new api.Refused("table", id);
  return past.record;
}

export async function framesOf(id: string, first: number, count: number, seat: number): Promise<Replay> {
  const record = await recordOf(id);
  return record === null ? api.replay(id, first, count, seat) : api.retell(record, first, count, seat);
}
