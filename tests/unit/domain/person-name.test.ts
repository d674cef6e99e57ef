import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { normalisePersonName, parsePersonName } from "../../../app/domain/person-name.ts";
import vectors from "../../vectors/names.json";
import { anyText } from "./any-text.ts";

describe("R-E7: the vectors of the specification", () => {
  test.each(vectors.cases)("$input", ({ input, normalized, valid }) => {
    expect(normalisePersonName(input)).toBe(normalized);
    expect(parsePersonName(input).ok).toBe(valid);
  });
});

describe("F-213: names hold letters, spaces and hyphens", () => {
  test("digits and symbols are stripped, foreign letters stay", () => {
    expect(normalisePersonName("Kristina-Marija2!")).toBe("Kristina-Marija");
    expect(normalisePersonName("Próbny")).toBe("Próbny");
    expect(normalisePersonName("O’Brien 😀")).toBe("OBrien");
  });

  test.each([
    ["Kristina–Marija", "Kristina-Marija"],
    ["Testaitė\u2011Bandymė", "Testaitė-Bandymė"],
    ["Jurga\u2010Ona", "Jurga-Ona"],
    ["Ona\u00a0Marija", "Ona Marija"],
    ["Jo\u00adnas\u200b", "Jonas"],
    ["Nguyễn Thị Đặng", "Nguyễn Thị Đặng"],
    ["Adé\u0323bayo\u0300", "Adẹ́bayò"],
    ["\u0301Ona", "Ona"],
  ])("a name pasted as %j is %s: dashes are hyphens, and a mark stays with its letter", (typed, name) => {
    expect(normalisePersonName(typed)).toBe(name.normalize("NFC"));
  });

  test("R-E7: a decomposed name equals the composed one", () => {
    const name = "Žemaitė-Šimkūtė";
    expect(normalisePersonName(name.normalize("NFD"))).toBe(name);
  });

  test("F-213: a name of one letter is a name, one of 51 is too long", () => {
    expect(parsePersonName("A")).toEqual({ ok: true, value: "A" });
    expect(parsePersonName("-")).toEqual({ ok: false, reason: "letters" });
    expect(parsePersonName("Ąž")).toEqual({ ok: true, value: "Ąž" });
    expect(parsePersonName("a".repeat(50)).ok).toBe(true);
    expect(parsePersonName("a".repeat(51))).toEqual({ ok: false, reason: "length" });
    expect(parsePersonName("123")).toEqual({ ok: false, reason: "letters" });
  });

  test("normalising twice changes nothing more, whatever the text", () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const once = normalisePersonName(text);
        expect(normalisePersonName(once)).toBe(once);
        expect(once).toMatch(/^[\p{L}\p{M} -]*$/u);
        expect(once).not.toMatch(/(?:^|[ -])\p{M}/u);
      }),
    );
  });
});
