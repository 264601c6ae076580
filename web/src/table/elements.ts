/** Elements named by actions and events, as `kind:id`. */

import type { Catalog, Told } from "../wire";
import { kindOf } from "../words";

export function elementsOfAction(catalog: Catalog, action: number): string[] {
  const [verb = "", ...ids] = (catalog.texts[action] ?? "").split(" ");
  const kinds = (catalog.verbs[verb] ?? "").split(" ");
  return ids.map((id, at) => `${kindOf(kinds[at] ?? "")}:${id}`);
}

export function elementsOfEvent(catalog: Catalog, told: Told): string[] {
  const kinds = (catalog.events[told.key] ?? "").split(" ").filter(Boolean).map(kindOf);
  const named: string[] = [];
  for (const [at, number] of told.numbers.entries()) {
    const kind = kinds[at] ?? "";
    const id = catalog.kinds[kind]?.[number];
    if (id !== undefined) named.push(`${kind}:${id}`);
  }
  return named;
}

/** Which legal actions name an element. */
export function byElement(catalog: Catalog, legal: number[]): Map<string, number[]> {
  const found = new Map<string, number[]>();
  for (const action of legal) {
    for (const element of elementsOfAction(catalog, action)) {
      found.set(element, [...(found.get(element) ?? []), action]);
    }
  }
  return found;
}
