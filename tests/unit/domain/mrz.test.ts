import { describe, expect, test } from "vitest";
import { mrzCheckDigit } from "../../../app/domain/mrz-check-digit.ts";
import { readMrz } from "../../../app/domain/mrz.ts";
import vectors from "../../vectors/mrz.json";

describe("the vectors of the specification", () => {
  test.each(vectors.checkDigits)("the check digit of $input is $digit", ({ input, digit }) =>
    expect(mrzCheckDigit(input)).toBe(digit),
  );

  test.each(vectors.valid)("$lines.0: $source", ({ lines, fields, checks }) => {
    const mrz = readMrz(lines);
    expect(mrz?.format).toBe(checks.format);
    expect(mrz?.failedChecks).toEqual([]);
    const { birthDate, expirationDate, personalCode, personalNumber, format, ...printed } = {
      personalCode: undefined,
      personalNumber: undefined,
      ...fields,
    };
    expect(mrz?.fields).toMatchObject(printed);
    expect(mrz?.fields.birthDay).toBe(birthDate.slice(2).replaceAll("-", ""));
    expect(mrz?.fields.expirationDay).toBe(expirationDate.slice(2).replaceAll("-", ""));
    expect(mrz?.fields.personalNumber).toBe(personalCode ?? personalNumber ?? "");
    expect(format).toBe(mrz?.format);
  });

  test.each(vectors.invalid)("$lines.1: $note", ({ lines, failing }) =>
    expect(readMrz(lines)?.failedChecks).toEqual(failing),
  );
});

describe("L-5.1: a part of the zone is checked for what it contains", () => {
  const passport = ["P<LTUKAZLAUSKAS<<JONAS<<<<<<<<<<<<<<<<<<<<<<", "24681357<0LTU8505121M331120438505121010<<<08"];
  const card = ["IDLTU24681357<038505121010<<<<", "8505121M3311204LTU<<<<<<<<<<<2", "KAZLAUSKAS<<JONAS<<<<<<<<<<<<<"];

  test("the second line of a passport carries everything that is checked", () => {
    const mrz = readMrz(passport.slice(1));
    expect(mrz?.failedChecks).toEqual([]);
    expect(mrz?.fields).toMatchObject({ documentNumber: "24681357", lastName: null });
  });

  test("a passport's line of names has no check digits", () => {
    expect(readMrz(passport.slice(0, 1))?.fields).toMatchObject({ lastName: "KAZLAUSKAS", documentNumber: null });
  });

  test("each line of a card alone, and two of them together", () => {
    expect(readMrz([card[0] ?? ""])?.fields).toMatchObject({ documentNumber: "24681357", birthDay: null });
    expect(readMrz([card[1] ?? ""])?.fields).toMatchObject({ documentNumber: null, birthDay: "850512" });
    expect(readMrz([card[2] ?? ""])?.fields).toMatchObject({ lastName: "KAZLAUSKAS", birthDay: null });
    expect(readMrz(card.slice(0, 2))?.failedChecks).toEqual([]);
    expect(readMrz([card[0]?.replace("2468", "2469") ?? ""])?.failedChecks).toEqual(["documentNumber"]);
    expect(readMrz([card[1]?.replace("8505", "8605") ?? ""])?.failedChecks).toEqual(["birthDate"]);
  });

  const places = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, at) => from + at);
  const PROTECTED = [
    ["a passport's second line", passport, 1, [...places(0, 9), ...places(13, 19), ...places(21, 42)]],
    ["a card's first line", card, 0, places(5, 29)],
    ["a card's second line", card, 1, [...places(0, 6), ...places(8, 14), ...places(18, 28)]],
  ] as const;

  test.each(PROTECTED)(
    "the last check digit protects every character of %s that it is about",
    (_, lines, line, all) => {
      const next = (character: string) => (character === "<" ? "1" : String((parseInt(character, 36) + 1) % 10));
      const unnoticed = all.filter((at) => {
        const misread = lines.map((text, index) =>
          index === line ? text.slice(0, at) + next(text.charAt(at)) + text.slice(at + 1) : text,
        );
        return readMrz(misread)?.failedChecks.includes("composite") !== true;
      });
      expect(unnoticed).toEqual([]);
    },
  );

  test("lines of another length or number are no zone", () => {
    expect(readMrz([])).toBeNull();
    expect(readMrz(["P<LTU"])).toBeNull();
    expect(readMrz([passport[0] ?? "", card[0] ?? ""])).toBeNull();
    expect(readMrz([...passport, ...passport])).toBeNull();
    expect(readMrz([...card, ...card])).toBeNull();
  });

  test("an empty personal number may have a filler instead of its check digit", () => {
    const start = "24681357<0LTU8505121M3311204<<<<<<<<<<<<<<";
    const composite = mrzCheckDigit(`${start.slice(0, 10)}${start.slice(13, 20)}${start.slice(21)}<`);
    expect(readMrz([`${start}<${composite}`])?.failedChecks).toEqual([]);
    expect(readMrz([`${start}0${composite}`])?.failedChecks).toEqual([]);
    expect(readMrz([`${start}5${composite}`])?.failedChecks).toContain("personalNumber");
  });
});
