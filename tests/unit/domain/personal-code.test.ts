import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { findBirthDate, maskPersonalCode, parsePersonalCode } from "../../../app/domain/personal-code.ts";
import vectors from "../../vectors/personal-code.json";

const read = (text: string, whitelist?: readonly string[]) => {
  const outcome = parsePersonalCode(text, whitelist);
  return outcome.ok ? outcome.value : outcome.reason;
};

describe("R-E8: the vectors of the specification", () => {
  test.each(vectors.valid)("$input: $note", ({ input, birthDate }) => {
    expect(read(input)).toBe(input);
    expect(findBirthDate(input)).toBe(birthDate);
  });

  test.each(vectors.invalid)("$input: $note", ({ input, reason }) => expect(read(input)).toBe(reason));

  test.each(vectors.whitelist.cases)("F-210: $input with and without the whitelist", (vector) => {
    expect(parsePersonalCode(vector.input, vectors.whitelist.codes).ok).toBe(vector.withWhitelist);
    expect(parsePersonalCode(vector.input).ok).toBe(vector.withoutWhitelist);
  });
});

describe("the rows of the specification", () => {
  test("F-208: both weighted sums and the zero after them", () => {
    expect(read("38403179912")).toBe("38403179912");
    expect(read("38403179913")).toBe("checksum");
    expect(read("38806020009")).toBe("38806020009");
    expect(read("38806190003")).toBe("38806190003");
    expect(read("38806230030")).toBe("38806230030");
    expect(read("38806120050")).toBe("38806120050");
  });

  test("F-209: first digit, month, day 32 passes, day 33 does not", () => {
    expect(read("28403171120")).toBe("firstDigit");
    expect(read("38813010000")).toBe("month");
    expect(read("38806330000")).toBe("day");
    expect(read("38806320017")).toBe("38806320017");
    expect(findBirthDate("38806320017")).toBeNull();
  });

  test("F-210: a test code is refused without the whitelist and passes with it", () => {
    expect(read("30000000000")).toBe("month");
    expect(read("30000000000", ["30000000000"])).toBe("30000000000");
    expect(findBirthDate("30000000000")).toBeNull();
  });

  test("R-E8: spaces around are trimmed; inner spaces and fullwidth digits are refused", () => {
    expect(read("  38403179912 ")).toBe("38403179912");
    expect(read("3840317 9912")).toBe("format");
    expect(read("３８４０３１７９９１２")).toBe("format");
  });

  test("lists and logs show only three and two digits", () => {
    expect(maskPersonalCode("38403179912")).toBe("384******12");
    expect(maskPersonalCode("123")).toBe("***");
  });
});

describe("R-E8: 100 000 random codes agree with an oracle written another way", () => {
  const digit = fc.integer({ min: 0, max: 9 });

  /** Sums term by term, as the law's text lists them, and the pattern as one regular expression. */
  function isValidByOracle(code: string): boolean {
    const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0, i = 0, j = 0, k = 0] = [...code].map(Number);
    const first = (a + 2 * b + 3 * c + 4 * d + 5 * e + 6 * f + 7 * g + 8 * h + 9 * i + j) % 11;
    const second = (3 * a + 4 * b + 5 * c + 6 * d + 7 * e + 8 * f + 9 * g + h + 2 * i + 3 * j) % 11;
    const control = first !== 10 ? first : second !== 10 ? second : 0;
    return /^[3-6]\d{2}(0[1-9]|1[0-2])(0[1-9]|[12]\d|3[0-2])\d{4}$/.test(code) && control === k;
  }

  test("wholly random digits", () => {
    fc.assert(
      fc.property(
        fc.array(fc.array(digit, { minLength: 11, maxLength: 11 }), { minLength: 50, maxLength: 50 }),
        (codes) =>
          codes.every((digits) => {
            const code = digits.join("");
            return parsePersonalCode(code).ok === isValidByOracle(code);
          }),
      ),
    );
  });

  test("codes of the right shape with every control digit", () => {
    const shaped = fc
      .tuple(
        fc.integer({ min: 2, max: 7 }),
        fc.integer({ min: 0, max: 99 }),
        fc.integer({ min: 0, max: 13 }),
        fc.integer({ min: 0, max: 33 }),
        fc.integer({ min: 0, max: 999 }),
      )
      .map(([g, year, month, day, serial]) => {
        const two = (value: number) => String(value).padStart(2, "0");
        return `${g}${two(year)}${two(month)}${two(day)}${String(serial).padStart(3, "0")}`;
      });
    fc.assert(
      fc.property(shaped, (start) =>
        [0, 1, 2, 3, 4, 5, 6, 7, 8, 9].every((control) => {
          const code = `${start}${control}`;
          return parsePersonalCode(code).ok === isValidByOracle(code);
        }),
      ),
    );
  });
});
