import { expect, test } from "vitest";
import { keeper, same } from "../src/table/same";

const view = () => ({ round: 1, seats: [{ id: "a", hand: [1, 2] }, { id: "b", hand: [3] }], rest: { deck: 4 } });

test("what is equal is the old thing", () => {
  const old = view();

  expect(same(old, view())).toBe(old);
});

test("what has changed is new, and made of old parts", () => {
  const old = view();
  const now = same(old, { ...view(), round: 2, seats: [{ id: "a", hand: [1, 2] }, { id: "b", hand: [3, 5] }] });

  expect(now).toEqual({ ...view(), round: 2, seats: [{ id: "a", hand: [1, 2] }, { id: "b", hand: [3, 5] }] });
  expect(now.seats[0]).toBe(old.seats[0]);
  expect(now.seats[1]).not.toBe(old.seats[1]);
  expect(now.rest).toBe(old.rest);
});

test("who is left in a list is found by its id", () => {
  const old = view();
  const now = same(old, { ...view(), seats: [{ id: "b", hand: [3] }] });

  expect(now.seats).toEqual([{ id: "b", hand: [3] }]);
  expect(now.seats[0]).toBe(old.seats[1]);
});

test("nothing is taken from another kind of thing, and nothing that is gone stays", () => {
  expect(same([1], { 0: 1 })).toEqual({ 0: 1 });
  expect(same({ a: 1, b: 2 }, { a: 1 })).toEqual({ a: 1 });
  expect(same(null, { a: null })).toEqual({ a: null });
  expect(same({ a: { b: 1 } }, { a: null })).toEqual({ a: null });
});

test("a keeper gives back what it had as long as it is handed the like", () => {
  const keep = keeper<ReturnType<typeof view>>();
  const first = keep(view());

  expect(keep(view())).toBe(first);
  expect(keep({ ...view(), round: 2 })).not.toBe(first);
  expect(keep({ ...view(), round: 2 }).seats).toBe(first.seats);
});
