/** The few functions of node that the build uses; its whole types would also hold for the page. */

declare module "node:fs" {
  export function readdirSync(path: string, options: { recursive: true; encoding: "utf-8" }): string[];
  export function readFileSync(path: string): Uint8Array;
  export function readFileSync(path: string, encoding: "utf-8"): string;
  export function statSync(path: string): { isFile(): boolean };
  export function writeFileSync(path: string, what: string | Uint8Array): void;
}
declare module "node:path" {
  export function join(...parts: string[]): string;
}
declare module "node:zlib" {
  export const constants: { BROTLI_PARAM_QUALITY: number; BROTLI_PARAM_SIZE_HINT: number };
  export function brotliCompressSync(bytes: Uint8Array, options: { params: Record<number, number> }): Uint8Array;
  export function gzipSync(bytes: Uint8Array, options: { level: number }): Uint8Array;
}
declare module "node:url" {
  export function fileURLToPath(url: URL): string;
}
