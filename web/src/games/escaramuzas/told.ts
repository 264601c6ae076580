/** Which units an event names, as `red T1`. */

import type { Catalog, Told } from "../../wire";
import { kindOf } from "../../words";

export function unitsOf({ key, numbers }: Told, catalog: Catalog): string[] {
  const words = (catalog.events[key] ?? "").split(" ");
  const side = catalog.kinds["side"]?.[numbers[words.indexOf("side")] ?? -1];
  if (!side) return [];
  return words.flatMap((word, at) => {
    const number = numbers[at];
    if (kindOf(word) !== "label" || number === undefined) return [];
    const whose = word === "target:label" ? (side === "red" ? "blue" : "red") : side;
    return [`${whose} ${catalog.kinds["label"]?.[number] ?? ""}`];
  });
}

const MOVES = ["6.3/walks", "6.3/runs", "10.1/advances", "10.2/supports", "13.9/shifts"];

/** A move that is being told: the unit, and where it goes. */
export function moveOf(events: readonly Told[], catalog: Catalog): { unit: string; to: string } | null {
  const event = events.find(({ key }) => MOVES.includes(key));
  const [unit] = event ? unitsOf(event, catalog) : [];
  const to = event && catalog.kinds["point"]?.[event.numbers.at(-1) ?? -1];
  return unit && to ? { unit, to } : null;
}

/** Whether an event hurts, heals or removes: until it is told, numbers stay as they were. */
export function changes({ key }: Told): boolean {
  return /^(8\.7|9\.1|9\.6|9\.9|11\.1|12\.1)\/|^13\.9\/(heals|damage|cost|delay)/.test(key);
}
