import { expect, test } from "vitest";
import { findPlaces, plant, readProduct } from "../planted/plant.ts";
import { PLANTED_FAULTS } from "../planted/table.ts";

const product = readProduct(".");

test("the text of every planted fault stands in the product exactly once", () => {
  const wrong = PLANTED_FAULTS.map((fault) => ({ id: fault.id, places: findPlaces(product, fault) }));
  expect(wrong.filter(({ places }) => places.length !== 1)).toEqual([]);
});

test("every planted fault has a name of its own in words, says what it breaks, and changes something", () => {
  const ids = PLANTED_FAULTS.map(({ id }) => id);
  expect(ids.length).toBeGreaterThanOrEqual(80);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids.filter((id) => !/^[a-z]+(?:-[a-z]+)+$/.test(id))).toEqual([]);
  expect(PLANTED_FAULTS.filter(({ breaks }) => !/^[A-Z].*\.$/.test(breaks))).toEqual([]);
  const bare = (text: string) => text.replace(/\s/g, "");
  expect(PLANTED_FAULTS.filter(({ find, replace }) => bare(find) === bare(replace))).toEqual([]);
});

test("a fault is planted however its text is broken into lines, and nothing else of the file is changed", () => {
  const [source] = product.filter(({ path }) => path === "app/domain/digit-groups.ts");
  const text = source?.text ?? "";
  const words = text.split(/\s+/).filter((word) => word !== "");
  const fault = { id: "any-fault", breaks: "Nothing.", find: words.join("\n  "), replace: "planted", suspects: [] };
  const planted = plant(product, fault);
  expect(planted.path).toBe("app/domain/digit-groups.ts");
  expect(planted.text).toBe(text.replace(text.trim(), "planted"));
});

test.each([
  ["nowhere", "no such text in the product"],
  ["in several places", "import"],
])("a fault whose text stands %s is an error with its name", (_where, find) => {
  const fault = { id: "any-fault", breaks: "Nothing.", find, replace: "", suspects: [] };
  expect(() => plant(product, fault)).toThrow(/^any-fault: its text is found \d+ times, not once/);
});
