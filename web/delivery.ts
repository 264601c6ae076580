/** What is made of the build beside its scripts: packed copies, the offline page, the manifests. */

import { FluentBundle, FluentResource } from "@fluent/bundle";
import { readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import type { Plugin } from "vite";

const LANGUAGES = ["en", "es", "pt"];
const PACKED = /\.(js|css|svg|html|webmanifest|json|txt)$/;
const LEAST = 512; // bytes below which packing gains nothing
const WORTH = 0.95; // of its size at most, or the plain file is sent

type Say = (key: string) => string;

/** The client's own words in a language; one that is missing breaks the build. */
function words(lang: string): Say {
  const bundle = new FluentBundle(lang, { useIsolating: false });
  bundle.addResource(new FluentResource(readFileSync(join("src/lang", `${lang}.ftl`), "utf-8")));
  return (key) => {
    const text = bundle.getMessage(key)?.value;
    if (text == null) throw new Error(`${lang}.ftl has no ${key}`);
    return bundle.formatPattern(text);
  };
}

const escape = (text: string): string => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** Shown where the house cannot be reached; `offline.js` leaves the reader's language. */
export function offlinePage(say: (lang: string) => Say): string {
  const parts = LANGUAGES.map((lang) => {
    const own = say(lang);
    const [title, text, again] = ["offline-title", "offline-text", "offline-again"].map((key) => escape(own(key)));
    return `<section lang="${lang}"><h1>${title}</h1><p>${text}</p><p><a href="">${again}</a></p></section>`;
  });
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>sobremesa</title>
<link rel="stylesheet" href="/offline.css">
<script src="/offline.js"></script>
</head>
<body><main>${parts.join("\n")}</main></body>
</html>
`;
}

/** What a device needs to know to keep the house among its programs. */
export function manifest(lang: string, say: Say): string {
  const icon = (src: string, sizes: string, type: string, purpose: string) => ({ src, sizes, type, purpose });
  return JSON.stringify({
    id: "/",
    name: "sobremesa",
    short_name: "sobremesa",
    description: say("lobby-text"),
    lang,
    start_url: "/",
    scope: "/",
    display: "standalone",
    background_color: "#f4ecdd",
    theme_color: "#8c4a2f",
    icons: [
      icon("/favicon.svg", "any", "image/svg+xml", "any"),
      icon("/icons/192.png", "192x192", "image/png", "any"),
      icon("/icons/512.png", "512x512", "image/png", "any"),
      icon("/icons/maskable.png", "512x512", "image/png", "maskable"),
    ],
  });
}

function files(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: "utf-8" })
    .map((name) => join(folder, name))
    .filter((path) => statSync(path).isFile());
}

/** A packed copy beside every file that becomes smaller by it. */
function pack(path: string): void {
  const plain = readFileSync(path);
  if (plain.length < LEAST) return;
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: plain.length };
  const packed: [string, Uint8Array][] = [
    ["br", brotliCompressSync(plain, { params })],
    ["gz", gzipSync(plain, { level: 9 })],
  ];
  for (const [ending, bytes] of packed) {
    if (bytes.length < WORTH * plain.length) writeFileSync(`${path}.${ending}`, bytes);
  }
}

export function delivery(): Plugin {
  let folder = "";
  return {
    name: "delivery",
    apply: "build",
    configResolved: (config) => void (folder = join(config.root, config.build.outDir)),
    writeBundle: {
      order: "post",
      sequential: true,
      handler() {
        writeFileSync(join(folder, "offline.html"), offlinePage(words));
        for (const lang of LANGUAGES) {
          writeFileSync(join(folder, `manifest.${lang}.webmanifest`), manifest(lang, words(lang)));
        }
        for (const path of files(folder).filter((one) => PACKED.test(one))) pack(path);
      },
    },
  };
}
