import { expect, test } from "vitest";
import { covered, placeOf } from "../src/place";

const WINDOW = { width: 1280, height: 800 };
const TIP = { width: 300, height: 120 };
const question = { left: 0, top: 50, width: 900, height: 70 };
const boxOf = ({ left, top }: { left: number; top: number }) => ({ left, top, ...TIP });

test("a tooltip is above what it explains, if there is room", () => {
  const anchor = { left: 500, top: 400, width: 60, height: 60 };
  expect(placeOf(anchor, TIP, WINDOW, [question]).top).toBe(400 - 8 - 120);
});

test("a tooltip goes below rather than over the question", () => {
  const anchor = { left: 500, top: 180, width: 60, height: 60 };
  expect(placeOf(anchor, TIP, WINDOW).top).toBe(52);
  expect(placeOf(anchor, TIP, WINDOW, [question]).top).toBe(248);
});

test("a tooltip goes to a side where above and below are taken", () => {
  const anchor = { left: 500, top: 180, width: 60, height: 60 };
  const low = { left: 0, top: 245, width: 1280, height: 500 };
  const place = placeOf(anchor, TIP, WINDOW, [question, low]);
  expect(place.left).toBeGreaterThanOrEqual(560);
  expect(covered(boxOf(place), anchor)).toBe(0);
});

test("where everything is taken, a tooltip covers the least, and never what it explains", () => {
  const anchor = { left: 20, top: 130, width: 340, height: 60 };
  const phone = { width: 390, height: 844 };
  const bar = { left: 0, top: 0, width: 390, height: 120 };
  const sheet = { left: 0, top: 260, width: 390, height: 584 };
  const place = placeOf(anchor, TIP, phone, [bar, sheet]);
  expect(place.top).toBe(198);
  expect(covered(boxOf(place), anchor)).toBe(0);
});

test("without room at any side the tooltip is cut short", () => {
  const anchor = { left: 0, top: 100, width: 1280, height: 600 };
  expect(placeOf(anchor, TIP, WINDOW, [question]).most).toBe(88);
});
