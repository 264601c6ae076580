/** The faces of all cards, fetched once for each language. */

import { cards } from "../../api";
import { settings, type Language } from "../../settings.svelte";
import type { CardFace, CardLine } from "../../wire";

type Known = ReadonlyMap<string, CardFace>;

const asked = new Map<string, Promise<Known>>(); // by language and own content
let known = $state.raw<Known>(new Map());
const lines = $derived(new Map([...known.values()].flatMap((face) => face.lines).map((line) => [line.move, line])));

function fetched(lang: Language, content: string): Promise<Known> {
  const key = `${lang}/${content}`;
  let found = asked.get(key);
  if (!found) {
    found = cards("heroes", lang, content).then((all) => new Map(all.filter((face) => face.kind === "card").map((face) => [face.id, face])));
    found.catch(() => asked.delete(key)); // asked again with the next language or page
    asked.set(key, found);
  }
  return found;
}

/** To be called where a component begins: keeps the faces in the reader's language. */
export function followFaces(content: () => string): void {
  $effect(() => {
    const { lang } = settings;
    fetched(lang, content()).then(
      (faces) => lang === settings.lang && (known = faces),
      () => undefined, // names and pictures are there without them
    );
  });
}

/** What a move does, without its cost; null until the faces are there. */
export function lineOf(move: string): CardLine | null {
  return lines.get(move) ?? null;
}

/** A card's face; a bare one until the faces are there. */
export function faceOf(id: string, name: string): CardFace {
  const bare = { kind: "card", id, name, title: "", type: "", rule: "", cost: null, unique: false, numbers: {}, marks: {}, lines: [], text: "" };
  return known.get(id) ?? bare;
}
