import fc from "fast-check";
import { expect, test } from "vitest";
import { invalidConditionIds } from "../../../app/domain/condition-variants.ts";
import { groupThousands } from "../../../app/domain/digit-groups.ts";
import { parseDocumentNumber } from "../../../app/domain/document-number.ts";
import { parseEmail } from "../../../app/domain/email.ts";
import { CatalogueType } from "../../../app/domain/enumerations/catalogue-type.ts";
import { IdentityDocumentType } from "../../../app/domain/enumerations/identity-document-type.ts";
import { parseFlatNumber } from "../../../app/domain/flat-number.ts";
import { goodsTotalCents, insuranceTotalCents } from "../../../app/domain/goods.ts";
import { parseHouseNumber } from "../../../app/domain/house-number.ts";
import { isSpouseLeftOut } from "../../../app/domain/household.ts";
import { requiredCertificateMonths } from "../../../app/domain/income-certificate.ts";
import { addDays, addMonths } from "../../../app/domain/iso-day.ts";
import { maskContact } from "../../../app/domain/masked-contact.ts";
import { mrzCheckDigit } from "../../../app/domain/mrz-check-digit.ts";
import { parsePaymentDay } from "../../../app/domain/payment-day.ts";
import { formatPercent, parsePercent } from "../../../app/domain/percent.ts";
import { maskPersonalCode } from "../../../app/domain/personal-code.ts";
import { isSafeText, normaliseText } from "../../../app/domain/plain-text.ts";
import { parsePostalCode } from "../../../app/domain/postal-code.ts";

test("F-255: another good never makes a variant invalid", () => {
  const id = fc.integer({ min: 11, max: 16 });
  const ids = fc.array(id, { maxLength: 3 });
  const good = fc.record({ actionVariants: ids, groupActionVariants: ids });
  const variant = fc.record({
    id,
    contractType: fc.constant(3 as const),
    expired: fc.boolean(),
    promotional: fc.boolean(),
  });
  const catalogue = fc.constantFrom(...Object.values(CatalogueType));
  fc.assert(
    fc.property(
      fc.array(variant),
      fc.array(good, { maxLength: 3 }),
      good,
      catalogue,
      (variants, goods, more, catalogueType) => {
        const before = invalidConditionIds({ variants, goods, catalogueType });
        const after = invalidConditionIds({ variants, goods: [...goods, more], catalogueType });
        expect([...after].filter((one) => !before.has(one))).toEqual([]);
      },
    ),
  );
});

test("F-285: a postal code in any of its writings is kept in one", () => {
  fc.assert(
    fc.property(fc.stringMatching(/^\d{5}$/), fc.constantFrom("", "LT", "LT-", "lt-", " LT - "), (digits, prefix) => {
      expect(parsePostalCode(`${prefix}${digits}`)).toEqual({ ok: true, value: `LT-${digits}` });
      expect(parsePostalCode(`${prefix}${digits}0`).ok).toBe(false);
    }),
  );
});

test("F-284: house and flat are a number of a few digits with a letter at most, and come back as they are", () => {
  const letter = fc.constantFrom("", "A", "ž", "Š");
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 99_999_999 }), letter, (number, mark) => {
      const text = `${number}${mark}`;
      expect([text, parseHouseNumber(text).ok]).toEqual([text, number < 100_000]);
      expect([text, parseFlatNumber(text).ok]).toEqual([text, number < 10_000]);
      expect(parseHouseNumber(`${text}b`).ok && mark !== "").toBe(false);
    }),
  );
});

test("L-2.3: a percentage that is shown is read back as it was, in both languages", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 999_999_999 }),
      fc.constantFrom("lt" as const, "en" as const),
      (value, language) => {
        expect(parsePercent(formatPercent(value, language))).toEqual({ ok: true, value });
      },
    ),
  );
});

test("F-272: a payment day is a whole number from 1 to 31 and nothing else", () => {
  fc.assert(
    fc.property(fc.integer({ min: -100, max: 200 }), (day) => {
      expect([day, parsePaymentDay(String(day)).ok]).toEqual([day, day >= 1 && day <= 31]);
    }),
  );
});

test("R-2.11: of an address no more than the first letter before the at-sign is shown", () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[a-z0-9.]{1,20}$/), (local) => {
      const masked = maskContact(`${local}@pavyzdys.example`);
      expect(masked.split("@")[0]?.replace("***", "") ?? "?").toHaveLength(local.length > 2 ? 1 : 0);
    }),
  );
});

