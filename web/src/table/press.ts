/** A press is meant for what lay under it when it began.

Browsers give a click to what lies under both ends of a press: where a figure walks away
or over it meanwhile, that is the board around them, and where it is drawn anew, nothing.
Both are put right here: the click goes to what was pressed, found again by its name. */

const NAMED = "[data-element], [data-action]";
const STRAY = 6; // page pixels before a press is a drag

interface Press {
  pointer: number;
  x: number;
  y: number;
  node: HTMLElement;
}

/** The same thing, though it be another node by now. */
function again(node: HTMLElement): HTMLElement | null {
  if (node.isConnected) return node;
  const { element, action } = node.dataset;
  const same = element === undefined ? `[data-action="${action}"]` : `[data-element="${CSS.escape(element)}"]`;
  return document.querySelector<HTMLElement>(same);
}

export class Presses {
  private press: Press | null = null;

  down(event: PointerEvent): void {
    const node = event.target instanceof Element ? event.target.closest<HTMLElement>(NAMED) : null;
    const plain = event.isPrimary && event.button === 0 && node;
    this.press = plain ? { pointer: event.pointerId, x: event.clientX, y: event.clientY, node } : null;
  }

  /** A finger that scrolls or a second one ends it. */
  cancel(): void {
    this.press = null;
  }

  /** After the click, if there is one: it belongs to the same task. A finger's comes later. */
  up(event: PointerEvent): void {
    const { press } = this;
    if (press?.pointer !== event.pointerId) return;
    if (Math.hypot(event.clientX - press.x, event.clientY - press.y) > STRAY) this.press = null;
    else if (event.pointerType === "mouse") setTimeout(() => this.press === press && this.settle(press));
  }

  /** Of the whole page, before anything hears of it; whether it went astray and was mended. */
  click(event: MouseEvent): boolean {
    const { press } = this;
    this.press = null;
    if (!press || !event.isTrusted || !(event.target instanceof Element) || press.node.contains(event.target)) return false;
    event.stopImmediatePropagation();
    event.preventDefault();
    this.settle(press);
    return true;
  }

  private settle(press: Press): void {
    this.press = null;
    again(press.node)?.click();
  }
}
