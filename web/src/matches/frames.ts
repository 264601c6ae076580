/** Frames of a match: of the house's, or of one that this browser keeps (`kept:…`). */

import * as api from "../api";
import type { Replay } from "../wire";
import * as shelf from "./shelf";

const KEPT = "kept:";

export async function framesOf(id: string, first: number, count: number, seat: number): Promise<Replay> {
  if (!id.startsWith(KEPT)) return api.replay(id, first, count, seat);
  const past = await shelf.one(id.slice(KEPT.length));
  if (!past) throw new api.Refused("table", id);
  return api.retell(past.record, first, count, seat);
}
