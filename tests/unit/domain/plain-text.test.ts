import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { cleanText, isSafeText, normaliseText } from "../../../app/domain/plain-text.ts";

const INVISIBLE = [
  "\u200b",
  "\u200d",
  "\u2060",
  "\u00ad",
  "\ufeff",
  "\u202a",
  "\u202e",
  "\u2066",
  "\u061c",
  "\u034f",
  "\u3164",
  "\ufe0f",
];

describe("what people paste is cleaned once on its way in", () => {
  test.each(INVISIBLE)("%j, which nobody sees, is dropped", (character) => {
    expect(cleanText(`${character}LT73${character}7300${character}`)).toBe("LT737300");
    expect(normaliseText(character.repeat(2))).toBe("");
  });

  test.each(["\u2003", "\u2009", "\u202f", "\u3000", "\u2800"])("%j is a space", (character) => {
    expect(cleanText(`a${character}b`)).toBe("a b");
    expect(normaliseText(character)).toBe("");
  });

  test("letters, digits and signs of double width are plain ones", () => {
    expect(cleanText("ＬＴ７３ ａ＠ｂ．ｌｔ －５")).toBe("LT73 a@b.lt -5");
  });

  test("a figure keeps the no-break space between its digits on its way in, and a stored text has none", () => {
    expect(cleanText("1\u00a0234,50")).toBe("1\u00a0234,50");
    expect(normaliseText("UAB\u00a0Duona")).toBe("UAB Duona");
  });

  test("a second time changes nothing, whatever came in", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary", maxLength: 60 }), (text) => {
        const once = cleanText(text);
        expect(cleanText(once)).toBe(once);
        expect(once).not.toMatch(/[\p{Cf}\p{Default_Ignorable_Code_Point}]/u);
      }),
    );
  });
});

describe("R-E6: texts are stored as typed, in NFC, without what nobody sees", () => {
  test.each([
    ["Žaliasis kelias".normalize("NFD"), "Žaliasis kelias"],
    ["  UAB „Duona“ \t ", "UAB „Duona“"],
    ["a\tb\r\nc", "a b c"],
    ["=1+1 {{x}} ${y} <b>&amp;</b> ]]>", "=1+1 {{x}} ${y} <b>&amp;</b> ]]>"],
    ["👩‍👩‍👧 שלום \u202Eabc", "👩👩👧 שלום abc"],
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
