/** What can be seen of the page between what sticks to its edges; and having the answers there. */

import type { Attachment } from "svelte/attachments";
import { tempo } from "../settings.svelte";
import { staying } from "./tall";

const NARROW = "(max-width: 59.99rem)"; // where question, hand and a lesson lie over the page
const FINGER = 44; // page pixels of a part that can be hit
const ASIDE = 4; // page pixels kept free beside what is brought into sight

interface Span {
  top: number;
  bottom: number;
}

const spanOf = (node: Element): Span => node.getBoundingClientRect();

const LOW = ".table > .lead, .hand.own, .board [data-low]";

/** Between the question and whatever of hand, lesson and the board's own notes lies at the lower edge. */
export function clearing(): Span {
  const question = document.querySelector<HTMLElement>(".prompt");
  const low = [...document.querySelectorAll(LOW)].filter((node) => ["sticky", "fixed"].includes(getComputedStyle(node).position));
  return {
    top: Math.max(0, question ? spanOf(question).bottom : 0),
    bottom: Math.min(innerHeight, ...low.map((node) => spanOf(node).top)),
  };
}

const WHOLE = ".board [data-whole]";
const OFFERED = ".prompt .acts [data-action]";
const CHOICE = 2; // answers in the question itself: they are what is asked, the others go without saying
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

const within = (one: Span, { top, bottom }: Span): boolean => one.top >= top - 1 && one.bottom <= bottom + 1;
const wholly = (all: Span[], clear: Span): boolean => all.every((one) => within(one, clear));
const behind = (one: Span, { top, bottom }: Span): boolean => (one.top < top - 1 && one.bottom > 0) || (one.bottom > bottom + 1 && one.top < innerHeight);
/** How much of a part is clear of what lies over the page. */
const seen = (one: Span, { top, bottom }: Span): number => Math.min(one.bottom, bottom) - Math.max(one.top, top);

/** Whether something that is asked can be seen and hit; of a board that pans any part may be brought into its frame. */
function found(all: Span[], clear: Span): boolean {
  if (document.querySelectorAll(OFFERED).length >= CHOICE && !document.querySelector(WHOLE)) return true;
  const given = [...document.querySelectorAll(".board .open")].map((node) => node.closest(PANS) ?? node);
  const asked = given.length > 0 ? spans(given).all : all;
  return asked.some((one) => seen(one, clear) >= Math.min(one.bottom - one.top, FINGER) - 1);
}

/** Another question: where nothing it can be answered by is in sight, the page goes there; else it stays where its reader left it.

`first`: nobody has looked yet, so all of it is brought into sight as well as it fits. */
export function showAnswers(first = false): void {
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
  const clear = { top, bottom };
  if (first ? wholly(all, clear) || (!fits() && all.some((one) => within(one, clear)) && !all.some((one) => behind(one, clear))) : found(all, clear)) return;
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
