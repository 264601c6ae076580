/** A rulebook as HTML: every rule with an anchor, every citation a link. */

import { marked, type Token } from "marked";
import type { RulebookPage } from "../wire";

function said(token: Token): string {
  if (token.type === "br") return " ";
  const parts = (token as { tokens?: Token[] }).tokens;
  return parts ? parts.map(said).join("") : (token as { text?: string }).text ?? "";
}

function lines(token: Token): string[] {
  if (token.type === "space" || token.type === "hr") return [];
  if (token.type === "list") return (token.items as Token[]).flatMap(lines);
  if (token.type === "list_item") {
    const [first = "", ...rest] = (token.tokens ?? []).flatMap(lines);
    return [`– ${first}`, ...rest];
  }
  if (token.type !== "table") return [said(token)];
  const row = (cells: { tokens: Token[] }[]): string =>
    cells.map((cell) => cell.tokens.map(said).join("")).join(" · ");
  return [token.header, ...token.rows].map(row);
}

/** A rule without marks: each paragraph, item and row is a line. */
export function plain(markdown: string): string {
  return marked.lexer(markdown).flatMap(lines).join("\n");
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
  return cite(marked.parse(text, { async: false }), page)
    .replaceAll("<table>", '<div class="wide" tabindex="0"><table>')
    .replaceAll("</table>", "</table></div>");
}

export interface Chapter {
  id: string;
  title: string;
  parts: Chapter[];
}

/** The chapters of a book, and their parts; `renderBook` gives headings the same ids. */
export function contents(page: RulebookPage): Chapter[] {
  const chapters: Chapter[] = [];
  let count = 0;
  for (const token of marked.lexer(page.markdown)) {
    if (token.type !== "heading") continue;
    const heading = { id: `part-${++count}`, title: (token.tokens ?? []).map(said).join(""), parts: [] };
    if (token.depth === 2) chapters.push(heading);
    else if (token.depth === 3) chapters.at(-1)?.parts.push(heading);
  }
  return chapters;
}

export function renderBook(page: RulebookPage): string {
  let count = 0;
  const rule = new RegExp(`<li>(<p>)?<strong>${page.prefix}-(\\d+\\.\\d+) `, "g");
  return renderRule(page.markdown, page)
    .replace(rule, (_, open: string | undefined, id: string) => `<li id="rule-${id}" tabindex="-1">${open ?? ""}<strong>${page.prefix}-${id} `)
    .replace(/<h(\d)>/g, (_, level: string) => `<h${level} id="part-${++count}" tabindex="-1">`);
}
