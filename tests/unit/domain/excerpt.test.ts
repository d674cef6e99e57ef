import fc from "fast-check";
import { expect, test } from "vitest";
import { excerpt } from "../../../app/domain/excerpt.ts";
import { anyText } from "./any-text.ts";

test("F-419: 25 characters stay whole, the 26th is cut off", () => {
  expect(excerpt("a".repeat(25))).toBe("a".repeat(25));
  expect(excerpt("a".repeat(26))).toBe(`${"a".repeat(25)}…`);
  expect(excerpt("Skalbimo mašina su džiovykle")).toBe("Skalbimo mašina su džiovy…");
});

test("F-419: a pair of surrogates is never cut, and the excerpt is a beginning of the text", () => {
  expect(excerpt("😀".repeat(30))).toBe(`${"😀".repeat(25)}…`);
  fc.assert(
    fc.property(anyText, (text) => {
      const short = excerpt(text);
      expect([...short].length).toBeLessThanOrEqual(26);
      expect(text.startsWith(short.replace(/…$/, "")) || short === text).toBe(true);
      expect(/\p{Cs}/u.test(short)).toBe(false);
    }),
  );
});
