import { describe, expect, test } from "vitest";
import { parseIban, parseLithuanianIban } from "../../../backend/src/rules/iban.ts";
import { parsePersonalCode } from "../../../backend/src/rules/personal-code.ts";
import { readVectorFile } from "./schedule-vectors.ts";

type PersonalCodeVectors = {
  valid: { input: string; birthDate: string | null; sex: "M" | "F"; note: string }[];
  invalid: { input: string; reason: string; note: string }[];
  whitelist: { codes: string[]; cases: { input: string; withWhitelist: boolean; withoutWhitelist: boolean }[] };
};

type IbanVectors = {
  cases: {
    input: string;
    field: "lt" | "generic";
    valid: boolean;
    normalized?: string;
    reason?: string;
    note: string;
  }[];
};

const codes = readVectorFile<PersonalCodeVectors>("personal-code");

describe("F-208: personal codes", () => {
  test.each(codes.valid)("$input is valid: $note", ({ input, birthDate, sex }) => {
    expect(parsePersonalCode(input)).toEqual({ isValid: true, code: input, birthDate, sex });
  });

  test.each(codes.invalid)("„$input“ is refused: $note", ({ input, reason }) => {
    expect(parsePersonalCode(input)).toEqual({ isValid: false, reason });
  });

  test.each(codes.whitelist.cases)("O13: $input passes only by the whitelist", (vector) => {
    expect(parsePersonalCode(vector.input, codes.whitelist.codes).isValid).toBe(vector.withWhitelist);
    expect(parsePersonalCode(vector.input).isValid).toBe(vector.withoutWhitelist);
  });

  test.each([
    ["38806020009", true],
    ["38806190003", true],
    ["38806230030", true],
    ["38806120050", true],
    ["38806320017", true],
    ["38403179913", false],
    ["28403171120", false],
    ["38813010000", false],
    ["38806330000", false],
  ])("the demo code %s is valid: %s", (code, isValid) => {
    expect(parsePersonalCode(code).isValid).toBe(isValid);
  });

  test("a whitelisted code that is no code at all has no birth date", () => {
    expect(parsePersonalCode("33333333333", ["33333333333"])).toMatchObject({ isValid: true, birthDate: null });
  });
});

describe("F-273, F-274: account numbers", () => {
  test.each(readVectorFile<IbanVectors>("iban").cases)("$field „$input“: $note", (vector) => {
    const read = vector.field === "lt" ? parseLithuanianIban(vector.input) : parseIban(vector.input);
    expect(read).toEqual(
      vector.valid ? { isValid: true, iban: vector.normalized } : { isValid: false, reason: vector.reason },
    );
  });

  test("F-274: a creditor's Estonian account passes, with wrong check digits it does not", () => {
    expect(parseIban("EE382200221020145685").isValid).toBe(true);
    expect(parseIban("EE392200221020145685").isValid).toBe(false);
  });
});
