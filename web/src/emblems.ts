/** The games' pictures, known to every page without anything else of the games; as small as a request for each. */

const EMBLEMS = import.meta.glob<string>("$games/*/emblem.svg", { query: "?inline", import: "default", eager: true });

export function emblemOf(game: string): string | undefined {
  return Object.entries(EMBLEMS).find(([path]) => path.endsWith(`/${game}/emblem.svg`))?.[1];
}
