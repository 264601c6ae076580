import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

const server = "http://127.0.0.1:8000"; // of `sobremesa serve`, for `npm run dev`

export default defineConfig({
  plugins: [svelte()],
  build: {
    outDir: "../src/sobremesa/_web",
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  server: { proxy: { "/api": { target: server, ws: true } } },
});
