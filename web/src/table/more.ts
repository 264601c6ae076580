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
      part.dataset["more"] = ends.filter(Boolean).join(" ");
    };
    const size = new ResizeObserver(look);
    const content = new MutationObserver(look);
    size.observe(part);
    content.observe(part, { childList: true, subtree: true, characterData: true });
    part.addEventListener("scroll", look, { passive: true });
    return () => {
      size.disconnect();
      content.disconnect();
      part.removeEventListener("scroll", look);
    };
  };
