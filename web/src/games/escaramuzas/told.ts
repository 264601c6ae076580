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

/** Whether an event hurts, heals or removes: until it is told, numbers stay as they were. */
export function changes({ key }: Told): boolean {
  return /^(8\.7|9\.1|9\.6|9\.9|11\.1|12\.1)\/|^13\.9\/(heals|damage|cost|delay)/.test(key);
}
