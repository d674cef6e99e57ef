import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { isSafeText, normaliseText } from "../../../app/domain/plain-text.ts";

describe("R-E6: texts are stored as typed, in NFC", () => {
  test.each([
    ["Žaliasis kelias".normalize("NFD"), "Žaliasis kelias"],
    ["  UAB „Duona“ \t ", "UAB „Duona“"],
    ["a\tb\r\nc", "a b c"],
    ["=1+1 {{x}} ${y} <b>&amp;</b> ]]>", "=1+1 {{x}} ${y} <b>&amp;</b> ]]>"],
    ["👩‍👩‍👧 שלום \u202Eabc", "👩‍👩‍👧 שלום \u202Eabc"],
  ])("%j", (text, expected) => {
    expect(normaliseText(text)).toBe(expected);
    expect(isSafeText(normaliseText(text))).toBe(true);
  });

  test("a text area keeps its lines", () => {
    expect(normaliseText(" pirma\r\nantra\rtrečia ", { lines: true })).toBe("pirma\nantra\ntrečia");
  });

  test.each(["a\u0000b", "a\u0001", "x\uD800y", "\uDC00", "a\uFFFEb", "\uFFFD", "\u007F"])(
    "%j holds what cannot be stored",
    (text) => expect(isSafeText(normaliseText(text))).toBe(false),
  );

  test("the result is well-formed, in NFC and stays as it is, whatever came in", () => {
    fc.assert(
      fc.property(fc.array(fc.nat(0xffff), { maxLength: 60 }), fc.boolean(), (units, lines) => {
        const once = normaliseText(String.fromCharCode(...units), { lines });
        expect(/\p{Cs}/u.test(once)).toBe(false);
        expect(once.normalize("NFC")).toBe(once);
        expect(normaliseText(once, { lines })).toBe(once);
      }),
    );
  });
});
