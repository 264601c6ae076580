/** A row or a column that goes on beyond its edge says so: app.css lets it fade there. */
import type { Attachment } from "svelte/attachments";

const SLACK = 2; // pixels that a browser's rounding may hide

export const more =
  (way: "row" | "column" = "row"): Attachment<HTMLElement> =>
  (part) => {
    const look = (): void => {
      const [gone, seen, all] =
        way === "row" ? [part.scrollLeft, part.clientWidth, part.scrollWidth] : [part.scrollTop, part.clientHeight, part.scrollHeight];
      const ends = [gone > SLACK ? `${way}-start` : "", gone + seen < all - SLACK ? `${way}-end` : ""];
      const now = ends.filter(Boolean).join(" ");
      if (part.dataset["more"] !== now) part.dataset["more"] = now;
    };
    // Sizes are told when the page has been laid out: looking earlier would have it done twice.
    const size = new ResizeObserver(look);
    const watch = (): void => {
      size.disconnect();
      size.observe(part);
      for (const child of part.children) size.observe(child);
    };
    const content = new MutationObserver(watch);
    watch();
    content.observe(part, { childList: true });
    part.addEventListener("scroll", look, { passive: true });
    return () => {
      size.disconnect();
      content.disconnect();
      part.removeEventListener("scroll", look);
    };
  };
