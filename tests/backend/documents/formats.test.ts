import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  formatAmount,
  formatDays,
  formatIban,
  formatInstant,
  formatMoney,
  formatMonths,
  formatPercent,
  formatRate,
} from "../../../backend/src/documents/format/lithuanian.ts";
import { wrapText } from "../../../backend/src/documents/layout/wrap-text.ts";
import { measureText } from "../../../backend/src/documents/typeface/typeface.ts";
import { getTypefaces } from "../../../backend/src/documents/typeface/typefaces.ts";
import { composeRows, composeText } from "../../../backend/src/documents/texts/compose-text.ts";
import { fillText } from "../../../backend/src/documents/texts/fill-text.ts";

describe("Lithuanian numbers", () => {
  test.each([
    [0, "0,00 €"],
    [5, "0,05 €"],
    [123_456, "1 234,56 €"],
    [100_000_000, "1 000 000,00 €"],
    [-5_000, "−50,00 €"],
  ])("F-280: %d cents are written %s with no-break spaces", (cents, expected) => {
    expect(formatMoney(cents)).toBe(expected.replaceAll(" ", "\u00a0"));
    expect(`${formatAmount(cents)}\u00a0€`).toBe(formatMoney(cents));
  });

  test("F-280: money reads back to the same cents", () => {
    const property = fc.property(fc.integer({ min: 0, max: 1_000_000_000_00 }), (cents) => {
      expect(Number(formatAmount(cents).replace(/[^\d]/g, ""))).toBe(cents);
    });
    fc.assert(property);
  });

  test("F-280: percent has a comma, and a yearly rate always two decimals", () => {
    expect(formatPercent("18.65")).toBe("18,65\u00a0%");
    expect(formatPercent("0.05")).toBe("0,05\u00a0%");
    expect(formatRate("7.5")).toBe("7,50\u00a0%");
    expect(formatRate("0")).toBe("0,00\u00a0%");
  });

  test.each([
    [1, "1 kalendorinę dieną", "1 mėnesiui"],
    [2, "2 kalendorines dienas", "2 mėnesiams"],
    [14, "14 kalendorinių dienų", "14 mėnesių"],
    [21, "21 kalendorinę dieną", "21 mėnesiui"],
    [180, "180 kalendorinių dienų", "180 mėnesių"],
  ])("F-280: %d takes the right ending", (value, days, months) => {
    expect(formatDays(value).replace("\u00a0", " ")).toBe(days);
    expect(formatMonths(value).replace("\u00a0", " ")).toBe(months);
  });

  test("F-280: an instant is Vilnius time in winter and in summer", () => {
    expect(formatInstant("2026-11-20T22:30:00Z")).toBe("2026-11-21 00:30");
    expect(formatInstant("2026-07-01T22:30:00Z")).toBe("2026-07-02 01:30");
  });

  test("F-273: an account number is grouped in fours", () => {
    expect(formatIban("LT737300010012345678")).toBe("LT73 7300 0100 1234 5678".replaceAll(" ", "\u00a0"));
  });
});

describe("texts of documents", () => {
  test("F-340: a document with a hole is never made", () => {
    expect(fillText("Suma {sum}", { sum: "1,00 €" })).toBe("Suma 1,00 €");
    expect(() => fillText("Suma {sum}", {})).toThrow(/No value for \{sum\}/);
    expect(() => composeText({ when: "hasGoods", text: "x" }, { values: {}, conditions: {} })).toThrow(
      /unknown condition "hasGoods"/,
    );
  });

  test("F-340: a value that looks like a place is printed as it is", () => {
    expect(fillText("{name}", { name: "{lender}" })).toBe("{lender}");
  });

  test("F-340: sentences and rows whose condition does not hold are left out", () => {
    const context = { values: { sum: "5" }, conditions: { isPaid: true, isOpen: false } };
    expect(
      composeText(["Suma {sum}.", { when: "isPaid", text: "Sumokėta." }, { when: "isOpen", text: "{none}" }], context),
    ).toBe("Suma 5. Sumokėta.");
    expect(
      composeRows(
        [
          { label: "A", text: "a" },
          { label: "B", when: "isOpen", text: "b" },
        ],
        context,
      ),
    ).toEqual([["A", "a"]]);
  });
});

describe("line breaking", () => {
  test("R-H9: every line fits, and no word is lost", async () => {
    const { regular } = await getTypefaces();
    const words = fc.array(fc.string({ unit: fc.constantFrom(..."aąčęWžū-1,."), minLength: 1, maxLength: 40 }), {
      minLength: 1,
    });
    const property = fc.property(words, fc.integer({ min: 30, max: 400 }), (list, width) => {
      const lines = wrapText(regular, list.join(" "), 9, width);
      for (const line of lines) expect(measureText(regular, line, 9)).toBeLessThanOrEqual(width + 1e-6);
      expect(lines.join("").replaceAll(" ", "")).toBe(list.join(""));
    });
    fc.assert(property);
  });

  test("F-340: a post code stays on the line of its town", async () => {
    const { regular } = await getTypefaces();
    const text = "Pavyzdžio g. 1, LT-01100 Vilnius; ".repeat(20);
    for (const width of [70, 90, 110, 130]) {
      for (const line of wrapText(regular, text, 9, width)) expect(line).not.toMatch(/LT-01100$|^Vilnius/);
    }
  });

  test("F-280: a sum stays on one line with its unit, and no line begins with a dash", async () => {
    const { regular } = await getTypefaces();
    const text = `Mėnesio įmoka – ${formatMoney(123_456)} – paskutinė `.repeat(20);
    for (const line of wrapText(regular, text, 9, 90)) {
      expect(line).not.toMatch(/^–|^€|^234|(^|[^\d\u00a0])1$/);
    }
  });
});
