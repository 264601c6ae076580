/** Where the words of a name may be broken, for browsers that know no language's syllables.

Before the last consonant between two vowels, or before the last two where they begin syllables:
right for Spanish and Portuguese, near enough for English; on a narrow card better than anywhere. */

import { settings } from "./settings.svelte";

const SOFT = "\u00ad"; // shown only where a line ends
const LONG = /\p{L}{6,}/gu;
const BETWEEN = /[aeiouyà-æè-ïò-öù-ý]([b-df-hj-np-tv-xzçñ]+)(?=[aeiouyà-æè-ïò-öù-ý])/gu;
const TOGETHER = /(?:[bcfgp]l|[bcdfgkptv]r|[cpstw]h)$/;
const PAIRS = /(?:ll|rr|lh|nh)$/; // one sound, but in English
const FEW = 2; // letters that stay together

export function broken(name: string): string {
  return name.replace(LONG, (word) => {
    const ends = [...word.toLowerCase().matchAll(BETWEEN)].map((found) => found.index + 1 + first(found[1] ?? ""));
    const cuts = ends.filter((at) => at >= FEW && word.length - at >= FEW);
    return [0, ...cuts].map((at, part) => word.slice(at, cuts[part])).join(SOFT);
  });
}

/** How many of the consonants between two vowels end the syllable before. */
function first(consonants: string): number {
  if (consonants === "ck") return 2;
  const two = TOGETHER.test(consonants) || (settings.lang !== "en" && PAIRS.test(consonants));
  return consonants.length - (two ? 2 : 1);
}
