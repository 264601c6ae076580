/** Where everything lies on the map: space in the middle, each planet beside its orbit. */

import type { Board } from "./view";

export const R = 40; // of a hex, corner to middle, in world pixels
export const W = Math.sqrt(3) * R; // its width
export const DISC = 6.65 * R; // radius of a planet
const APART = 13.35 * R; // from the middle of space to that of a planet
const MARGIN = 10;

export interface Point {
  x: number;
  y: number;
}
export interface Area extends Point {
  width: number;
  height: number;
}
export interface Sheet extends Point {
  board: Board;
}
export interface Atlas {
  width: number;
  height: number;
  sheets: Sheet[];
  /** The middle of every hex, by id. */
  hexes: ReadonlyMap<string, Point>;
}

/** Of a hex on its own board, from the middle of the board: `d4` is at 0, 0. */
function place(hex: string): Point {
  const name = hex.slice(2);
  const row = name.charCodeAt(0) - "d".charCodeAt(0);
  const number = Number(name.slice(1)) - 4;
  return { x: (number - row / 2) * W, y: row * 1.5 * R };
}

/** The six directions around space, right and left first: they suit a table. */
const SIDES = [0, 180, 60, 120, 240, 300];
const towards = (degrees: number): Point => ({ x: Math.cos((degrees * Math.PI) / 180), y: Math.sin((degrees * Math.PI) / 180) });

/** A planet lies on its orbit's side; one whose orbit is the middle takes a free side. */
function sideOf(board: Board, others: Board[]): number {
  const near = (at: Point, side: Point): boolean => Math.hypot(at.x / Math.hypot(at.x, at.y) - side.x, at.y / Math.hypot(at.x, at.y) - side.y) < 0.1;
  const own = SIDES.find((side) => near(place(board.orbit), towards(side)));
  return own ?? SIDES.find((side) => !others.some((other) => near(place(other.orbit), towards(side)))) ?? SIDES[0]!;
}

const LEAN = 15; // degrees that the worlds above and below lean to the sides where there is little height
/** The middles of all boards, space at 0, 0. */
function middlesOf(boards: Board[], lean: number): Point[] {
  const planets = boards.filter((board) => board.orbit);
  return boards.map((board) => {
    if (!board.orbit) return { x: 0, y: 0 };
    const { x, y } = towards(sideOf(board, planets));
    const flat = Math.abs(y) > 0.1 ? towards(60 - lean) : { x: 1, y: 0 };
    return { x: Math.sign(x) * flat.x * APART, y: Math.sign(y) * flat.y * APART };
  });
}
const apart = (middles: Point[]): boolean => middles.every((one, at) => middles.slice(at + 1).every((other) => Math.hypot(one.x - other.x, one.y - other.y) >= 2 * DISC));

/** `low`: there is little height for it. */
export function chart(boards: Board[], low = false): Atlas {
  const leaning = low ? middlesOf(boards, LEAN) : [];
  const middles = low && apart(leaning) ? leaning : middlesOf(boards, 0);
  const left = Math.min(...middles.map(({ x }) => x)) - DISC - MARGIN;
  const top = Math.min(...middles.map(({ y }) => y)) - DISC - MARGIN;
  const sheets = boards.map((board, at) => ({ board, x: middles[at]!.x - left, y: middles[at]!.y - top }));
  const hexes = new Map<string, Point>();
  for (const { board, x, y } of sheets) {
    for (const hex of board.hexes) {
      const at = place(hex);
      hexes.set(hex, { x: x + at.x, y: y + at.y });
    }
  }
  return {
    width: Math.max(...sheets.map(({ x }) => x)) + DISC + MARGIN,
    height: Math.max(...sheets.map(({ y }) => y)) + DISC + MARGIN,
    sheets,
    hexes,
  };
}

export function areaOf({ x, y }: Sheet): Area {
  return { x: x - DISC, y: y - DISC, width: 2 * DISC, height: 2 * DISC };
}

/** The corners of a hex, the top one first, clockwise. */
export function corners({ x, y }: Point, radius = R): Point[] {
  return [-90, -30, 30, 90, 150, 210].map((degrees) => {
    const angle = (degrees * Math.PI) / 180;
    return { x: x + radius * Math.cos(angle), y: y + radius * Math.sin(angle) };
  });
}

const written = ({ x, y }: Point): string => `${x.toFixed(1)} ${y.toFixed(1)}`;

export function outline(at: Point, radius = R): string {
  return `M${corners(at, radius).map(written).join("L")}Z`;
}

/** The sides of hexes that no other of them shares, drawn a little inside. */
export function border(hexes: Point[], inset = 0): string {
  const key = ({ x, y }: Point): string => `${Math.round(x)},${Math.round(y)}`;
  const all = new Set(hexes.map(key));
  const parts: string[] = [];
  for (const at of hexes) {
    const points = corners(at, R - inset);
    for (const [side, degrees] of [-60, 0, 60, 120, 180, 240].entries()) {
      const angle = (degrees * Math.PI) / 180;
      const beyond = { x: at.x + W * Math.cos(angle), y: at.y + W * Math.sin(angle) };
      if (!all.has(key(beyond))) parts.push(`M${written(points[side]!)}L${written(points[(side + 1) % 6]!)}`);
    }
  }
  return parts.join("");
}

/** A bow from hex to hex, bent to the left of its way. */
export function bow(from: Point, to: Point, bend = 0.18): string {
  const x = (from.x + to.x) / 2 + (to.y - from.y) * bend;
  const y = (from.y + to.y) / 2 - (to.x - from.x) * bend;
  return `M${written(from)}Q${written({ x, y })} ${written(to)}`;
}

export function line(points: Point[]): string {
  return points.length > 1 ? `M${points.map(written).join("L")}` : "";
}
