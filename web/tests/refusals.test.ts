import { expect, test } from "vitest";
import { foremost } from "../src/table/refusals";
import type { Reason } from "../src/wire";

const reason = (word: string): Reason => ({ word, rule: "1.1", values: {} });
const [far, dry, late] = ["far", "dry", "late"].map(reason) as [Reason, Reason, Reason];

test("of several actions the one that lacks least is told first", () => {
  expect(foremost([[far, dry], [late], [dry, late, far]])).toEqual({ reasons: [late], others: [far, dry] });
});

test("what is told is not told again", () => {
  expect(foremost([[far], [far], [reason("far")]])).toEqual({ reasons: [far], others: [] });
});

test("an action that nothing is known against says nothing about its sisters", () => {
  expect(foremost([[], [dry]])).toEqual({ reasons: [dry], others: [] });
  expect(foremost([])).toEqual({ reasons: [], others: [] });
});
