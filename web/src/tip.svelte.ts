/** One tooltip for the whole page: by pointer, by focus, by long press. */

import type { Attachment } from "svelte/attachments";
import { aimedAt, type Box } from "./place";

export interface Tip {
  title: string;
  text?: string;
  lines?: string[];
  rule?: string;
}

interface Shown extends Tip {
  anchor: Box;
}

const DELAY = 350; // milliseconds of hovering
const PRESS = 500; // of a finger

export const tips = $state<{ now: Shown | null }>({ now: null });

/** What explains itself, and how: whoever asks about a thing is told the same. */
export const explained = new WeakMap<Element, () => Tip | null>();

let owner: HTMLElement | null = null;

export function hideTip(): void {
  owner?.removeAttribute("aria-describedby");
  owner = null;
  tips.now = null;
}

function show(node: HTMLElement, content: () => Tip | null, pointer: { x: number; y: number } | null = null): void {
  const tip = content();
  if (!tip || !node.isConnected) return;
  owner?.removeAttribute("aria-describedby");
  owner = node;
  node.setAttribute("aria-describedby", "tip");
  tips.now = { ...tip, anchor: aimedAt(node.getBoundingClientRect(), pointer, { width: innerWidth, height: innerHeight }) };
}

/** Explains an element; the content is asked for when it is to be shown. */
export function tip(content: () => Tip | null): Attachment<HTMLElement> {
  return (node) => {
    let timer = 0;
    let pressed = false;
    let pointer: { x: number; y: number } | null = null;
    const after = (milliseconds: number): void => {
      clearTimeout(timer);
      timer = window.setTimeout(() => {
        pressed = milliseconds === PRESS;
        show(node, content, pointer);
      }, milliseconds);
    };
    const hide = (): void => {
      clearTimeout(timer);
      // Later: a blur may come while the page is being changed.
      queueMicrotask(() => owner === node && hideTip());
    };
    const on: [string, (event: Event) => void][] = [
      ["pointerenter", (event) => (event as PointerEvent).pointerType === "mouse" && after(DELAY)],
      ["pointermove", (event) => void (pointer = { x: (event as PointerEvent).clientX, y: (event as PointerEvent).clientY })],
      ["pointerleave", (event) => (event as PointerEvent).pointerType === "mouse" && hide()],
      ["pointerdown", (event) => (event as PointerEvent).pointerType !== "mouse" && after(PRESS)],
      ["pointerup", () => clearTimeout(timer)],
      ["pointercancel", () => clearTimeout(timer)],
      ["focus", () => node.matches(":focus-visible") && show(node, content)],
      ["blur", hide],
      [
        "click",
        (event) => {
          if (pressed) event.stopImmediatePropagation(); // the finger only asked
          else hide();
          pressed = false;
        },
      ],
    ];
    for (const [name, listener] of on) node.addEventListener(name, listener, { capture: true });
    explained.set(node, content);
    return () => {
      hide();
      for (const [name, listener] of on) node.removeEventListener(name, listener, { capture: true });
    };
  };
}
