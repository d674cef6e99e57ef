import { addMonths, daysBetween, monthlyDays } from "../../../backend/src/rules/days.ts";
import { firstPeriodOf, yearsOf } from "../../../backend/src/rules/apr-interval.ts";
import type { Charge, ScheduleTerms } from "../../../backend/src/rules/schedule-types.ts";

/** The part of decimal.js that is used here; the package is no dependency of the project. */
export type Decimal = {
  plus(other: Decimal | number): Decimal;
  minus(other: Decimal | number): Decimal;
  times(other: Decimal | number): Decimal;
  div(other: Decimal | number): Decimal;
  pow(exponent: Decimal | number): Decimal;
  ceil(): Decimal;
  abs(): Decimal;
  neg(): Decimal;
  lt(other: Decimal | number): boolean;
  toDecimalPlaces(places: number): Decimal;
  toFixed(places: number): string;
  toNumber(): number;
};
export type DecimalConstructor = new (value: string | number | Decimal) => Decimal;

export type DecimalSchedule = { totals: number[]; apr: string };

const MIN_FIRST_PERIOD_DAYS = 15;
const PRECISION = 1e-10;

/**
 * The lender's schedule as it is written where exact money is wanted, with decimal.js for it: amounts in cents, the
 * library's default precision of 20 digits, Newton's method for the APR. Calendar days are not what is compared; they
 * come from our own module.
 */
export function makeDecimalSchedule(Decimal: DecimalConstructor): (terms: ScheduleTerms) => DecimalSchedule {
  return (terms) => {
    const dueDates = dueDatesOf(terms);
    const firstPeriod = firstPeriodOf(terms.contractDate, dueDates[0] ?? "", terms.paymentDay);
    const firstYears = new Decimal(firstPeriod.months)
      .div(12)
      .plus(new Decimal(firstPeriod.days).div(firstPeriod.yearDays));
    const rate = new Decimal(terms.annualRatePercent).div(100);
    const rates = dueDates.map((_, at) => rate.times(at === 0 ? firstYears : new Decimal(1).div(12)));
    const fees = feesOf(terms);
    const totals = totalsOf(terms, rates, fees);
    const years = yearsOf(firstPeriod);
    return { totals: totals.map((total) => total.toNumber()), apr: aprOf(terms, totals, years).toFixed(2) };
  };

  function feesOf(terms: ScheduleTerms) {
    const contractFee = chargeOf(terms.contractFee, terms.creditSumCents);
    const part = contractFee.div(terms.durationMonths).ceil();
    return { contractFee, part, adminFee: chargeOf(terms.adminFee, terms.creditSumCents) };
  }

  function chargeOf(charge: Charge | undefined, sumCents: number): Decimal {
    if (charge === undefined) return new Decimal(0);
    if (charge.kind === "amount") return new Decimal(charge.amountCents);
    return new Decimal(sumCents).times(new Decimal(charge.percent)).div(100).toDecimalPlaces(0);
  }

  function totalsOf(
    { creditSumCents }: ScheduleTerms,
    rates: readonly Decimal[],
    fees: ReturnType<typeof feesOf>,
  ): Decimal[] {
    const instalment = instalmentOf(new Decimal(creditSumCents), rates);
    let balance = new Decimal(creditSumCents);
    let fee = fees.contractFee;
    return rates.map((rate, at) => {
      const interest = balance.times(rate).toDecimalPlaces(0);
      const principal = at === rates.length - 1 ? balance : instalment.minus(interest);
      balance = balance.minus(principal);
      const feePart = fee.lt(fees.part) ? fee : fees.part;
      fee = fee.minus(feePart);
      return principal.plus(interest).plus(feePart).plus(fees.adminFee);
    });
  }

  /** The equal instalment whose present value at the period rates is the debt, rounded up to a cent. */
  function instalmentOf(principal: Decimal, rates: readonly Decimal[]): Decimal {
    let discount = new Decimal(1);
    let sum = new Decimal(0);
    for (const rate of rates) {
      discount = discount.div(rate.plus(1));
      sum = sum.plus(discount);
    }
    return principal.div(sum).ceil();
  }

  function aprOf({ creditSumCents }: ScheduleTerms, totals: readonly Decimal[], firstYears: number): Decimal {
    let rate = new Decimal(0.1);
    for (let step = 0; step < 60; step += 1) {
      const growth = rate.plus(1);
      let value = new Decimal(creditSumCents);
      let slope = new Decimal(0);
      totals.forEach((total, at) => {
        const years = new Decimal(firstYears).plus(new Decimal(at).div(12));
        const discounted = total.times(growth.pow(years.neg()));
        value = value.minus(discounted);
        slope = slope.plus(years.times(discounted).div(growth));
      });
      const change = value.div(slope);
      rate = rate.minus(change);
      if (change.abs().lt(PRECISION)) break;
    }
    return rate.times(100);
  }
}

function dueDatesOf({ contractDate, paymentDay, durationMonths }: ScheduleTerms): string[] {
  const next = addMonths(contractDate, 1, paymentDay);
  const first = daysBetween(contractDate, next) < MIN_FIRST_PERIOD_DAYS ? addMonths(next, 1, paymentDay) : next;
  return monthlyDays(first, durationMonths, paymentDay);
}
