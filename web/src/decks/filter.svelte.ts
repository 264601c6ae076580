/** Which cards of the set are shown. */

import type { CardFace } from "../wire";

/** What can be chosen among: a type, a cost, a printed number, a mark. */
export interface Choice {
  id: string;
  values: string[];
}

export class Filter {
  text = $state("");
  chosen = $state<Record<string, string>>({});

  get empty(): boolean {
    return !this.text && Object.values(this.chosen).every((value) => !value);
  }

  clear(): void {
    this.text = "";
    this.chosen = {};
  }

  passes(face: CardFace): boolean {
    const word = fold(this.text.trim());
    if (word && !fold(`${face.name} ${face.title} ${face.text}`).includes(word)) return false;
    return Object.entries(this.chosen).every(([id, value]) => !value || facts(face)[id]?.includes(value));
  }
}

/** What a card can be found by; ids, and numbers as text. */
function facts(face: CardFace): Record<string, string[]> {
  const stars = face.numbers["stars"];
  return {
    type: [face.type],
    cost: face.cost === null ? [] : [String(face.cost)],
    stars: stars === undefined ? [] : [String(stars)],
    ...face.marks,
  };
}

/** All that these cards can be told apart by, where there is a choice. */
export function choicesOf(faces: CardFace[]): Choice[] {
  const found = new Map<string, Set<string>>();
  for (const face of faces) {
    for (const [id, values] of Object.entries(facts(face))) {
      const known = found.get(id) ?? new Set<string>();
      values.forEach((value) => known.add(value));
      found.set(id, known);
    }
  }
  return [...found]
    .filter(([, values]) => values.size > 1)
    .map(([id, values]) => ({ id, values: [...values].sort(byNumber) }));
}

function byNumber(a: string, b: string): number {
  return Number.isNaN(Number(a)) ? 0 : Number(a) - Number(b);
}

/** Without case and accents. */
function fold(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLocaleLowerCase();
}
