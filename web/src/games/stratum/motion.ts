/** How cards come, go and move: the same card keeps its stamp. */

import { cubicOut } from "svelte/easing";
import { crossfade, scale } from "svelte/transition";
import { SPEEDS, settings, still } from "../../settings.svelte";

export function duration(): number {
  return still ? 0 : Math.min(600, SPEEDS[settings.speed]);
}

export const [send, receive] = crossfade({
  duration: () => duration(),
  easing: cubicOut,
  fallback: (node) => scale(node, { duration: duration(), start: 0.3, opacity: 0 }),
});
