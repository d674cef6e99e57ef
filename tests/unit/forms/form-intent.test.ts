import { expect, test } from "vitest";
import { isConformIntent } from "~/forms/form-intent.ts";

const isTaken = (type: string, payload: object) =>
  isConformIntent(JSON.stringify({ type, payload }), (name) => name === "goods");
const isValueTaken = (value: unknown) => isTaken("update", { name: "goods", value });

test("a press that concerns the whole form needs no field, one about a field needs a declared one", () => {
  expect([isTaken("validate", {}), isTaken("reset", {})]).toEqual([true, true]);
  expect([isTaken("validate", { name: "goods[0].price" }), isTaken("validate", { name: "other" })]).toEqual([
    true,
    false,
  ]);
});

test("a list of a hundred values is taken, a longer one is not", () => {
  const list = (count: number) => Array.from({ length: count }, () => "1");
  expect([isValueTaken(list(100)), isValueTaken(list(101))]).toEqual([true, false]);
});

test("texts, numbers and nothing are values, and rows of rows; what nests deeper is not", () => {
  for (const value of ["a", 1, null, [], { a: { b: { c: 1 } } }, [[["a"]]]]) expect(isValueTaken(value)).toBe(true);
  for (const value of [{ a: { b: { c: { d: 1 } } } }, [[[["a"]]]]]) expect(isValueTaken(value)).toBe(false);
});

test("one name in a value that no field may have is enough to refuse it", () => {
  expect([isValueTaken({ price: "1", "b b": "2" }), isValueTaken([{ price: "1" }, { constructor: "2" }])]).toEqual([
    false,
    false,
  ]);
});
