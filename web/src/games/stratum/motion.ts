/** How cards come, go and move: the same card keeps its stamp. */

import { cubicOut } from "svelte/easing";
import { crossfade } from "svelte/transition";
import { tempo } from "../../settings.svelte";
import { scale } from "../../table/motion";

export const [send, receive] = crossfade({
  duration: () => tempo(600),
  easing: cubicOut,
  fallback: (node) => scale(node, { duration: tempo(600), start: 0.3 }),
});
