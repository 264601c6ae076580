import { expect, test } from "vitest";
import { manifest, offlinePage } from "../delivery.ts";

test("the offline page says all it says in every language, and nothing that a policy forbids", () => {
  const page = offlinePage((lang) => (key) => `${lang}:${key} <&>`);
  for (const lang of ["en", "es", "pt"]) {
    expect(page).toContain(`<section lang="${lang}"><h1>${lang}:offline-title &#60;&#38;&#62;</h1>`);
    expect(page).toContain(`${lang}:offline-again`);
  }
  expect(page).not.toMatch(/style=|<style|<script>|onclick/);
});

test("a manifest has what browsers ask for before they install", () => {
  const told = JSON.parse(manifest("es", (key) => key)) as Record<string, unknown> & { icons: { sizes: string; purpose: string }[] };
  expect(told).toMatchObject({ lang: "es", start_url: "/", display: "standalone", description: "lobby-text" });
  expect(told.icons.map((icon) => icon.sizes)).toEqual(expect.arrayContaining(["192x192", "512x512"]));
  expect(told.icons.map((icon) => icon.purpose)).toContain("maskable");
});
