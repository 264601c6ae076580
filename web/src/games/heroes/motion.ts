/** How long cards take to come and go. */

import { SPEEDS, settings, still } from "../../settings.svelte";

export function duration(): number {
  return still ? 0 : Math.min(300, SPEEDS[settings.speed]);
}
