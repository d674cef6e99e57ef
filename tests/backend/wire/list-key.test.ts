import fc from "fast-check";
import { expect, test } from "vitest";
import { formatListKey, parseListKey } from "../../../backend/src/wire/list-key.ts";

const key = fc.record({
  side: fc.constantFrom("after" as const, "before" as const),
  value: fc.string({ unit: "grapheme", maxLength: 60 }),
  id: fc.integer({ min: 1, max: 2_147_483_647 }),
  firstNumber: fc.integer({ min: 1, max: 1_000_000 }),
});

test("a page's key says the same after a URL has carried it", () => {
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

test("R-L1: nothing of the row at which a page begins can be read in its address", () => {
  const value = "48308239783";
  const text = formatListKey({ side: "after", value, id: 1007, firstNumber: 26 });
  for (const encoding of ["utf8", "latin1", "hex"] as const)
    expect(Buffer.from(text, "base64url").toString(encoding)).not.toMatch(/48308239783|after|1007/);
  expect(text).not.toContain(Buffer.from(value).toString("base64url").slice(0, 8));
  expect(formatListKey({ side: "after", value, id: 1007, firstNumber: 26 })).toBe(text);
});

test("a key that was changed by a sign begins the list", () => {
  const text = formatListKey({ side: "after", value: "Ona", id: 7, firstNumber: 26 });
  const changed = Buffer.from(text, "base64url");
  for (let at = 0; at < changed.length; at += 1) {
    const one = Buffer.from(changed);
    one[at] = (one[at] ?? 0) ^ 1;
    expect(parseListKey(one.toString("base64url"))).toBeNull();
  }
});
