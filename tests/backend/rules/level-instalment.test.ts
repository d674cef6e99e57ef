import fc from "fast-check";
import { expect, test } from "vitest";
import { divideRounded, parseFraction, toFraction } from "../../../backend/src/rules/fraction.ts";
import { levelInstalments } from "../../../backend/src/rules/level-instalment.ts";

/** The definition of L-2.3, over integers only: A = P / Σ w_k / Π (1 + i_j). */
function instalmentByDefinition(principalCents: number, units: number, scale: number, winter: boolean[]): bigint {
  const [step, unit] = [BigInt(scale + units), BigInt(scale)];
  const count = BigInt(winter.length);
  const weights = winter.reduce(
    (sum, isWinter, index) =>
      sum + (isWinter ? 1n : 2n) * unit ** BigInt(index + 1) * step ** (count - BigInt(index + 1)),
    0n,
  );
  return divideRounded(2n * BigInt(principalCents) * step ** count, weights, "up");
}

test("O7: an instalment is rounded as the rational number is, also when that number is a whole cent", () => {
  const principal = fc.integer({ min: 100, max: 5_000_000 });
  const rateUnits = fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 7_500 }));
  fc.assert(
    fc.property(
      principal,
      rateUnits,
      fc.array(fc.boolean(), { minLength: 1, maxLength: 120 }),
      (cents, units, winter) => {
        const rate = toFraction(units, 120_000);
        const found = levelInstalments(
          {
            principalCents: cents,
            rates: winter.map(() => rate),
            isWinter: winter,
            winterFactor: parseFraction("0.5"),
          },
          "up",
        );
        expect(BigInt(found.regularCents)).toBe(instalmentByDefinition(cents, units, 120_000, winter));
      },
    ),
  );
});

test("O7: 1040,40 € in 12 parts without interest is 86,70 €, not a cent more", () => {
  const isWinter = Array<boolean>(12).fill(false);
  const rates = isWinter.map(() => toFraction(0, 1));
  const annuity = { principalCents: 104_040, rates, isWinter, winterFactor: parseFraction("0.5") };
  expect(levelInstalments(annuity, "up")).toEqual({ regularCents: 8_670, winterCents: 4_335 });
});
