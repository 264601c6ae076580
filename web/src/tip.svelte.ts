/** One tooltip for the whole page: by pointer, by focus, by long press. */

import type { Attachment } from "svelte/attachments";
import { aimedAt, type Box } from "./place";

export interface Tip {
  title: string;
  text?: string;
  lines?: string[];
  rule?: string;
  /** Why it cannot be chosen now: asked for when it has been looked at for a while. */
  later?: () => Promise<string[]>;
}

interface Point {
  x: number;
  y: number;
}

interface Shown extends Tip {
  anchor: Box;
  reasons?: string[];
}

const DELAY = 350; // milliseconds of hovering
const PRESS = 500; // of a finger
const LATER = 250; // milliseconds until what must be asked for is

export const tips = $state<{ now: Shown | null }>({ now: null });

/** What explains itself, and how: whoever asks about a thing is told the same. */
export const explained = new WeakMap<Element, () => Tip | null>();

let owner: HTMLElement | null = null;
let rest: Point | null = null; // where the pointer has pressed, and rests until it moves
let asking = 0;

export function hideTip(): void {
  clearTimeout(asking);
  owner?.removeAttribute("aria-describedby");
  owner = null;
  tips.now = null;
}

/** What comes to lie under a pointer that rests is not what it points at. */
export function press({ clientX, clientY }: PointerEvent): void {
  rest = { x: clientX, y: clientY };
  hideTip();
}

function moved({ x, y }: Point): boolean {
  if (rest?.x === x && rest.y === y) return false;
  rest = null;
  return true;
}

function show(node: HTMLElement, content: () => Tip | null, pointer: Point | null = null): void {
  const tip = content();
  if (!tip || !node.isConnected) return;
  owner?.removeAttribute("aria-describedby");
  owner = node;
  node.setAttribute("aria-describedby", "tip");
  tips.now = { ...tip, anchor: aimedAt(node.getBoundingClientRect(), pointer, { width: innerWidth, height: innerHeight }) };
  clearTimeout(asking);
  const { later } = tip;
  if (later) asking = window.setTimeout(() => void later().then((lines) => owner === node && add(lines)), LATER);
}

function add(reasons: string[]): void {
  if (tips.now) tips.now = { ...tips.now, reasons };
}

/** Explains an element; the content is asked for when it is to be shown. */
export function tip(content: () => Tip | null): Attachment<HTMLElement> {
  return (node) => {
    let timer = 0;
    let pressed = false;
    let pointer: Point | null = null;
    let waiting = false; // it came to lie under the pointer
    const after = (milliseconds: number): void => {
      clearTimeout(timer);
      timer = window.setTimeout(() => {
        pressed = milliseconds === PRESS;
        show(node, content, pointer);
      }, milliseconds);
    };
    const enter = (event: PointerEvent): void => {
      if (event.pointerType !== "mouse") return;
      waiting = !moved(event);
      if (!waiting) after(DELAY);
    };
    const move = (event: PointerEvent): void => {
      pointer = { x: event.clientX, y: event.clientY };
      if (waiting && moved(event)) enter(event);
    };
    const hide = (): void => {
      clearTimeout(timer);
      // Later: a blur may come while the page is being changed.
      queueMicrotask(() => owner === node && hideTip());
    };
    const on: [string, (event: Event) => void][] = [
      ["pointerenter", (event) => enter(event as PointerEvent)],
      ["pointermove", (event) => move(event as PointerEvent)],
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
