import fc from "fast-check";
import { expect, test } from "vitest";
import { parseListKey } from "../../../backend/src/wire/list-key.ts";
import { toPage } from "../../../backend/src/wire/list-page.ts";

/** What a back end would read beyond a key: rows 1, 2, 3 … in order, one more than the limit. */
function read(count: number, limit: number, keyText: string | null) {
  const rows = Array.from({ length: count }, (_, index) => ({ id: index + 1, value: String(index + 1) }));
  const key = keyText === null ? null : parseListKey(keyText);
  if (key === null) return toPage(rows.slice(0, limit + 1), null, limit);
  const beyond =
    key.side === "after" ? rows.filter(({ id }) => id > key.id) : rows.filter(({ id }) => id < key.id).reverse();
  return toPage(beyond.slice(0, limit + 1), key, limit);
}

test("pages by key show each row once, in order, whatever their size, and number their first row", () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 60 }), fc.integer({ min: 1, max: 20 }), (count, limit) => {
      const seen: number[] = [];
      for (let key: string | null = null, more = true; more; more = key !== null) {
        const page = read(count, limit, key);
        expect(page.firstNumber).toBe(seen.length + 1);
        seen.push(...page.ids);
        key = page.nextKey;
      }
      expect(seen).toEqual(Array.from({ length: count }, (_, index) => index + 1));
    }),
  );
});

test("the way back from a second page is the first one", () => {
  fc.assert(
    fc.property(fc.integer({ min: 2, max: 60 }), fc.integer({ min: 1, max: 20 }), (count, limit) => {
      const first = read(count, limit, null);
      fc.pre(first.nextKey !== null);
      const second = read(count, limit, first.nextKey);
      const back = read(count, limit, second.previousKey);
      expect([back.ids, back.firstNumber, back.previousKey]).toEqual([first.ids, 1, null]);
    }),
  );
});
