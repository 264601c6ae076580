/** How tall a part is, told to the whole page: what floats or sticks leaves room for it. */
import type { Attachment } from "svelte/attachments";

const WIDE = 960; // page pixels from which on the board takes what the question leaves

/** How much of it stays in sight where it sticks: some may go out of sight beyond the page's upper edge. */
export function staying(part: HTMLElement): number {
  return part.offsetHeight + Math.min(0, parseFloat(getComputedStyle(part).top) || 0);
}

export const tall =
  (name: `--${string}`): Attachment<HTMLElement> =>
  (part) => {
    const page = document.documentElement.style;
    const watch = new ResizeObserver(() => page.setProperty(name, `${staying(part)}px`));
    watch.observe(part);
    return () => {
      watch.disconnect();
      page.removeProperty(name);
    };
  };

/** Grows with what it holds up to so many pixels, and stays so: what lies below is not moved with every word. */
export const settled =
  (most: number): Attachment<HTMLElement> =>
  (part) => {
    let [wide, kept] = [innerWidth, 0];
    const watch = new ResizeObserver(() => {
      const high = part.offsetHeight;
      if (innerWidth !== wide || innerWidth < WIDE) {
        [wide, kept] = [innerWidth, 0];
        part.style.minHeight = "";
      } else if (high > kept && high <= most) {
        kept = high;
        part.style.minHeight = `${high}px`;
      }
    });
    watch.observe(part);
    return () => watch.disconnect();
  };
