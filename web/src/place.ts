/** Where a tooltip goes: beside what it explains, never over it. */

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

/** Above if there is room; else below, at a side, or the roomier of above and below, cut short. */
export function placeOf(anchor: Box, tip: Size, window: Size): Place {
  const clamp = (wanted: number, size: number, room: number): number => Math.max(EDGE, Math.min(wanted, room - size - EDGE));
  const [right, bottom] = [anchor.left + anchor.width, anchor.top + anchor.height];
  const across = clamp(anchor.left + anchor.width / 2 - tip.width / 2, tip.width, window.width);
  const along = clamp(anchor.top + anchor.height / 2 - tip.height / 2, tip.height, window.height);
  const above = anchor.top - GAP - EDGE;
  const below = window.height - bottom - GAP - EDGE;
  const most = window.height - 2 * EDGE;
  if (tip.height <= above) return { left: across, top: anchor.top - GAP - tip.height, most };
  if (tip.height <= below) return { left: across, top: bottom + GAP, most };
  if (tip.width <= window.width - right - GAP - EDGE) return { left: right + GAP, top: along, most };
  if (tip.width <= anchor.left - GAP - EDGE) return { left: anchor.left - GAP - tip.width, top: along, most };
  if (above >= below) return { left: across, top: EDGE, most: Math.max(0, above) };
  return { left: across, top: bottom + GAP, most: Math.max(0, below) };
}

/** Something as large as the window cannot be gone round: then the place pointed at counts. */
export function aimedAt(anchor: Box, pointer: { x: number; y: number } | null, window: Size): Box {
  const large = anchor.width > window.width / 2 && anchor.height > window.height / 2;
  return large && pointer ? { left: pointer.x - 12, top: pointer.y - 12, width: 24, height: 24 } : anchor;
}
