/** Questions to the table: the next thing clicked is asked about, or what a finger rests on. */

const REST = 700; // milliseconds of a finger, longer than a tooltip takes
const STRAY = 10; // page pixels it may move meanwhile
const ASKABLE = "[data-element], [data-action], [data-rule]";

export class Asking {
  on = $state(false);
  /** An action, by its number on the keyboard; -1: none. */
  action = $state(-1);
  /** What was clicked, or what a finger rested on. */
  target = $state.raw<Element | null>(null);
  private timer = 0;
  private from = { x: 0, y: 0 };

  toggle(): void {
    [this.on, this.action, this.target] = [!this.on, -1, null];
  }
  close(): void {
    this.on = false;
  }

  /** Whoever asks does nothing: not even while the answers are being fetched. */
  click(event: MouseEvent): void {
    if (!this.on || !(event.target instanceof Element) || event.target.closest("dialog, [data-ask]")) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    this.target = event.target;
  }

  down(event: PointerEvent): void {
    this.lift();
    const target = event.target instanceof Element ? event.target : null;
    if (event.pointerType !== "touch" || !event.isPrimary || this.on || !target?.closest(ASKABLE)) return;
    this.from = { x: event.clientX, y: event.clientY };
    this.timer = window.setTimeout(() => {
      [this.on, this.action, this.target] = [true, -1, target];
    }, REST);
  }
  move(event: PointerEvent): void {
    if (Math.hypot(event.clientX - this.from.x, event.clientY - this.from.y) > STRAY) this.lift();
  }
  lift(): void {
    clearTimeout(this.timer);
  }
}
