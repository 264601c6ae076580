import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { delivery } from "./delivery.ts";

// What every page needs comes as one file: a request costs more than a few small functions.
// What only some pages need (wording of options, motion) stays with them.
const shell = {
  name: "shell",
  test: /\/src\/(?!options|kept|brought|Confirm|wire)[^/]+\.(ts|svelte)$|\/node_modules\/(svelte\/src\/(?!animate|easing|motion|transition|reactivity)|@fluent|clsx|esm-env)/,
};
const server = "http://127.0.0.1:8000"; // of `sobremesa serve`, for `npm run dev`

export default defineConfig(({ mode }) => ({
  plugins: [svelte(), delivery()],
  build: {
    outDir: "../src/sobremesa/_web",
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { codeSplitting: { groups: [shell] } } },
  },
  // Tests run in node, with the browser's side of Svelte and a few stand-ins.
  test: { include: ["tests/*.test.ts"], setupFiles: ["tests/browser.ts"], restoreMocks: true },
  resolve: { alias: { $games: fileURLToPath(new URL("../src/sobremesa/games", import.meta.url)) }, ...(mode === "test" && { conditions: ["browser"] }) },
  server: { fs: { allow: [".."] }, proxy: { "/api": { target: server, ws: true } } },
}));
