/** A deck being built, and those that this browser keeps. What is legal the server says. */

import { SvelteMap } from "svelte/reactivity";
import { recallAs, remember } from "../storage";

export interface Kept {
  name: string;
  text: string;
}
interface Shelf {
  decks: Kept[];
  draft: Kept | null; // what was on the table when the page was left
}

const LINE = /^(?:(\d{1,2})\s*[x*]?\s*)?([a-z][a-z0-9_]*)$/;
const MOST = 99; // copies that a line can say

export class Deck {
  name = $state("");
  readonly cards = new SvelteMap<string, number>();
  shelf = $state.raw<Shelf>({ decks: [], draft: null });
  readonly size = $derived([...this.cards.values()].reduce((sum, copies) => sum + copies, 0));
  /** A line a card, in the order of the set. */
  readonly text = $derived(this.lines().join(""));
  readonly saved = $derived(this.shelf.decks.some((kept) => kept.name === this.name && kept.text === this.text));

  constructor(
    readonly game: string,
    readonly pool: () => readonly string[],
  ) {
    this.shelf = load(game);
    if (this.shelf.draft) this.open(this.shelf.draft);
  }

  private lines(): string[] {
    const place = new Map(this.pool().map((id, at) => [id, at]));
    const order = (id: string): number => place.get(id) ?? place.size;
    return [...this.cards]
      .sort(([a], [b]) => order(a) - order(b))
      .map(([id, copies]) => `${copies} ${id}\n`);
  }

  copies(id: string): number {
    return this.cards.get(id) ?? 0;
  }

  add(id: string, copies: number): void {
    const now = Math.min(MOST, this.copies(id) + copies);
    if (now > 0) this.cards.set(id, now);
    else this.cards.delete(id);
  }

  clear(): void {
    this.name = "";
    this.cards.clear();
  }

  open(kept: Kept): void {
    this.clear();
    this.name = kept.name;
    this.read(kept.text);
  }

  /** A deck's text; what is no card of a deck list is answered with. */
  read(text: string): string[] {
    const strange: string[] = [];
    for (const line of text.split("\n")) {
      if (line.trimStart().startsWith("#")) continue;
      for (const part of line.split(",")) {
        const word = part.trim();
        const found = LINE.exec(word);
        if (found?.[2]) this.add(found[2], Number(found[1] ?? 1));
        else if (word) strange.push(word);
      }
    }
    return strange;
  }

  write(): string {
    return this.name ? `# ${this.name}\n${this.text}` : this.text;
  }

  /** Under its name, in place of the one that had it. */
  save(): void {
    const others = this.shelf.decks.filter((kept) => kept.name !== this.name);
    const decks = [...others, { name: this.name, text: this.text }];
    this.keep({ ...this.shelf, decks: decks.sort((a, b) => a.name.localeCompare(b.name)) });
  }

  forget(name: string): void {
    this.keep({ ...this.shelf, decks: this.shelf.decks.filter((kept) => kept.name !== name) });
  }

  keepDraft(): void {
    this.keep({ ...this.shelf, draft: { name: this.name, text: this.text } });
  }

  private keep(shelf: Shelf): void {
    this.shelf = shelf;
    remember(key(this.game), JSON.stringify(shelf));
  }
}

function key(game: string): string {
  return `sobremesa.decks.${game}`;
}

function load(game: string): Shelf {
  return { decks: [], draft: null, ...recallAs<Partial<Shelf>>(key(game), {}) };
}
