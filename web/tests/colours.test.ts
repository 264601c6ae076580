/** Style sheets: whatever a rule takes from elsewhere is set somewhere. */

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const written = (folder: string, ends: RegExp): string =>
  readdirSync(folder, { recursive: true, encoding: "utf-8" })
    .filter((name) => ends.test(name))
    .map((name) => readFileSync(join(folder, name), "utf-8"))
    .join("\n");
const all = written("src", /\.(svelte|css|ts)$/) + written("../src/sobremesa/games", /colours\.css$/);
const named = (pattern: RegExp): Set<string> => new Set([...all.matchAll(pattern)].map((found) => found[1]!));

test("every custom property that is used with nothing to fall back on is set", () => {
  const used = named(/var\((--[\w-]+)\s*\)/g);
  const set = named(/(--[\w-]+)\s*[:="'`]/g);
  expect(used.size).toBeGreaterThan(20);
  expect([...used].filter((one) => !set.has(one))).toEqual([]);
});
