/** What a game's declared fields say, in words. */

import type { Words } from "../words";
import type { Part, View } from "./sheet";

export function isSheet(view: unknown): view is View {
  return typeof view === "object" && view !== null && "parts" in view && "boards" in view;
}

/** A list of elements that lie on a board: they are marked there. */
export function isMark(view: View, part: Part): boolean {
  return Array.isArray(part.value) && part.kind in view.boards;
}

/** What no board shows. */
export function listed(view: View): Part[] {
  return view.parts.filter((part) => !(part.of in view.boards) && !isMark(view, part));
}

/** What lies at an element: of every part that has something there. */
export function held(view: View, kind: string, id: string): { kind: string; value: unknown }[] {
  return view.parts
    .filter((part) => part.of === kind && isTable(part.value) && id in part.value)
    .map((part) => ({ kind: part.kind === kind ? "" : part.kind, value: (part.value as Record<string, unknown>)[id] }));
}

export function marked(view: View, kind: string, id: string): boolean {
  return view.parts.some((part) => part.kind === kind && isMark(view, part) && (part.value as unknown[]).includes(id));
}

export function tell(words: Words, kind: string, value: unknown): string {
  if (typeof value === "string") return value === "" ? "–" : words.element(kind, value);
  if (Array.isArray(value)) return value.map((one) => tell(words, kind, one)).join(", ") || "–";
  if (!isTable(value)) return value === null ? "?" : String(value);
  const told = Object.entries(value).map(([id, one]) =>
    typeof one === "number" ? `${one} ${words.element(kind, id)}` : `${id} ${tell(words, kind, one)}`,
  );
  return told.join(", ") || "–";
}

/** A part in lines: one for each element that has its own, or one for all. */
export function lines(words: Words, part: Part): { name: string; text: string }[] {
  if (!isTable(part.value) || part.of === part.kind) return [{ name: "", text: tell(words, part.kind, part.value) }];
  return Object.entries(part.value).map(([id, value]) => ({
    name: words.element(part.of, id),
    text: tell(words, part.kind, value),
  }));
}

function isTable(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
