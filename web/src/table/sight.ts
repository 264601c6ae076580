/** What can be seen of the page between what sticks to its edges; and having the answers there. */

import type { Attachment } from "svelte/attachments";
import { tempo } from "../settings.svelte";
import { staying } from "./tall";

const NARROW = "(max-width: 59.99rem)"; // where question, hand and a lesson lie over the page
const ASIDE = 4; // page pixels kept free beside what is brought into sight

interface Span {
  top: number;
  bottom: number;
}

const spanOf = (node: Element): Span => node.getBoundingClientRect();

/** Between the question and whatever of hand and lesson lies at the lower edge. */
export function clearing(): Span {
  const question = document.querySelector<HTMLElement>(".prompt");
  const low = [...document.querySelectorAll(".table > .lead, .hand.own")].filter((node) => ["sticky", "fixed"].includes(getComputedStyle(node).position));
  return {
    top: Math.max(0, question ? spanOf(question).bottom : 0),
    bottom: Math.min(innerHeight, ...low.map((node) => spanOf(node).top)),
  };
}

const WHOLE = ".board [data-whole]";
const PANS = ".board .viewport";

interface Wanted {
  all: Span[];
  union: Span;
}

function spans(nodes: Iterable<Element>): Wanted {
  const all = [...new Set(nodes)].map(spanOf).filter(({ top, bottom }) => bottom > top);
  return { all, union: { top: Math.min(...all.map(({ top }) => top)), bottom: Math.max(...all.map(({ bottom }) => bottom)) } };
}

/** What of the board is to be seen: what is read before one of its parts is chosen, or what pans, as a whole, if that fits. */
function wanted(room: () => number): Wanted {
  const open = [...document.querySelectorAll(".board .open")];
  if (open.length === 0) return spans(document.querySelectorAll(`${WHOLE}, ${PANS}`)); // answered elsewhere, by a look at it
  const each = [WHOLE, PANS].map((part) => spans(open.map((node) => node.closest(part) ?? node.closest(PANS) ?? node)));
  return each.find(({ union }) => union.bottom - union.top <= room()) ?? spans(open);
}

/** Another question: nothing it can be answered by lies behind the question or the hand. */
export function showAnswers(): void {
  const page = document.documentElement;
  page.removeAttribute("data-rest");
  if (!matchMedia(NARROW).matches || document.activeElement?.closest("aside, dialog")) return;
  const prompt = document.querySelector<HTMLElement>(".prompt");
  const question = prompt ? staying(prompt) : 0;
  const room = (): number => clearing().bottom - question;
  const { all, union } = wanted(room);
  if (all.length === 0) return;
  const fits = (): boolean => union.bottom - union.top <= room();
  const held = document.querySelector(".hand.own");
  if (!fits() && held && !held.querySelector(".open")) page.setAttribute("data-rest", "");
  const { top, bottom } = clearing();
  const inside = all.filter((one) => one.top >= top - 1 && one.bottom <= bottom + 1);
  const behind = all.some((one) => (one.top < top - 1 && one.bottom > 0) || (one.bottom > bottom + 1 && one.top < innerHeight));
  if (inside.length === all.length || (!fits() && inside.length > 0 && !behind)) return;
  // Downwards the question stays where it is when it has reached the upper edge, and covers no more than before.
  const down = union.bottom - bottom + ASIDE;
  const by = fits() && down > 0 ? Math.min(down, union.top - question - ASIDE) : union.top - question - ASIDE;
  scrollBy({ top: by, behavior: tempo() > 0 ? "smooth" : "instant" });
}

/** A card at the lower edge, which has just grown: the board is looked at above it, unless it points at something. */
export const leading: Attachment<HTMLElement> = (card) => {
  const watch = new ResizeObserver(() =>
    requestAnimationFrame(() => {
      if (!document.querySelector("[data-pointed]")) showAnswers();
    }),
  );
  watch.observe(card);
  return () => watch.disconnect();
};
