/** How tall a part is, told to the whole page: what floats or sticks leaves room for it. */
import type { Attachment } from "svelte/attachments";

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
