/** Where a tooltip goes: beside what it explains, never over it, nor over what must stay in sight. */

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}
interface Size {
  width: number;
  height: number;
}
interface Place {
  left: number;
  top: number;
  /** No higher than this, where there is not room enough on any side. */
  most: number;
}

const GAP = 8; // pixels between the two
const EDGE = 4; // pixels to the window's edge

/** How much of one box lies in another, in square pixels. */
export function covered(one: Box, other: Box): number {
  const wide = Math.min(one.left + one.width, other.left + other.width) - Math.max(one.left, other.left);
  const high = Math.min(one.top + one.height, other.top + other.height) - Math.max(one.top, other.top);
  return Math.max(0, wide) * Math.max(0, high);
}

/** Above, below, at the right or at the left: the first of them that has room and covers nothing
of what is `kept` in sight, or else covers the least of it; without room at any side, the roomier
of above and below, cut short. */
export function placeOf(anchor: Box, tip: Size, window: Size, kept: readonly Box[] = []): Place {
  const clamp = (wanted: number, size: number, room: number): number => Math.max(EDGE, Math.min(wanted, room - size - EDGE));
  const [right, bottom] = [anchor.left + anchor.width, anchor.top + anchor.height];
  const across = clamp(anchor.left + anchor.width / 2 - tip.width / 2, tip.width, window.width);
  const along = clamp(anchor.top + anchor.height / 2 - tip.height / 2, tip.height, window.height);
  const above = anchor.top - GAP - EDGE;
  const below = window.height - bottom - GAP - EDGE;
  const most = window.height - 2 * EDGE;
  const sides = [
    { room: tip.height <= above, left: across, top: anchor.top - GAP - tip.height },
    { room: tip.height <= below, left: across, top: bottom + GAP },
    { room: tip.width <= window.width - right - GAP - EDGE, left: right + GAP, top: along },
    { room: tip.width <= anchor.left - GAP - EDGE, left: anchor.left - GAP - tip.width, top: along },
  ].filter(({ room }) => room);
  const costs = sides.map(({ left, top }) => kept.reduce((sum, one) => sum + covered({ left, top, ...tip }, one), 0));
  const best = sides[costs.indexOf(Math.min(...costs))];
  if (best) return { left: best.left, top: best.top, most };
  if (above >= below) return { left: across, top: EDGE, most: Math.max(0, above) };
  return { left: across, top: bottom + GAP, most: Math.max(0, below) };
}

/** Something as large as the window cannot be gone round: then the place pointed at counts. */
export function aimedAt(anchor: Box, pointer: { x: number; y: number } | null, window: Size): Box {
  const large = anchor.width > window.width / 2 && anchor.height > window.height / 2;
  return large && pointer ? { left: pointer.x - 12, top: pointer.y - 12, width: 24, height: 24 } : anchor;
}
