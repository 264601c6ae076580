/** Figures close to each other: how large they may be, and where there is room for a name. */

import { CM, type Place } from "./table";

export const TALL = 42; // world pixels of a figure as large as life,
const BROAD = 36; // and how broad it is
const NAME = 4.2; // centimetres that a name takes beside its figure,
const LINE = 1.7; // and what is as near as that to its line is hidden by it
const UNDER = 3.2; // centimetres that figure and name below it take to the south

export type Beside = "east" | "west" | "";

/** How many times as large as life a figure may be drawn, and hide nobody; as large as life at the least. */
export function growOf(at: Place, others: readonly Place[], most: number): number {
  const room = others.map((one) => Math.max((Math.abs(one.y - at.y) * CM) / TALL, (Math.abs(one.x - at.x) * CM) / BROAD));
  return Math.max(1, Math.min(most, ...room));
}

/** On which side of it nobody stands; "", which is below: somebody does on both, or nobody `below` where there is room. */
export function besideOf(at: Place, others: readonly Place[], below: boolean): Beside {
  if (below && !others.some(({ x, y }) => Math.abs(x - at.x) < LINE && y > at.y && y - at.y < UNDER)) return "";
  const line = others.filter((one) => Math.abs(one.y - at.y) < LINE).map((one) => one.x - at.x);
  if (!line.some((away) => away > 0 && away < NAME)) return "east";
  return line.some((away) => away < 0 && away > -NAME) ? "" : "west";
}
