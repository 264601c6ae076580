/** The lab's own words: fetched with it, not with the lobby. */

import { settings, type Language } from "../settings.svelte";
import { bundleOf, Phrases, type Values } from "../words";

const TEXTS = import.meta.glob<string>("./lang/*.ftl", { query: "?raw", import: "default" });
let spoken = $state.raw<Phrases | null>(null);

export async function learn(lang: Language): Promise<void> {
  const text = await TEXTS[`./lang/${lang}.ftl`]!(); // there is one for each language
  if (lang === settings.lang) spoken = new Phrases([bundleOf(lang, text)]);
}

export const ready = (): boolean => spoken !== null;

export function say(key: string, values: Values = {}): string {
  return spoken?.say(key, values) ?? "";
}
