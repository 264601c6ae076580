import { expect, test } from "vitest";
import { contents, plain, renderBook, renderRule } from "../src/table/markdown";

const TEXT = "A **soul** (AG-1.2) rolls `d6`:\n\n| d6 | Name |\n|---|---|\n| 1 | *Dread* |\n| 2 | Strip |\n\n- then\n- rests";
const PAGE = {
  game: "a",
  lang: "en",
  prefix: "AG",
  story: "",
  markdown: `# A\n\n## Rules\n\n- **AG-1.1 Luck.** ${TEXT}\n- **AG-1.2 Rest.** It rests.\n`,
  rules: [
    { id: "1.1", title: "Luck", text: TEXT, section: "Rules" },
    { id: "1.2", title: "Rest", text: "It rests.", section: "Rules" },
  ],
};

test("a rule as text has a line for every paragraph, row and item, and no marks", () => {
  expect(plain(TEXT).split("\n")).toEqual(["A soul (AG-1.2) rolls d6:", "d6 · Name", "1 · Dread", "2 · Strip", "– then", "– rests"]);
});

test("a rule is shown with its tables and lists, and links to others", () => {
  const html = renderRule(TEXT, PAGE);

  for (const part of ["<strong>soul</strong>", "<td>Strip</td>", "<li>rests</li>", 'data-rule="1.2"', 'class="wide"']) expect(html).toContain(part);
});

test("every rule of the book has its place in it", () => {
  expect(renderBook(PAGE)).toContain('<li id="rule-1.1" tabindex="-1"><strong>AG-1.1 Luck.');
  expect(renderBook(PAGE)).toMatch(/<li id="rule-1\.2"/);
});

test("every entry of the contents leads to its heading", () => {
  const page = { ...PAGE, markdown: "# Book\n\n## 1. First *part*\n\n### 1.1 Inner\n\ntext\n\n## 2. Second\n" };
  const found = contents(page);
  expect(found.map(({ title, parts }) => [title, parts.map((part) => part.title)])).toEqual([
    ["1. First part", ["1.1 Inner"]],
    ["2. Second", []],
  ]);
  const html = renderBook(page);
  expect(html).toContain(`<h2 id="${found[0]?.id}" tabindex="-1">1. First <em>part</em></h2>`);
  expect(html).toContain(`<h3 id="${found[0]?.parts[0]?.id}" tabindex="-1">1.1 Inner</h3>`);
  expect(html).toContain(`<h2 id="${found[1]?.id}" tabindex="-1">2. Second</h2>`);
});
