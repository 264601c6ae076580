/** What stands on a hex: one place for each kind, the base first, then units by strength. */

import { R, type Point } from "./atlas";
import type { Piece } from "./view";

export interface Group {
  kind: string;
  owner: string;
  base: boolean;
  strength: number;
  count: number;
  /** Pieces of it that have moved and fought. */
  moved: number;
  fought: number;
  /** Those that wait to attack when the turn ends. */
  attacks: number;
  /** Those that could not lift off from here. */
  grounded: number;
}
export interface Placed extends Point {
  piece: Piece;
  size: number;
  /** How many like it stand here, on the last one drawn; 0 on those below. */
  count: number;
}

const PLACES: Point[][] = [
  [],
  [{ x: 0, y: 0 }],
  [{ x: -0.34, y: -0.2 }, { x: 0.36, y: 0.28 }],
  [{ x: 0, y: -0.36 }, { x: -0.4, y: 0.26 }, { x: 0.4, y: 0.26 }],
  [{ x: 0, y: -0.5 }, { x: -0.45, y: 0 }, { x: 0.45, y: 0 }, { x: 0, y: 0.5 }],
  [{ x: 0, y: 0 }, { x: -0.42, y: -0.42 }, { x: 0.42, y: -0.42 }, { x: -0.42, y: 0.42 }, { x: 0.42, y: 0.42 }],
];
const SIZES = [0, 1.22, 1.02, 0.8, 0.68, 0.62];

/** In a fight two seats stand on one hex. */
const nameOf = ({ kind, owner }: { kind: string; owner: string }): string => `${owner} ${kind}`;
const order = (piece: Piece): number => (piece.base ? 0 : piece.strength);

export function byHex(pieces: Piece[]): Map<string, Piece[]> {
  const found = new Map<string, Piece[]>();
  for (const piece of pieces) {
    const here = found.get(piece.hex);
    if (here) here.push(piece);
    else found.set(piece.hex, [piece]);
  }
  return found;
}

export function groupsOf(pieces: Piece[]): Group[] {
  const groups = new Map<string, Group>();
  for (const piece of pieces.toSorted((a, b) => order(a) - order(b))) {
    const { kind, owner, base, strength } = piece;
    const group = groups.get(nameOf(piece)) ?? { kind, owner, base, strength, count: 0, moved: 0, fought: 0, attacks: 0, grounded: 0 };
    group.count += 1;
    if (piece.why === "moved") group.moved += 1;
    if (piece.why === "fought") group.fought += 1;
    if (piece.why === "attacks") group.attacks += 1;
    if (!piece.launch) group.grounded += 1;
    groups.set(nameOf(piece), group);
  }
  return [...groups.values()];
}

/** Every piece with its place on the map; those that are not ready below their like. */
export function placed(pieces: Piece[], hexes: ReadonlyMap<string, Point>): Placed[] {
  const found: Placed[] = [];
  for (const [hex, here] of byHex(pieces)) {
    const at = hexes.get(hex);
    const kinds = groupsOf(here).map(nameOf);
    const places = PLACES[kinds.length] ?? PLACES[5]!;
    if (!at) continue;
    const last = new Map<string, Placed>();
    for (const piece of here.toSorted((a, b) => Number(a.ready) - Number(b.ready))) {
      const spot = places[kinds.indexOf(nameOf(piece)) % places.length]!;
      const size = SIZES[Math.min(kinds.length, 5)]!;
      const one = { piece, x: at.x + spot.x * R, y: at.y + spot.y * R, size, count: 0 };
      last.set(nameOf(piece), one);
      found.push(one);
    }
    for (const [kind, one] of last) one.count = here.filter((piece) => nameOf(piece) === kind).length;
  }
  return found;
}
