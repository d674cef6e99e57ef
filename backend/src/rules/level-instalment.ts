import { divideRounded, type Fraction, type Rounding } from "./fraction.ts";

/** The instalments of an annuity: a regular one and the smaller one of the winter months. */
export type LevelInstalments = { regularCents: number; winterCents: number };

/** One annuity: `isWinter[k]` says whether period k pays `winterFactor` of the regular instalment. */
export type Annuity = {
  principalCents: number;
  rates: readonly Fraction[];
  isWinter: readonly boolean[];
  winterFactor: Fraction;
};

/** Upper bound of the relative error of the double computation below, with a wide margin. */
const RELATIVE_DOUBT = 1e-11;
const ABSOLUTE_DOUBT_CENTS = 1e-9;

/**
 * Instalments `w × A` with `A = P / sum(w_k × D_k)` (L-2.3), rounded exactly as a rational number would be.
 * Doubles decide unless the value lies too near the point where rounding turns; then BigInt does. This keeps the cent
 * exact and the usual case fast.
 */
export function levelInstalments(annuity: Annuity, rounding: "up" | "half-up"): LevelInstalments {
  const regular = approximateInstalment(annuity);
  const { numerator, denominator } = annuity.winterFactor;
  return {
    regularCents:
      roundIfCertain(regular, rounding) ?? exactInstalment(annuity, rounding, { numerator: 1, denominator: 1 }),
    winterCents:
      roundIfCertain((regular * numerator) / denominator, rounding) ??
      exactInstalment(annuity, rounding, annuity.winterFactor),
  };
}

function approximateInstalment({ principalCents, rates, isWinter, winterFactor }: Annuity): number {
  const winterWeight = winterFactor.numerator / winterFactor.denominator;
  let growth = 1;
  let weights = 0;
  rates.forEach((rate, index) => {
    const step = 1 + rate.numerator / rate.denominator;
    growth *= step;
    weights = weights * step + (isWinter[index] === true ? winterWeight : 1);
  });
  return (principalCents * growth) / weights;
}

function roundIfCertain(cents: number, rounding: Rounding): number | null {
  const shifted = rounding === "half-up" ? cents + 0.5 : cents;
  const below = Math.floor(shifted);
  const doubt = cents * RELATIVE_DOUBT + ABSOLUTE_DOUBT_CENTS;
  if (shifted - below < doubt || below + 1 - shifted < doubt) return null;
  return rounding === "half-up" ? below : below + 1;
}

/**
 * The same recursion over integers: with `1 + i_k = u_k / q_k` all denominators cancel, so `A = P × Πu / f` where
 * `f = Σ w_k × Π(j>k) u_j × Π(j≤k) q_j`.
 */
function exactInstalment(annuity: Annuity, rounding: Rounding, weight: Fraction): number {
  const scale = BigInt(annuity.winterFactor.denominator);
  const winterUnits = BigInt(annuity.winterFactor.numerator);
  let growth = 1n;
  let divisors = 1n;
  let weights = 0n;
  annuity.rates.forEach((rate, index) => {
    const divisor = BigInt(rate.denominator);
    const step = divisor + BigInt(rate.numerator);
    growth *= step;
    divisors *= divisor;
    weights = weights * step + (annuity.isWinter[index] === true ? winterUnits : scale) * divisors;
  });
  const numerator = BigInt(annuity.principalCents) * growth * scale * BigInt(weight.numerator);
  return Number(divideRounded(numerator, weights * BigInt(weight.denominator), rounding));
}
