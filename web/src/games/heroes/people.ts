/** Who the Characters are: busts put together from inked parts, 100 × 90. */

import art from "$games/heroes/art.json";

export type Layer = readonly [path: string, fill: string];
/** Head, hair, skin, suit, second colour, build, eyes; a cape or a collar. */
type Person = string[];
type Parts = Record<string, string>;

const INK = "var(--hc-ink)";
const WHITE = "#fff8e6";
const PEOPLE: Record<string, Person> = art.people;
const HEADS: Record<string, Parts> = art.heads; // what is worn on the head, and other faces
const BUILDS: Parts = art.builds;
const PARTS: Parts = art.parts;

/** A Character of somebody's own card file: parts of others, always the same for one id. */
function stranger(card: string): Person {
  const others = Object.values(PEOPLE);
  let seed = 7;
  for (const letter of card) seed = (seed * 31 + letter.charCodeAt(0)) % 1_000_003;
  const like = (step: number): Person => others[Math.floor(seed / step) % others.length]!;
  const [head, hair, , , , , eyes] = like(1) as [string, string, string, string, string, string, string];
  const [, , , suit, second, build, , ...cape] = like(29) as [string, string, string, string, string, string, string, ...string[]];
  return [head, hair, like(7)[2]!, suit, second, build, eyes, ...cape];
}

const personOf = (card: string, type: string): Person | null => PEOPLE[card] ?? (type === "character" || type === "mob" ? stranger(card) : null);

/** The layers of a Character's bust, back to front; [] for other cards. */
export function bustOf(card: string, type: string): Layer[] {
  const person = personOf(card, type);
  if (!person) return [];
  const [name = "", hair = "", skin = "", suit = "", second = "", build = "", eyes = "", cape = ""] = person;
  const worn = HEADS[name] ?? {};
  const shown = ["neck", "face", "mouth", eyes, cape, ...(eyes === "eyes" ? ["brows"] : [])];
  const parts: Parts = { ...Object.fromEntries(shown.map((part) => [part, PARTS[part] ?? ""])), build: BUILDS[build] ?? "", ...worn };
  const colours: Parts = { hair, skin, suit, second, ink: INK, white: WHITE, glass: worn["glass"] ?? second };
  return art.layers.flatMap(([part = "", colour = ""]) => (parts[part] ? [[parts[part], colours[colour]!] as const] : []));
}

/** The colour of the emblem on the chest. */
export const secondOf = (card: string, type: string): string => personOf(card, type)?.[4] ?? WHITE;
