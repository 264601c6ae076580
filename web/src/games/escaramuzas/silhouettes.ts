/** What the figures look like: flat shapes 24 wide and 28 high, feet at the bottom.

A unit's kind names its silhouette, or the kind's id does; others stand as a pawn.
`body` is painted in the side's colour, `lines` are drawn with a thick brush of it,
`light` is what catches the light and `dark` what does not. */

import art from "$games/escaramuzas/art.json";

export interface Silhouette {
  body: string;
  lines?: string;
  light?: string;
  dark?: string;
}

export const SILHOUETTES: Readonly<Record<string, Silhouette>> = art.silhouettes;

export const FALLBACK = "pawn";

let printed: (type: string) => string = () => "";

/** Kinds are drawn as this table's content says: own ones name a silhouette. */
export function drawKinds(asPrinted: (type: string) => string): void {
  printed = asPrinted;
}

/** How a unit of a kind is drawn: as its kind says, else by the kind's own name. */
export function silhouetteOf({ type }: { type: string }): Silhouette {
  return SILHOUETTES[printed(type) || type] ?? SILHOUETTES[type] ?? SILHOUETTES[FALLBACK]!;
}
