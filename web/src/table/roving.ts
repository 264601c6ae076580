/** One tab stop for a whole board; arrow keys go to the nearest element that way. */

import type { Attachment } from "svelte/attachments";

const ARROWS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

const ITEMS = "[data-element]";
const ASIDE = 1.6; // less, and the way sways; more, and the next row of a hex map is skipped

function middle(node: Element): [number, number] {
  const box = node.getBoundingClientRect();
  return [box.left + box.width / 2, box.top + box.height / 2];
}

function nearest(from: Element, items: HTMLElement[], [dx, dy]: [number, number]): HTMLElement | null {
  const [x, y] = middle(from);
  let best: HTMLElement | null = null;
  let least = Infinity;
  for (const item of items) {
    const [ix, iy] = middle(item);
    const ahead = (ix - x) * dx + (iy - y) * dy;
    const aside = Math.abs((ix - x) * dy) + Math.abs((iy - y) * dx);
    const cost = Math.hypot(ahead, aside * ASIDE);
    if (item !== from && ahead > 4 && cost < least) [best, least] = [item, cost];
  }
  return best;
}

export const roving: Attachment<HTMLElement> = (board) => {
  const items = (): HTMLElement[] => [...board.querySelectorAll<HTMLElement>(ITEMS)];

  /** What is new on a board is no tab stop: nothing is to be done while there is one. */
  const settle = (): void => {
    if (board.querySelector(`${ITEMS}[tabindex="0"]`)) return;
    const all = items();
    const stop = all.find((item) => item.matches(".open")) ?? all.find((item) => item.ariaDisabled !== "true") ?? all[0];
    if (stop) stop.tabIndex = 0;
  };
  const focused = (event: FocusEvent): void => {
    const target = (event.target as Element).closest<HTMLElement>(ITEMS);
    if (!target) return;
    for (const item of board.querySelectorAll<HTMLElement>(`${ITEMS}[tabindex="0"]`)) item.tabIndex = -1;
    target.tabIndex = 0;
  };
  const pressed = (event: KeyboardEvent): void => {
    const way = ARROWS[event.key];
    const from = (event.target as Element).closest(ITEMS);
    if (!way || !from) return;
    event.preventDefault();
    nearest(from, items(), way)?.focus();
  };

  settle();
  const watch = new MutationObserver(settle);
  watch.observe(board, { childList: true, subtree: true });
  board.addEventListener("focusin", focused);
  board.addEventListener("keydown", pressed);
  return () => {
    watch.disconnect();
    board.removeEventListener("focusin", focused);
    board.removeEventListener("keydown", pressed);
  };
};
