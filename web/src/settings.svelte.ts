/** What this browser's reader likes. */

import { recallAs, remember } from "./storage";

export const LANGUAGES = ["en", "es", "pt"] as const;
export type Language = (typeof LANGUAGES)[number];
export const THEMES = ["auto", "light", "dark", "contrast"] as const;
export type Theme = (typeof THEMES)[number];
export const SPEEDS = { off: 0, fast: 160, normal: 320, slow: 900 } as const;
export type Speed = keyof typeof SPEEDS;

interface Settings {
  lang: Language;
  theme: Theme;
  speed: Speed;
  sound: boolean;
  mute: boolean; // what others say
  shortcuts: boolean;
  careful: boolean; // asks again before what ends something
  single: boolean; // gives the only possible answer by itself
  name: string;
}

const KEY = "sobremesa.settings";
export const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
const stark = matchMedia("(prefers-contrast: more)").matches;

function preferredLanguage(): Language {
  const wanted = navigator.languages.map((code) => code.slice(0, 2));
  return LANGUAGES.find((code) => code === wanted.find((w) => LANGUAGES.some((l) => l === w))) ?? "en";
}

function load(): Settings {
  const fresh: Settings = {
    lang: preferredLanguage(),
    theme: "auto",
    speed: still ? "off" : "normal",
    sound: false,
    mute: false,
    shortcuts: true,
    careful: true,
    single: false,
    name: "",
  };
  return { ...fresh, ...recallAs<Partial<Settings>>(KEY, {}) };
}

export const settings = $state(load());

/** How long something takes to move, in milliseconds: as long as an event is shown, or less. */
export function tempo(most = Infinity): number {
  return still ? 0 : Math.min(most, SPEEDS[settings.speed]);
}

export function keepSettings(): void {
  remember(KEY, JSON.stringify(settings));
  document.documentElement.lang = settings.lang;
  document.documentElement.dataset.motion = settings.speed;
  document.documentElement.dataset.theme = settings.theme === "auto" && stark ? "contrast" : settings.theme;
}
