/** How things come and go. Unlike Svelte's own transitions these ask the page for nothing:
to ask how something looks just now would make the browser style the whole page first. */

import { cubicOut } from "svelte/easing";
import type { TransitionConfig } from "svelte/transition";

interface Timing {
  duration: number;
  delay?: number;
}

export const fade = (_: Element, timing: Timing): TransitionConfig => ({ ...timing, css: (now) => `opacity: ${now}` });

export const scale = (_: Element, { start = 0, ...timing }: Timing & { start?: number }): TransitionConfig => ({
  easing: cubicOut,
  ...timing,
  css: (now) => `opacity: ${now}; transform: scale(${start + (1 - start) * now})`,
});

export const fly = (_: Element, { x = 0, y = 0, ...timing }: Timing & { x?: number; y?: number }): TransitionConfig => ({
  easing: cubicOut,
  ...timing,
  css: (now, left) => `opacity: ${now}; transform: translate(${x * left}px, ${y * left}px)`,
});
