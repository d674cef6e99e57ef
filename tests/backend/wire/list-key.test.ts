import fc from "fast-check";
import { expect, test } from "vitest";
import { formatListKey, parseListKey } from "../../../backend/src/wire/list-key.ts";

const key = fc.record({
  side: fc.constantFrom("after" as const, "before" as const),
  value: fc.string({ unit: "grapheme", maxLength: 60 }),
  id: fc.integer({ min: 1, max: 2_147_483_647 }),
  firstNumber: fc.integer({ min: 1, max: 1_000_000 }),
});

test("F-181: a page's key says the same after a URL has carried it", () => {
  fc.assert(
    fc.property(key, (value) => {
      expect(parseListKey(decodeURIComponent(encodeURIComponent(formatListKey(value))))).toEqual(value);
    }),
  );
});

test("a text that is no key begins the list, whatever it is", () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      expect(parseListKey(text)).toBeNull();
    }),
  );
});
