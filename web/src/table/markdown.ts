/** A rulebook as HTML: every rule with an anchor, every citation a link. */

import { marked } from "marked";
import type { RulebookPage } from "../wire";

const TAG = /(?<!`)\[(seed|ruling|content)(?:: [^\]]*)?\] ?/g;
const SILENT = /\s*\[silent: [^\]]+\]/g;

export function plain(markdown: string): string {
  return markdown.replace(SILENT, "").replace(TAG, "").replace(/[*`]/g, "");
}

/** Links every citation of a known rule; a rule's own number stays text. */
function cite(html: string, page: RulebookPage): string {
  const known = new Set(page.rules.map((rule) => rule.id));
  const citation = new RegExp(`(?<!<strong>)${page.prefix}-(\\d+\\.\\d+)`, "g");
  return html.replace(citation, (text, id: string) =>
    known.has(id) ? `<a href="#rule-${id}" data-rule="${id}">${text}</a>` : text,
  );
}

export function renderRule(text: string, page: RulebookPage): string {
  const clean = text.replace(SILENT, "").replace(TAG, "");
  return cite(marked.parse(clean, { async: false }), page);
}

export function renderBook(page: RulebookPage): string {
  const rule = new RegExp(`<li>(<p>)?<strong>${page.prefix}-(\\d+\\.\\d+) `, "g");
  return renderRule(page.markdown, page)
    .replace(rule, (_, open: string | undefined, id: string) =>
      `<li id="rule-${id}" tabindex="-1">${open ?? ""}<strong>${page.prefix}-${id} `)
    .replaceAll("<table>", '<div class="wide" tabindex="0"><table>')
    .replaceAll("</table>", "</table></div>");
}
