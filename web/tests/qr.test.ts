import decode from "qr/decode.js";
import { expect, test } from "vitest";
import { codeOf } from "../src/waiting/qr";

const DOTS = 6; // of a square, as a camera would see it

/** What a phone sees: the path painted black on white. */
function photograph(link: string): { width: number; height: number; data: Uint8Array } {
  const { size, path } = codeOf(link);
  const side = size * DOTS;
  const data = new Uint8Array(side * side * 4).fill(255);
  for (const [, x, y] of path.matchAll(/M(\d+) (\d+)h1v1h-1z/g)) {
    for (let at = 0; at < DOTS * DOTS; at++) {
      const [column, row] = [Number(x) * DOTS + (at % DOTS), Number(y) * DOTS + Math.floor(at / DOTS)];
      data.set([0, 0, 0], (row * side + column) * 4);
    }
  }
  return { width: side, height: side, data };
}

test.each(["http://127.0.0.1:8000/table/DMhpTTKXL4eN", `https://games.example.org/table/${"x".repeat(12)}#seat=3&invitation=${"y".repeat(32)}`])(
  "a phone reads the link from its code: %s",
  (link) => {
    expect(decode(photograph(link))).toBe(link);
  },
);
