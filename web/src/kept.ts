/** Files that this browser keeps for its player: decks that were built, maps and armies that were brought. */

import { recallAs, remember } from "./storage";

export interface Kept {
  name: string;
  text: string;
}

const MOST = 50; // of a kind

// What the deck builder keeps lies under a key of its own, beside its draft.
const BUILT = "deck";
const place = (game: string, kind: string): string =>
  kind === BUILT ? `sobremesa.decks.${game}` : `sobremesa.files.${game}.${kind}`;

export function keptFiles(game: string, kind: string): Kept[] {
  const kept = recallAs<{ decks?: Kept[] }>(place(game, kind), {}).decks;
  return Array.isArray(kept) ? kept.filter((one) => typeof one.name === "string" && typeof one.text === "string") : [];
}

/** Under its name, in place of the one that had it. */
export function keepFile(game: string, kind: string, file: Kept): void {
  const shelf = recallAs<object>(place(game, kind), {});
  const others = keptFiles(game, kind).filter((one) => one.name !== file.name);
  const decks = [...others, file].slice(-MOST).sort((a, b) => a.name.localeCompare(b.name));
  remember(place(game, kind), JSON.stringify({ ...shelf, decks }));
}
