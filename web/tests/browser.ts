/** What node lacks of a browser, as far as the tests need it. */

const kept = new Map<string, string>();

Object.assign(globalThis, {
  window: globalThis,
  location: { protocol: "http:", host: "house.test" },
  matchMedia: () => ({ matches: false }),
  localStorage: {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
    clear: () => kept.clear(),
  },
});
