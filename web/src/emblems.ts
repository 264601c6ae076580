/** The games' pictures, known to every page without anything else of the games; as small as a request for each. */

const EMBLEMS = import.meta.glob<string>("./games/*/emblem.svg", { query: "?inline", import: "default", eager: true });

export function emblemOf(game: string): string | undefined {
  return EMBLEMS[`./games/${game}/emblem.svg`];
}
