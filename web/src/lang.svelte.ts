/** The client's own words, and the catalogs of games, fetched when first needed. */

import * as api from "./api";
import en from "./lang/en.ftl?raw";
import es from "./lang/es.ftl?raw";
import pt from "./lang/pt.ftl?raw";
import { settings, type Language } from "./settings.svelte";
import type { Catalog, RulebookPage, SeatCard } from "./wire";
import { bundleOf, Phrases, Words, type Values } from "./words";

const OWN: Record<Language, string> = { en, es, pt };
const GAMES = import.meta.glob<string>("./games/*/lang/*.ftl", { query: "?raw", import: "default" });

const phrases = new Map<Language, Phrases>();

function own(lang: Language): Phrases {
  let found = phrases.get(lang);
  if (!found) {
    const codes = [...new Set<Language>([lang, "en"])];
    found = new Phrases(codes.map((code) => bundleOf(code, OWN[code])));
    phrases.set(lang, found);
  }
  return found;
}

/** A word of the client in the reader's language. */
export function t(key: string, values: Values = {}): string {
  return own(settings.lang).say(key, values);
}

/** The same where a word may be missing: names of bots. */
export function maybe(key: string): string | null {
  return own(settings.lang).find(key);
}

async function load(game: string, lang: Language): Promise<Words> {
  const boardWords = GAMES[`./games/${game}/lang/${lang}.ftl`];
  const [catalog, board] = await Promise.all([
    api.catalog(game, lang),
    boardWords ? boardWords() : Promise.resolve(""),
  ]);
  return new Words(catalog, [bundleOf(lang, OWN[lang], board, catalog.fluent), bundleOf("en", OWN.en)]);
}

/** One fetch for each game and language; a failed one is tried again when asked. */
function once<T>(get: (game: string, lang: Language) => Promise<T>) {
  const kept = new Map<string, Promise<T>>();
  return (game: string, lang: Language): Promise<T> => {
    const key = `${game}/${lang}`;
    let found = kept.get(key);
    if (!found) {
      found = get(game, lang);
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
  rules = $state.raw<RulebookPage | null>(null);
  failed = $state("");

  constructor(readonly game: () => string) {
    $effect(() => {
      const [game, lang] = [this.game(), settings.lang];
      if (!game) return;
      loadWords(game, lang).then(
        (words) => (this.words = words),
        (error: unknown) => (this.failed = sorry(error)),
      );
      loadRules(game, lang).then(
        (rules) => (this.rules = rules),
        (error: unknown) => (this.failed = sorry(error)),
      );
    });
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

/** Who sits there, as people say it. */
export function playerName(seat: SeatCard): string {
  if (seat.bot && seat.kind === "human") return t("seat-stand-in", { name: seat.name });
  if (seat.bot) return t("seat-bot", { level: levelName(seat.bot) });
  return seat.kind === "open" ? t("seat-open") : seat.name;
}

/** A refusal in the reader's language; the server's own sentence where it says more. */
export function refusalText(code: string, message: string): string {
  return maybe(`refusal-${code}`) ?? message;
}

/** What went wrong with a request, in a sentence. */
export function sorry(error: unknown): string {
  if (error instanceof api.Refused) return refusalText(error.code, error.message);
  return error instanceof TypeError ? t("refusal-network") : String(error);
}
