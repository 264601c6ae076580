/** What the figures look like: flat shapes 24 wide and 28 high, feet at the bottom.

A unit's kind names its silhouette, or the kind's id does; others stand as a pawn.
`body` is painted in the side's colour, `lines` are drawn with a thick brush of it,
`light` is what catches the light and `dark` what does not. */

export interface Silhouette {
  body: string;
  lines?: string;
  light?: string;
  dark?: string;
}

const disc = (x: number, y: number, r: number): string => `M${x - r} ${y}a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1 ${-2 * r} 0z`;
const eyes = (x: number, y: number, r: number): string => disc(12 - x, y, r) + disc(12 + x, y, r);

export const SILHOUETTES: Readonly<Record<string, Silhouette>> = {
  /** Small, in a pointed hat, with a spear. */
  domucor: {
    body: `M11 4L18 14.5Q12 17.5 5.5 15.5z${disc(11.5, 15.5, 4)}M5.5 27.5Q5.5 17.5 11.5 17.5T17.5 27.5z`,
    lines: "M20 27.5V9M15.5 21.5L20 19.5",
    light: `${eyes(2.2, 15.6, 1)}M20 3.5L22.4 10H17.6z`,
  },
  /** A hare on its toes: quick. */
  thanary: {
    body: `M9.8 11C6.5 8.5 5.5 3.5 7 .5 10 2 11.8 6.5 11.6 10.5zM13 10.5C12.8 6.5 14.8 2 17.8.5 19.2 4 17.8 8.5 14.6 11z${disc(12.2, 12.5, 4.4)}M9.5 15.5H15C18.5 17.5 19 22.5 16.5 27.5H4.5C4 22 5.5 17.5 9.5 15.5z${disc(19.5, 22.5, 2.4)}M13 25H20.5Q22 26.2 20.5 27.5H13z`,
    light: `${eyes(1.9, 12.2, 0.95)}`,
    dark: "M11 14.4h2.4l-1.2 1.3z",
  },
  /** A round bird in a coat, with the healer's cross. */
  minguin: {
    body: "M12 1.5C16 1.5 17.8 4.5 17.8 8 17.8 10 21 13.5 21 19.5 21 25 17 27.5 12 27.5S3 25 3 19.5C3 13.5 6.2 10 6.2 8 6.2 4.5 8 1.5 12 1.5zM4.5 18.5C4 20.5 2.8 22.2 1 23 .5 19.5 1.8 15.5 4.5 13.5zM19.5 13.5C22.2 15.5 23.5 19.5 23 23 21.2 22.2 20 20.5 19.5 18.5z",
    light: `${eyes(2.3, 6.4, 1.2)}M12 11.5C15.8 11.5 17.2 15.5 17.2 19.2S15.2 25.3 12 25.3 6.8 23 6.8 19.2 8.2 11.5 12 11.5z`,
    dark: "M10.3 8.2h3.4L12 10.6zM10.7 14.5h2.6v2.9h2.9V20h-2.9v2.9h-2.6V20H7.8v-2.6h2.9z",
  },
  /** Antlers over a long robe. */
  eco: {
    body: `${disc(12, 11, 4.6)}M12 13C18 13 21 20 21 27.5H3C3 20 6 13 12 13z`,
    lines: "M9.5 8.5C6.5 7.5 4.2 5 4.6 1.5M6.2 5.8C4.5 6 2.8 5.2 1.8 3.8M14.5 8.5C17.5 7.5 19.8 5 19.4 1.5M17.8 5.8C19.5 6 21.2 5.2 22.2 3.8",
    light: `${eyes(1.9, 10.8, 1.05)}M11.2 17.5h1.6l.8 10h-3.2z`,
  },
  /** A bear with broad shoulders. */
  baramon: {
    body: `${eyes(5.6, 4.6, 2.7)}${disc(12, 8.8, 6.8)}M12 11.5C19.5 11.5 23.5 16.5 23.5 22.5 23.5 25.5 22.5 27.5 20.5 27.5H3.5C1.5 27.5.5 25.5.5 22.5.5 16.5 4.5 11.5 12 11.5z`,
    light: `${eyes(2.7, 7.6, 1.05)}M8.6 11.4a3.4 2.6 0 1 1 6.8 0a3.4 2.6 0 1 1-6.8 0z`,
    dark: "M10.6 10h2.8L12 12zM11 19.5h2v8h-2zM3.6 23.5l2.4 4h-3z",
  },
  /** Horns, fists and a crown of hair: the hardest of all. */
  alpha: {
    body: "M6.5 9C3 8.8.2 5.6.6.8 3 4 5.2 4.8 8.5 5zM15.5 5C18.8 4.8 21 4 23.4.8 23.8 5.6 21 8.8 17.5 9zM6 6.5Q12 1.2 18 6.5L16.8 14.5Q12 18 7.2 14.5zM.3 27.5C-.6 19 1.5 12.5 8 12.2H16C22.5 12.5 24.6 19 23.7 27.5H16.8L15.4 22 14 27.5H10L8.6 22 7.2 27.5z",
    light: "M7.7 8.6L11 10V11.4H8.2zM16.3 8.6L13 10V11.4H15.8zM9.3 14.2l1.2-1 1.5.9 1.5-.9 1.2 1-1.2 1.8h-3z",
    dark: "M9 18.5h6l-3 2.6z",
  },
  /** A helmet with a plume, a lance and a shield. */
  knight: {
    body: "M7.5 11C7.5 4.8 16 4.8 16 11V15H7.5zM11.5 6C11.5 2.5 15.5.5 18.5 2 17.5 5.5 14.5 6.5 11.5 6zM5.5 27.5C5.5 20 6.5 14 12 14S18.5 20 18.5 27.5z",
    lines: "M21 27.5V8",
    light: "M8.8 10.2h6v1.4h-6zM21 1.5L23 9H19zM2.5 15.5H10.5V20.5C10.5 24 8 25.5 6.5 26.5 5 25.5 2.5 24 2.5 20.5z",
    dark: "M5.8 16.8h1.4v7.7H5.8zM3.6 19h5.8v1.4H3.6z",
  },
  /** A hood and a drawn bow. */
  scout: {
    body: "M10.5 2.5C15.5 4.5 17 8.5 15.8 13H5.5C4 8.5 6 4.5 10.5 2.5zM10.5 11.5C15.5 11.5 17 19 17.5 27.5H3.5C4 19 5.5 11.5 10.5 11.5z",
    lines: "M18 5.5C23.5 10 23.5 20 18 24.5M12 16.5H21",
    light: `M7 8.5Q10.5 6.5 14 8.5V12H7z`,
    dark: `${disc(9, 10.2, 1)}${disc(12.2, 10.2, 1)}`,
  },
  /** A tall hat, a beard and a staff. */
  mage: {
    body: "M11.5 0L16 10.5H7zM4 10.5H19V13H4zM8 12H15C18.5 16 19.5 22 19.5 27.5H3.5C3.5 22 4.5 16 8 12z",
    lines: "M21.5 27.5V8",
    light: `M8 13H15L11.5 22z${disc(21.5, 5.5, 2.3)}`,
    dark: `${disc(10, 14.6, 0.9)}${disc(13, 14.6, 0.9)}`,
  },
  /** Two great eyes. */
  owl: {
    body: "M12 3.5C18.5 3.5 21 8.5 21 14.5S17.5 27.5 12 27.5 3 20.5 3 14.5 5.5 3.5 12 3.5zM4 1L10.5 5.5 4 9.5zM20 1L20 9.5 13.5 5.5z",
    light: `${eyes(3.7, 10.5, 3.1)}M12 16Q15.5 17.5 15 23.5 12 26 9 23.5 8.5 17.5 12 16z`,
    dark: `${eyes(3.5, 10.5, 1.5)}M11 13h2l-1 2.4z`,
  },
  /** A shell on short legs. */
  turtle: {
    body: `M1 23C1 12.5 6 8.5 11 8.5S20 12.5 20 23z${disc(20.5, 15.5, 3.4)}M18 17h4.5v6H17zM3 22h5v5.5H3zM13.5 22h5v5.5h-5z`,
    light: `${disc(21.5, 14.8, 0.95)}M8.5 12h4l2 3.5-2 3.5h-4l-2-3.5z`,
    dark: "M3.5 19.5l2.5-2.5 1.5 2.5-1.5 2.5h-2.5zM13.5 19.5l1.5-2.5 2.5 2.5v2.5H15z",
  },
  /** Ears up, tail up. */
  beast: {
    body: `M6 9V1.5L11 5zM18 9L13 5 18 1.5z${disc(12, 9, 5.6)}M12 12C17.5 12 19 19.5 19 27.5H5C5 19.5 6.5 12 12 12z`,
    lines: "M18 26C23.5 26 23.5 19.5 20.8 17",
    light: `${eyes(2.4, 8.6, 1.3)}M12 17q2.5 1.5 2.3 7h-4.6Q9.5 18.5 12 17z`,
    dark: "M11 11.2h2l-1 1.3zM9.4 7.6h.5v2h-.5zM14.1 7.6h.5v2h-.5z",
  },
  /** Whoever is not known here. */
  pawn: {
    body: `${disc(12, 8, 5)}M9 11.5H15L19.5 27.5H4.5z`,
    light: "M8.5 14h7v1.8h-7z",
  },
};

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
