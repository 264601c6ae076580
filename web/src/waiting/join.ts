/** What somebody brings who joins: chosen before the seat is, so named anew for it. */

import type { Place } from "../lobby/order.svelte";
import type { Value } from "../wire";

export function forSeat(
  chosen: Record<string, Value | undefined>,
  places: Place[],
  from: number,
  to: number,
): Record<string, Value> {
  const own = (seat: number): Place[] => places.filter((place) => place.seat === seat);
  const names = (place: Place | undefined): string[] => [place?.text ?? "", place?.among ?? ""];
  const found: Record<string, Value> = {};
  for (const [at, place] of own(from).entries()) {
    const there = names(own(to)[at]);
    for (const [part, name] of names(place).entries()) {
      const [value, target] = [chosen[name], there[part]];
      if (value !== undefined && target) found[target] = value;
    }
  }
  return found;
}
