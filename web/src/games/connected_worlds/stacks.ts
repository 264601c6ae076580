/** What stands on a hex: one place for each kind, the base first, then units by strength. */

import { R, type Point } from "./atlas";
import { UNIT } from "./shapes";
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
  /** On which side of it its number is, as signs. */
  seal: Point;
}

const ALONE = 1.44; // how large a piece is that has a hex for itself: it fills it
const APART = 0.6; // of the way between two pieces that one of them is wide: they hardly cover each other

/** Places on a circle about the middle of a hex, and how large pieces are there. */
function circle(count: number): { places: Point[]; size: number } {
  if (count < 2) return { places: [{ x: 0, y: 0 }], size: ALONE };
  const wide = 0.36 + 0.04 * count;
  const first = { 2: 213, 4: 225 }[count] ?? 270; // the base above or at the left
  const places = Array.from({ length: count }, (_, at) => {
    const turn = ((first + (360 * at) / count) * Math.PI) / 180;
    return { x: wide * R * Math.cos(turn), y: wide * R * Math.sin(turn) };
  });
  return { places, size: (APART * 2 * wide * R * Math.sin(Math.PI / count)) / UNIT };
}

/** Where a piece bears its number: away from the others. */
const outwards = ({ x, y }: Point, count: number): Point => ({ x: x < -1 ? -1 : 1, y: y < -1 && count > 2 ? -1 : 1 });

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
    const { places, size } = circle(kinds.length);
    if (!at) continue;
    const last = new Map<string, Placed>();
    for (const piece of here.toSorted((a, b) => Number(a.ready) - Number(b.ready))) {
      const spot = places[kinds.indexOf(nameOf(piece))]!;
      const one = { piece, x: at.x + spot.x, y: at.y + spot.y, size, count: 0, seal: outwards(spot, kinds.length) };
      last.set(nameOf(piece), one);
      found.push(one);
    }
    for (const [kind, one] of last) one.count = here.filter((piece) => nameOf(piece) === kind).length;
  }
  return found;
}
