/** Connected Worlds: pieces that share a hex. */

import { expect, test } from "vitest";
import { R } from "../src/games/connected_worlds/atlas";
import { UNIT } from "../src/games/connected_worlds/shapes";
import { placed } from "../src/games/connected_worlds/stacks";
import type { Piece } from "../src/games/connected_worlds/view";

const HEX = { x: 200, y: 100 };
const SEAL = { x: 12, y: 13 }; // from a piece's middle to that of its number
const SLACK = 0.15; // of a hex: a piece's edge may stand over it

function share(kinds: number) {
  const pieces = Array.from({ length: kinds }, (_, at): Partial<Piece> => ({ id: at, kind: `kind${at}`, owner: "s1", base: at === 0, strength: at, hex: "A:d4", ready: true, why: "", launch: true }));
  return placed(pieces as Piece[], new Map([["A:d4", HEX]]));
}

test.each([1, 2, 3, 4, 5, 9])("of %i kinds on a hex none hides what another is worth, and none leaves the hex", (kinds) => {
  const all = share(kinds);

  expect(all.length).toBe(kinds);
  for (const one of all) {
    const number = { x: one.x + SEAL.x * one.seal.x * one.size, y: one.y + SEAL.y * one.seal.y * one.size };
    const others = all.filter((other) => other !== one);
    expect(Math.hypot(one.x - HEX.x, one.y - HEX.y) + UNIT * one.size).toBeLessThan(R * (1 + SLACK));
    for (const other of others) expect(Math.hypot(number.x - other.x, number.y - other.y)).toBeGreaterThan(UNIT * other.size);
  }
});
