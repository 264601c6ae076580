import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

const server = "http://127.0.0.1:8000"; // of `sobremesa serve`, for `npm run dev`

export default defineConfig(({ mode }) => ({
  plugins: [svelte()],
  build: {
    outDir: "../src/sobremesa/_web",
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  // Tests run in node, with the browser's side of Svelte and a few stand-ins.
  test: { include: ["tests/*.test.ts"], setupFiles: ["tests/browser.ts"], restoreMocks: true },
  resolve: mode === "test" ? { conditions: ["browser"] } : {},
  server: { proxy: { "/api": { target: server, ws: true } } },
}));
