/** The client's own words, and the catalogs of games, fetched when first needed. */

import * as api from "./api";
import { settings, type Language } from "./settings.svelte";
import type { Catalog, RulebookPage, SeatCard } from "./wire";
import { bundleOf, Phrases, Words, type Naming, type Values } from "./words";

// Every language has all words: only the reader's is fetched.
const OWN = import.meta.glob<string>("./lang/*.ftl", { query: "?raw", import: "default" });
const GAMES = import.meta.glob<string>("./games/*/lang/*.ftl", { query: "?raw", import: "default" });

/** What a game calls elements that no catalog can name one by one. */
const NAMINGS = import.meta.glob<(words: Words) => Naming>("./games/*/naming.ts", { import: "default" });

const texts = new Map<Language, Promise<string>>();
let spoken = $state.raw(new Phrases([])); // none before the page is mounted

function ownText(lang: Language): Promise<string> {
  let found = texts.get(lang);
  if (!found) {
    found = OWN[`./lang/${lang}.ftl`]!(); // there is one for each language
    found.catch(() => texts.delete(lang));
    texts.set(lang, found);
  }
  return found;
}

/** Speak a language; until its words are here, the one before. */
export async function speak(lang: Language): Promise<void> {
  const text = await ownText(lang);
  if (lang === settings.lang) spoken = new Phrases([bundleOf(lang, text)]);
}

/** A word of the client in the reader's language. */
export function t(key: string, values: Values = {}): string {
  return spoken.say(key, values);
}

/** The same where a word may be missing: names of bots. */
export function maybe(key: string, values: Values = {}): string | null {
  return spoken.find(key, values);
}

async function load(game: string, lang: Language, content: string): Promise<Words> {
  const boardWords = GAMES[`./games/${game}/lang/${lang}.ftl`];
  const [catalog, own, board, naming] = await Promise.all([
    api.catalog(game, lang, content),
    ownText(lang),
    boardWords ? boardWords() : Promise.resolve(""),
    NAMINGS[`./games/${game}/naming.ts`]?.(),
  ]);
  const words = new Words(catalog, [bundleOf(lang, own, board, catalog.fluent)]);
  words.names = naming?.(words) ?? null;
  return words;
}

/** One fetch for each game and language; a failed one is tried again when asked. */
function once<T>(get: (game: string, lang: Language, content: string) => Promise<T>) {
  const kept = new Map<string, Promise<T>>();
  return (game: string, lang: Language, content = ""): Promise<T> => {
    const key = `${game}/${lang}/${content}`;
    let found = kept.get(key);
    if (!found) {
      found = get(game, lang, content);
      found.catch(() => kept.delete(key));
      kept.set(key, found);
    }
    return found;
  };
}

const loadWords = once(load);
const loadRules = once<RulebookPage>(api.rulebook);

/** A game's words and rules in the reader's language; the old ones until they come. */
export class GameTexts {
  words = $state.raw<Words | null>(null);
  failed = $state("");
  private book = $state.raw<RulebookPage | null>(null);
  private read = $state(false); // whether anybody asked for the rules

  /** Of a game as it is printed, or with the own content of a fingerprint. */
  constructor(
    readonly game: () => string,
    readonly content: () => string = () => "",
  ) {
    $effect(() => {
      const [game, lang, content] = [this.game(), settings.lang, this.content()];
      if (!game) return;
      loadWords(game, lang, content).then(
        (words) => (this.words = words),
        (error: unknown) => (this.failed = sorry(error)),
      );
    });
    $effect(() => {
      const [game, lang] = [this.game(), settings.lang];
      if (!game || !this.read) return;
      loadRules(game, lang).then(
        (rules) => (this.book = rules),
        (error: unknown) => (this.failed = sorry(error)),
      );
    });
  }

  /** A whole book: fetched when it is first looked for. */
  get rules(): RulebookPage | null {
    queueMicrotask(() => (this.read = true)); // whoever looks may be drawing
    return this.book;
  }

  get catalog(): Catalog | null {
    return this.words?.catalog ?? null;
  }
}

/** Things one after another, as the reader's language lists them. */
export function list(parts: string[]): string {
  return new Intl.ListFormat(settings.lang, { type: "conjunction" }).format(parts);
}

/** With a capital: at the beginning of a line. */
export function capital(text: string): string {
  return text.charAt(0).toLocaleUpperCase(settings.lang) + text.slice(1);
}

/** A bot's level by its name; other bots keep their own. */
export function levelName(level: string): string {
  return maybe(`level-${level}`) ?? level;
}

/** A person's own name, or what whoever gave none is called. */
export function personName(name: string, seat: number): string {
  return name || t("guest", { number: seat + 1 });
}

/** Who sits there, as people say it. */
export function playerName(seat: SeatCard): string {
  const person = personName(seat.name, seat.seat);
  if (seat.bot && seat.kind === "human") return t("seat-stand-in", { name: person });
  if (seat.bot) return t("seat-bot", { level: levelName(seat.bot) });
  return seat.kind === "open" ? t("seat-open") : person;
}

/** A refusal in the reader's language; some with the server's own sentence, where that says more. */
export function refusalText(code: string, message: string): string {
  if (!code) return message; // said by this page
  const values = { told: message.replace(/\.$/, "") };
  return maybe(`refusal-${code}`, values) ?? t("refusal-other", values);
}

/** What went wrong with a request, in a sentence. */
export function sorry(error: unknown): string {
  if (error instanceof api.Refused) return refusalText(error.code, error.message);
  return error instanceof TypeError ? t("refusal-network") : t("refusal-other", { told: String(error) });
}
