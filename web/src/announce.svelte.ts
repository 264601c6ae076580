/** What a screen reader is told, politely and once. */

import { untrack } from "svelte";

interface Line {
  id: number;
  text: string;
}

const KEPT = 12;
let count = 0;

export const announced = $state<{ lines: Line[] }>({ lines: [] });

export function announce(...texts: string[]): void {
  const fresh = texts.map((text) => ({ id: ++count, text }));
  announced.lines = [...untrack(() => announced.lines), ...fresh].slice(-KEPT);
}

/** Nothing one player heard stays for the next. */
export function hush(): void {
  announced.lines = [];
}
