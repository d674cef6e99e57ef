import fc from "fast-check";
import en from "../../../locales/en/application.json" with { type: "json" };
import lt from "../../../locales/lt/application.json" with { type: "json" };
import { describe, expect, test } from "vitest";
import { formatIban, parseIban, parseLtIban, tidyIban } from "../../../app/domain/iban.ts";
import { ltIbanField, optionalIbanField } from "../../../app/domain/fields/iban-field.ts";
import { IBAN_LENGTHS } from "../../../app/domain/iban-lengths.ts";
import { parseLithuanianIban } from "../../../backend/src/rules/iban.ts";
import vectors from "../../vectors/iban.json";

describe("the vectors of the specification", () => {
  test.each(vectors.cases)("$field $input: $note", ({ input, field, valid, normalized, reason }) => {
    const parsed = field === "lt" ? ltIbanField().safeParse(input) : optionalIbanField().safeParse(input);
    expect(parsed.success).toBe(valid);
    if (parsed.success) expect(parsed.data).toBe(normalized);
    const group = field === "lt" ? "iban" : "foreignIban";
    if (!parsed.success) {
      expect(parsed.error.issues[0]?.message).toBe(reason === "required" ? "required" : `${group}.${reason}`);
    }
  });
});

describe("the rows of the specification", () => {
  test("F-273: spaces and dashes are dropped, letters are raised, other countries refused", () => {
    expect(parseLtIban("lt73 7300 0100-1234 5678")).toEqual({ ok: true, value: "LT737300010012345678" });
    expect(parseLtIban("LT747300010012345678")).toEqual({ ok: false, reason: "checksum" });
    expect(parseLtIban("LT7373000100123456781")).toEqual({ ok: false, reason: "length" });
    expect(parseLtIban("LV02HABA0063409612944")).toEqual({ ok: false, reason: "country" });
  });

  test("F-274: a creditor may have an account in another country", () => {
    expect(parseIban("EE382200221020145685").ok).toBe(true);
    expect(parseIban("EE392200221020145685")).toEqual({ ok: false, reason: "checksum" });
  });

  test("F-170: people read it in groups of four", () => {
    expect(formatIban("LT737300010012345678")).toBe("LT73 7300 0100 1234 5678");
  });
});

describe("R-E9: check digits against ISO 7064 in whole numbers", () => {
  const account = fc.bigInt({ min: 0n, max: 9_999_999_999_999_999n }).map((n) => String(n).padStart(16, "0"));

  /** 98 minus the remainder of the account followed by the country's letters as numbers and 00. */
  const checkDigits = (bban: string) => String(98n - (BigInt(`${bban}212900`) % 97n)).padStart(2, "0");

  test("the right check digits are accepted, in any writing, and all other ones refused", () => {
    fc.assert(
      fc.property(account, fc.integer({ min: 0, max: 99 }), (bban, other) => {
        const right = checkDigits(bban);
        const tried = String(other).padStart(2, "0");
        expect(parseLtIban(formatIban(`lt${right}${bban}`))).toEqual({ ok: true, value: `LT${right}${bban}` });
        expect(parseLtIban(`LT${tried}${bban}`).ok).toBe(tried === right);
      }),
    );
  });

  test.each([
    ["00", "97"],
    ["01", "98"],
    ["99", "02"],
  ])("%s leaves the remainder of %s and is never issued", (never, issued) => {
    const accounts = Array.from({ length: 1_000 }, (_, number) => String(number).padStart(16, "0"));
    const bban = accounts.find((one) => checkDigits(one) === issued) ?? "";
    expect(parseLtIban(`LT${issued}${bban}`)).toEqual({ ok: true, value: `LT${issued}${bban}` });
    expect(parseLtIban(`LT${never}${bban}`)).toEqual({ ok: false, reason: "checksum" });
    expect(parseIban(`LT${never}${bban}`)).toEqual({ ok: false, reason: "checksum" });
    expect(parseLithuanianIban(`LT${issued}${bban}`).isValid).toBe(true);
    expect(parseLithuanianIban(`LT${never}${bban}`)).toEqual({ isValid: false, reason: "checksum" });
  });

  test("two swapped neighbours are noticed", () => {
    fc.assert(
      fc.property(account, fc.integer({ min: 0, max: 14 }), (bban, at) => {
        fc.pre(bban[at] !== bban[at + 1]);
        const swapped = bban.slice(0, at) + bban[at + 1] + bban[at] + bban.slice(at + 2);
        expect(parseLtIban(`LT${checkDigits(bban)}${swapped}`).ok).toBe(false);
      }),
    );
  });

  test("the table of countries has plausible lengths and the neighbours", () => {
    expect([...IBAN_LENGTHS.values()].every((length) => length >= 15 && length <= 34)).toBe(true);
    expect(["LT", "LV", "EE", "PL"].map((country) => IBAN_LENGTHS.get(country))).toEqual([20, 21, 20, 28]);
  });
});

describe("an account on leaving its field", () => {
  test.each([
    ["lt737300010012345678", "LT73 7300 0100 1234 5678"],
    ["  LT73-7300-0100-1234-5678 ", "LT73 7300 0100 1234 5678"],
    ["lv80bank0000435195001", "LV80 BANK 0000 4351 9500 1"],
  ])("F-273, F-274: “%s” is put right into “%s”", (typed, shown) => expect(tidyIban(typed)).toBe(shown));

  test.each(["", "LT74 7300 0100 1234 5678", "LT7373000100123456", "XX73 7300"])(
    "F-273: “%s” is no account and stays as it was typed",
    (typed) => expect(tidyIban(typed)).toBeNull(),
  );
});

test.each([lt, en])("the account that a hint gives as an example is a valid one", ({ contractData }) => {
  const example = /LT[\d ]+/.exec(contractData.accountHint)?.[0] ?? "";
  expect(parseLtIban(example).ok).toBe(true);
});
