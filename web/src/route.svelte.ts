/** The few paths there are: /, /matches, /puzzles, /table/ID#invitation, /replay/ID#n, /rules/GAME, /gallery/GAME, /decks/GAME, /lab, /lab/RUN. */

const PAGES = ["table", "replay", "rules", "gallery", "decks", "lab"] as const;

export interface Route {
  page: "lobby" | "matches" | "puzzles" | (typeof PAGES)[number] | "lost";
  id: string;
  hash: string;
}

function read(): Route {
  const [page = "", id = "", ...rest] = location.pathname.split("/").slice(1);
  const hash = location.hash.slice(1);
  if (page === "") return { page: "lobby", id: "", hash };
  if ((page === "matches" || page === "puzzles" || page === "lab") && !id) return { page, id: "", hash };
  const known = PAGES.find((one) => one === page);
  if (known && id && rest.length === 0) return { page: known, id: decodeURIComponent(id), hash };
  return { page: "lost", id: "", hash };
}

export const route = $state<{ now: Route }>({ now: read() });

addEventListener("popstate", () => (route.now = read()));
addEventListener("hashchange", () => (route.now = read()));

export function go(path: string): void {
  history.pushState(null, "", path);
  route.now = read();
  scrollTo(0, 0);
  document.getElementById("main")?.focus();
}

/** The same page without what followed #. */
export function clearHash(): void {
  history.replaceState(null, "", location.pathname);
  route.now = read();
}

/** Links inside the product change the page without loading it anew. */
export function follow(event: MouseEvent): void {
  const link = (event.target as Element).closest("a");
  const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey;
  if (!link || !plain || event.defaultPrevented || link.target || link.hasAttribute("download")) return;
  if (link.origin !== location.origin || link.pathname.startsWith("/api/")) return;
  if (link.pathname === location.pathname && link.hash) return;
  event.preventDefault();
  go(link.pathname + link.hash);
}
