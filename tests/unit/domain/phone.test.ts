import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { formatNationalPhone, formatPhone, parsePhone, tidyNationalPhone } from "../../../app/domain/phone.ts";
import { phoneField } from "../../../app/domain/fields/phone-field.ts";
import vectors from "../../vectors/phone.json";

describe("the vectors of the specification", () => {
  test.each(vectors.cases)("$input: $note", ({ input, valid, e164, national, reason }) => {
    const parsed = phoneField().safeParse(input);
    expect(parsed.success).toBe(valid);
    if (!parsed.success) {
      expect(parsed.error.issues[0]?.message).toBe(reason === "required" ? "required" : `phone.${reason}`);
      return;
    }
    expect(parsed.data).toBe(e164);
    expect(formatNationalPhone(parsed.data)).toBe(national);
  });
});

describe("F-131: a number is normalised to +370", () => {
  test.each(["+370 612-34567", "861234567", "61234567", "061234567", "0037061234567"])("%s", (text) =>
    expect(parsePhone(text)).toEqual({ ok: true, value: "+37061234567" }),
  );

  test("51234567 is no mobile number", () => expect(parsePhone("51234567")).toEqual({ ok: false, reason: "prefix" }));

  test("F-125: shown behind the prefix, or with it; a foreign number stays as it is", () => {
    expect(formatNationalPhone("+37061234567")).toBe("612 34567");
    expect(formatPhone("+37061234567")).toBe("+370 612 34567");
    expect(formatPhone("+44 7911 123456")).toBe("+44 7911 123456");
  });

  test.each([
    ["+370 612-34567", "612 34567"],
    ["861234567", "612 34567"],
    ["612345678", "612 34567"],
    ["6123456", null],
    ["51234567", null],
    ["+3706123456789", null],
  ])("its field shows %s as %s: eight digits are kept of more", (typed, shown) =>
    expect(tidyNationalPhone(typed)).toBe(shown),
  );

  test("every mobile number is read however it was copied", () => {
    const separators = fc.constantFrom("", " ", "-", "\u00A0", ") ");
    const prefixes = fc.constantFrom("+370", "00370", "370", "8", "0", "", "+370 8", "(8-", "tel. +370");
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 9_999_999 }), prefixes, separators, (number, prefix, separator) => {
        const digits = `6${String(number).padStart(7, "0")}`;
        const written = `${prefix}${separator}${digits.slice(0, 3)}${separator}${digits.slice(3)}`;
        expect(parsePhone(written)).toEqual({ ok: true, value: `+370${digits}` });
      }),
    );
  });

  test("what is accepted reads back as itself, and anything else is a reason", () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(..."0123456789+ -()a") }), (text) => {
        const outcome = parsePhone(text);
        if (!outcome.ok) return;
        expect(outcome.value).toMatch(/^\+3706\d{7}$/);
        expect(parsePhone(formatNationalPhone(outcome.value))).toEqual(outcome);
      }),
    );
  });
});
