/** Figures close to each other: how large they may be, and where there is room for a name. */

import { BASE, CM, type Place } from "./table";

export const TALL = 46; // world pixels of a figure as large as life, base and head,
const BROAD = 36; // and how broad it is;
const LEAST = 0.88; // smaller than this it would tell nobody what it is
const NAME = 4.2; // centimetres that a name takes beside its figure,
const LINE = 1.7; // and what is as near as that to its line is hidden by it,
const HEAD = 2.9; // or hides it, as the heads of those further south do
const UNDER = 3.2; // centimetres that figure and name below it take to the south

export type Beside = "east" | "west" | "";

/** How many times as large as life a figure may be drawn, and hide nobody. */
export function growOf(at: Place, others: readonly Place[], most: number): number {
  const room = others.map((one) => Math.max((Math.abs(one.y - at.y) * CM) / TALL, (Math.abs(one.x - at.x) * CM) / BROAD));
  return Math.max(LEAST, Math.min(most, ...room));
}

/** World pixels beside and above its base that are no nearer to anybody else: who points there means this one. */
export function ownRoom(at: Place, others: readonly Place[]): Place {
  const own = { x: Infinity, y: Infinity };
  for (const one of others) {
    const half = { x: (Math.abs(one.x - at.x) * CM) / 2 - BASE * CM, y: (Math.abs(one.y - at.y) * CM) / 2 - BASE * CM };
    const way = half.x > half.y ? "x" : "y";
    own[way] = Math.min(own[way], Math.max(0, half[way]));
  }
  return own;
}

/** On which side of it nobody stands; "", which is below: somebody does on both, or nobody `below` where there is room. */
export function besideOf(at: Place, others: readonly Place[], below: boolean): Beside {
  if (below && !others.some(({ x, y }) => Math.abs(x - at.x) < LINE && y > at.y && y - at.y < UNDER)) return "";
  const line = others.filter((one) => one.y - at.y > -LINE && one.y - at.y < HEAD).map((one) => one.x - at.x);
  if (!line.some((away) => away > 0 && away < NAME)) return "east";
  return line.some((away) => away < 0 && away > -NAME) ? "" : "west";
}
