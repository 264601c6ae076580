/** How long a block glides. */

import { SPEEDS, settings, still } from "../../settings.svelte";

export function duration(): number {
  return still ? 0 : Math.min(600, SPEEDS[settings.speed]);
}
