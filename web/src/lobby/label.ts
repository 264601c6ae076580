/** What a thing that is brought is called, and whose it is where there are several. */

import { t } from "../lang.svelte";
import type { Words } from "../words";
import type { Place } from "./order.svelte";

export function labelOf(words: Words, place: Place, all: Place[]): string {
  const kind = t("pick", { what: place.kind });
  if (all.filter((one) => one.kind === place.kind).length < 2) return kind;
  const whose = place.text.split(/[._]/).at(-1) ?? ""; // army_red: the red side's
  return `${kind} ${words.choice(place.text, whose)} ·`;
}
