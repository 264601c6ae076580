/** The house in section, in percent of its picture: where everything stands.

Floor 3 is on top; R1 and R2 lie above the corridor of their floor, R4 and R3 below it,
so that the belt runs round the house: down on the left, up on the right. */

export interface Area {
  x: number;
  y: number;
  width: number;
  height: number;
}

export const ROOF = 10;
const GROUND = 2;
const FLOOR = (100 - ROOF - GROUND) / 3;
const ROOM = FLOOR * 0.36;
const HALL = FLOOR - 2 * ROOM;
export const SHAFT = 12;
const WIDTH = 50 - SHAFT;

/** How far below the roof a floor's ceiling is. */
function ceiling(floor: string): number {
  return ROOF + (3 - Number(floor.slice(1))) * FLOOR;
}

export function floorArea(floor: string): Area {
  return { x: SHAFT, y: ceiling(floor), width: 100 - 2 * SHAFT, height: FLOOR };
}

export function nodeArea(node: string): Area {
  const [floor = "", place = ""] = node.split("_");
  const y = ceiling(floor);
  if (place === "PAS") return { x: SHAFT, y: y + ROOM, width: 100 - 2 * SHAFT, height: HALL };
  const right = place === "R2" || place === "R3";
  const low = place === "R3" || place === "R4";
  return { x: right ? 50 : SHAFT, y: low ? y + ROOM + HALL : y, width: WIDTH, height: ROOM };
}

/** The place of a room's Box in the shaft at the outer wall. */
export function boxArea(room: string): Area {
  const { x, y, height } = nodeArea(room);
  return { x: x < 50 ? 0 : 100 - SHAFT, y, width: SHAFT, height };
}

/** Where the stairs of a room stand: at the inner wall. */
export function stairsArea(room: string): Area {
  const { x, y, height } = nodeArea(room);
  const width = 9;
  return { x: x < 50 ? 50 - width : 50, y, width, height };
}

export type Way = "up" | "down" | "left" | "right";

/** Which way a Box leaves its room. */
export function way(from: string, to: string): Way {
  const [a, b] = [boxArea(from), boxArea(to)];
  if (a.x !== b.x) return a.x < b.x ? "right" : "left";
  return a.y < b.y ? "down" : "up";
}

/** On both sides of the King, who stands in the middle, or right of it where a hall is short; over its words last. */
const HALL_STANDS = [41.5, 67.5, 33, 76, 24.5, 84.5, 16, 59, 50, 54];

/** The middle of the n-th of `count` figures that stand in a node. */
export function footing(node: string, at: number, count: number): { x: number; y: number } {
  const { x, y, width, height } = nodeArea(node);
  const hall = node.endsWith("PAS");
  if (hall) return { x: HALL_STANDS[at % HALL_STANDS.length]!, y: y + height * 0.63 };
  const left = x < 50 ? x + 2 : x + 9;
  const right = x < 50 ? x + width - 9 : x + width - 2;
  const gap = Math.min((right - left) / Math.max(1, count), 8.5);
  const start = x < 50 ? left + gap / 2 : right - gap * (count - 0.5);
  return { x: start + gap * at, y: y + height * 0.64 };
}
