/** Elements named by actions and events, as `kind:id`. */

import type { Catalog } from "../wire";
import { namesOf, valueOf, type Keyed } from "./events";

/** `kind:id` taken apart; ids may hold a colon too. */
export function parted(element: string): { kind: string; id: string } {
  const colon = element.indexOf(":");
  return { kind: element.slice(0, colon), id: element.slice(colon + 1) };
}

export function elementsOfAction(catalog: Catalog, action: number): string[] {
  const [verb = "", ...ids] = (catalog.texts[action] ?? "").split(" ");
  const names = namesOf(catalog.verbs[verb]);
  return ids.map((id, at) => `${names[at]?.kind ?? ""}:${id}`);
}

export function elementsOfEvent(catalog: Catalog, event: Keyed): string[] {
  return namesOf(catalog.events[event.key]).flatMap(({ name, kind }) => {
    const id = valueOf(event, name);
    return typeof id === "string" ? [`${kind}:${id}`] : [];
  });
}

/** All rows of the table that a question's verbs can be. */
export function answersOf(catalog: Catalog, stage: string): number[] {
  const verbs = new Set(catalog.questions[stage] ?? []);
  return [...catalog.texts.keys()].filter((at) => verbs.has((catalog.texts[at] ?? "").split(" ", 1)[0] ?? ""));
}

/** Which of some actions name an element. */
export function byElement(catalog: Catalog, legal: number[]): Map<string, number[]> {
  const found = new Map<string, number[]>();
  for (const action of legal) {
    for (const element of elementsOfAction(catalog, action)) {
      found.set(element, [...(found.get(element) ?? []), action]);
    }
  }
  return found;
}
