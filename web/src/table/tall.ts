/** How tall a part is, told to the whole page: what floats or sticks leaves room for it. */
import type { Attachment } from "svelte/attachments";

export const tall =
  (name: `--${string}`): Attachment<HTMLElement> =>
  (part) => {
    const page = document.documentElement.style;
    const watch = new ResizeObserver(() => page.setProperty(name, `${part.offsetHeight}px`));
    watch.observe(part);
    return () => {
      watch.disconnect();
      page.removeProperty(name);
    };
  };
