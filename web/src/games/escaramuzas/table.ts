/** The table in centimetres, and its points. */

export const WIDE = 90;
export const HIGH = 60;
/** World pixels per centimetre. */
export const CM = 20;
/** Centimetres from the middle of a base to its edge. */
export const BASE = 1;

/** Limits are told as squares between middles of bases; a ring of this size is reached by a base that touches it. */
export const ring = (squared: number): number => Math.max(0, Math.sqrt(squared) - BASE);

export interface Place {
  x: number;
  y: number;
}

export function placeOf(id: string): Place {
  const [x = 0, y = 0] = id.split(",").map(Number);
  return { x, y };
}
export const idOf = ({ x, y }: Place): string => `${x},${y}`;
export const square = (a: Place, b: Place): number => (a.x - b.x) ** 2 + (a.y - b.y) ** 2;

/** The lattice point under a place in world pixels. */
export function lattice(x: number, y: number): Place {
  const near = (value: number, most: number): number => Math.max(1, Math.min(most - 1, Math.round(value / CM)));
  return { x: near(x, WIDE), y: near(y, HIGH) };
}

/** The nearest of some points, if it is within a squared distance. */
export function nearest(to: Place, ids: Iterable<string>, limit: number): Place | null {
  let best: Place | null = null;
  let least = limit + 0.001;
  for (const id of ids) {
    const place = placeOf(id);
    const way = square(to, place);
    if (way < least) [best, least] = [place, way];
  }
  return best;
}

/** The part of the table, in world pixels, that holds some places with room about them. */
export function around(places: Place[], room: number): (Place & { width: number; height: number }) | null {
  if (places.length === 0) return null;
  const [xs, ys] = [places.map(({ x }) => x), places.map(({ y }) => y)];
  const [left, top] = [Math.min(...xs) - room, Math.min(...ys) - room];
  const [right, bottom] = [Math.max(...xs) + room, Math.max(...ys) + room];
  return { x: left * CM, y: top * CM, width: (right - left) * CM, height: (bottom - top) * CM };
}

/** Points as one path of upright strokes: a wide pen makes an area of them. */
export function areaPath(ids: readonly string[]): string {
  const columns = new Map<number, number[]>();
  for (const { x, y } of ids.map(placeOf)) columns.set(x, [...(columns.get(x) ?? []), y]);
  let path = "";
  for (const [x, ys] of columns) {
    let from = NaN;
    let last = NaN;
    for (const y of ys.sort((a, b) => a - b)) {
      if (y !== last + 1) {
        if (!Number.isNaN(from)) path += `M${x} ${from}V${last}`;
        from = y;
      }
      last = y;
    }
    path += `M${x} ${from}V${last}`;
  }
  return path;
}

export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
  r: number; // 0 for a rectangle
}

export function boxOf(shape: readonly number[]): Box {
  const [a = 0, b = 0, c = 0, d] = shape;
  if (d === undefined) return { x: a - c, y: b - c, w: 2 * c, h: 2 * c, r: c };
  return { x: a, y: b, w: c - a, h: d - b, r: 0 };
}

/** Houses differ, by where they stand. */
export function houseOf({ x, y }: Box): "napkins" | "caddy" | "tin" {
  return (["napkins", "caddy", "tin"] as const)[Math.abs(Math.round(x * 5 + y * 3)) % 3]!;
}

export function holds(shape: readonly number[], at: Place): boolean {
  const { x, y, w, h, r } = boxOf(shape);
  if (r) return square({ x: x + r, y: y + r }, at) < r * r;
  return at.x > x && at.x < x + w && at.y > y && at.y < y + h;
}

/** Points strewn over a shape, the same every time. */
export function strewn(shape: readonly number[], step: number): (Place & { size: number })[] {
  const { x, y, w, h, r } = boxOf(shape);
  const found = [];
  let seed = Math.round(x * 31 + y * 17 + w * 7);
  const random = (): number => (seed = (seed * 1103515245 + 12345) % 2147483648) / 2147483648;
  const columns = Math.max(1, Math.round(w / step));
  const rows = Math.max(1, Math.round(h / step));
  for (let column = 0; column < columns; column++) {
    for (let row = 0; row < rows; row++) {
      const at = {
        x: x + ((column + 0.3 + random() * 0.4) * w) / columns,
        y: y + ((row + 0.3 + random() * 0.4) * h) / rows,
        size: 0.75 + random() * 0.5,
      };
      if (!r || Math.hypot(at.x - x - r, at.y - y - r) < r * 0.8) found.push(at);
    }
  }
  return found;
}

/** Centimetres as people read them from a ruler. */
export function ruler(squared: number, lang: string): string {
  return new Intl.NumberFormat(lang, { maximumFractionDigits: 1 }).format(Math.sqrt(squared));
}
