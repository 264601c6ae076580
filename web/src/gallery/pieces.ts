/** The pieces of a box: which are asked for, in their sorts. */

import type { CardFace, RulebookPage } from "../wire";
import type { Words } from "../words";
import { plain } from "../table/markdown";

export interface Sort {
  type: string;
  faces: CardFace[];
}

/** In lower case and without accents, as people search. */
export function fold(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLocaleLowerCase();
}

/** Its numbers and marks in words; what its lines tell is left to them. */
export function factsOf(face: CardFace, words: Words): string[] {
  const cost = face.cost === null ? [] : [["cost", face.cost] as const];
  const numbers = [...cost, ...Object.entries(face.numbers)].map(([word, number]) => `${words.element("word", word)}: ${number}`);
  const marks = Object.entries(face.marks).map(([kind, ids]) => `${words.element("word", kind)}: ${ids.map((id) => words.element(kind, id)).join(", ")}`);
  return [...numbers, ...marks.filter((mark) => !mark.endsWith(": "))];
}

/** What it does: its lines, its text, or what the rulebook says first of it. */
export function textOf(face: CardFace, rules: RulebookPage | null): string[] {
  if (face.lines.length > 0) {
    return face.lines.map((line) => (line.name && line.name !== face.name ? `${line.name}: ${line.told}` : line.told));
  }
  if (face.text) return [face.text];
  const rule = rules?.rules.find(({ id }) => id === face.rule);
  return rule ? [plain(rule.text).split("\n", 1)[0] ?? ""] : [];
}

/** Rules that tell of several pieces with no text of their own: none of them repeats it. */
export function sharedRules(faces: CardFace[]): Set<string> {
  const bare = faces.filter((face) => !face.text && face.lines.length === 0).map((face) => face.rule);
  return new Set(bare.filter((rule, at) => bare.indexOf(rule) !== at));
}

/** Those that say all these words, by their sorts, in the order of the box. */
export function sortsOf(faces: CardFace[], search: string, type: string, words: Words): Sort[] {
  const wanted = fold(search).split(/\s+/).filter(Boolean);
  const sorts = new Map<string, CardFace[]>();
  for (const face of faces) {
    const said = fold([face.name, face.title, face.text, ...factsOf(face, words), words.element("type", face.type)].join(" "));
    if ((type && face.type !== type) || !wanted.every((word) => said.includes(word))) continue;
    sorts.set(face.type, [...(sorts.get(face.type) ?? []), face]);
  }
  return [...sorts].map(([type, faces]) => ({ type, faces }));
}
