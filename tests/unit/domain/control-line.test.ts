import { describe, expect, test } from "vitest";
import { findControlLineProblems, normaliseControlLine } from "../../../app/domain/control-line.ts";
import vectors from "../../vectors/mrz.json";

const PASSPORT = "24681357<0LTU8505121M331120438505121010<<<08";
const HOLDER = { documentNumber: "24681357", validUntil: "2033-11-20", personalCode: "38505121010" };

describe("F-310: the control line must be correct and repeat the form", () => {
  test("a right line has no findings, whatever is known of the form", () => {
    expect(findControlLineProblems(PASSPORT, HOLDER)).toEqual([]);
    expect(findControlLineProblems(PASSPORT, { documentNumber: null, validUntil: null, personalCode: null })).toEqual(
      [],
    );
  });

  test("F-555: small letters and spaces are put right", () => {
    const typed = " 24681357<0 ltu 8505121M 3311204 38505121010<<<0 8 ";
    expect(findControlLineProblems(typed, HOLDER)).toEqual([]);
    expect(normaliseControlLine(typed)).toBe(PASSPORT);
    expect(normaliseControlLine("a b\n\n c")).toBe("AB\nC");
  });

  test.each([
    ["mrz.otherDocumentNumber", { ...HOLDER, documentNumber: "24681358" }],
    ["mrz.otherExpirationDate", { ...HOLDER, validUntil: "2033-11-21" }],
    ["mrz.otherPersonalCode", { ...HOLDER, personalCode: "38505121009" }],
  ])("another value of the form is named: %s", (issue, expected) =>
    expect(findControlLineProblems(PASSPORT, expected)).toEqual([issue]),
  );

  test("another person differs in birth date and code", () => {
    expect(findControlLineProblems(PASSPORT, { ...HOLDER, personalCode: "49212012129" })).toEqual([
      "mrz.otherBirthDate",
      "mrz.otherPersonalCode",
    ]);
  });

  test("a wrong check digit is named, and then nothing is compared", () => {
    const mistyped = PASSPORT.replace("850512", "850513");
    expect(findControlLineProblems(mistyped, { ...HOLDER, documentNumber: "11111111" })).toEqual([
      "mrz.birthDate",
      "mrz.composite",
    ]);
  });

  test("foreign characters and lengths are told apart", () => {
    expect(findControlLineProblems(PASSPORT.replace("<", "ž"), HOLDER)).toEqual(["mrz.characters"]);
    expect(findControlLineProblems(PASSPORT.slice(1), HOLDER)).toEqual(["mrz.length"]);
    expect(findControlLineProblems("", HOLDER)).toEqual(["mrz.length"]);
    expect(findControlLineProblems("<".repeat(100_000), HOLDER)).toEqual(["mrz.length"]);
  });
});

test.each(vectors.valid)("all lines are read with and without breaks: $lines.0", ({ lines }) => {
  const nothing = { documentNumber: null, validUntil: null, personalCode: null };
  expect(findControlLineProblems(lines.join("\n"), nothing)).toEqual([]);
  expect(findControlLineProblems(lines.join(""), nothing)).toEqual([]);
});