test("R-2.11: a masked personal code tells neither day nor number", () => {
  fc.assert(
    fc.property(fc.stringMatching(/^\d{11}$/), fc.stringMatching(/^\d{6}$/), (code, other) => {
      const twin = `${code.slice(0, 3)}${other}${code.slice(9)}`;
      expect(maskPersonalCode(twin)).toBe(maskPersonalCode(code));
    }),
  );
});

test("digits in groups are the same digits, three to a group from the right", () => {
  fc.assert(
    fc.property(fc.stringMatching(/^\d{1,20}$/), (digits) => {
      const groups = groupThousands(digits, "_").split("_");
      expect(groups.join("")).toBe(digits);
      expect(groups.slice(1).every((group) => group.length === 3)).toBe(true);
    }),
  );
});

test("L-5.1: one wrong digit of a control line is always noticed", () => {
  fc.assert(
    fc.property(
      fc.stringMatching(/^[0-9A-Z<]{0,20}$/),
      fc.stringMatching(/^[0-9A-Z<]{0,20}$/),
      fc.nat(9),
      fc.nat(9),
      (before, after, right, wrong) => {
        const isNoticed = mrzCheckDigit(`${before}${right}${after}`) !== mrzCheckDigit(`${before}${wrong}${after}`);
        expect(isNoticed).toBe(right !== wrong);
      },
    ),
  );
});

test("R-E6: a text that was tidied stays as it is, and has no control character when it is called safe", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary", maxLength: 40 }), (text) => {
      const tidy = normaliseText(text);
      expect(normaliseText(tidy)).toBe(tidy);
      if (isSafeText(tidy)) expect(/\p{Cc}/u.test(tidy)).toBe(false);
    }),
  );
});

test("F-128: an accepted e-mail address is accepted again as the same one", () => {
  fc.assert(
    fc.property(fc.emailAddress(), (address) => {
      const read = parseEmail(address);
      if (read.ok) expect(parseEmail(read.value)).toEqual(read);
    }),
  );
});

test("F-307: a document number is read in any writing, and what is kept is read as itself", () => {
  const type = fc.constantFrom(...Object.values(IdentityDocumentType));
  fc.assert(
    fc.property(type, fc.stringMatching(/^[a-zA-Z]{0,2}[ -]?\d{6,9}$/), (one, text) => {
      const read = parseDocumentNumber(one, text);
      expect(parseDocumentNumber(one, ` ${text.toLowerCase()} `)).toEqual(read);
      if (read.ok) expect(parseDocumentNumber(one, read.value)).toEqual(read);
    }),
  );
});

test("F-298, F-527: a certificate must cover the four whole months before the day's own", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 3_000 }), (days) => {
      const today = addDays("2024-02-29", days);
      const months = requiredCertificateMonths(today);
      expect(months).toHaveLength(4);
      expect(months.map((month, at) => addMonths(`${month}-01`, 4 - at))).toEqual(
        months.map(() => `${today.slice(0, 7)}-01`),
      );
    }),
  );
});

test("F-239: warranties add nothing where they are not allowed, and never more than every one of them", () => {
  const line = fc.record({
    insured: fc.boolean(),
    quantity: fc.integer({ min: 1, max: 99 }),
    warrantyCents: fc.nat(50_000),
  });
  fc.assert(
    fc.property(fc.array(line, { maxLength: 30 }), (lines) => {
      const all = goodsTotalCents(
        lines.map(({ quantity, warrantyCents }) => ({ quantity, priceCents: warrantyCents })),
      );
      expect(insuranceTotalCents(lines, false)).toBe(0);
      expect(insuranceTotalCents(lines, true)).toBeLessThanOrEqual(all);
    }),
  );
});

test("F-219: a household of two and more leaves no spouse out, one of a single person every spouse", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 15 }),
      fc.constantFrom(0, 1, 2),
      fc.integer({ min: 1, max: 5 }),
      (members, spouseMode, maritalStatus) => {
        const isLeftOut = isSpouseLeftOut({ members, spouseMode, maritalStatus });
        if (members > 1) expect(isLeftOut).toBe(false);
        else if (spouseMode > 0) expect(isLeftOut).toBe(true);
      },
    ),
  );
});
