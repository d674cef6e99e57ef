import { multiplyRounded, parseFraction, type Fraction } from "./fraction.ts";
import { levelInstalments } from "./level-instalment.ts";
import type { RepaymentPart } from "./repayment-rows.ts";
import type { ScheduleCalendar } from "./schedule-calendar.ts";
import type { SchedulePolicy, ScheduleTerms } from "./schedule-types.ts";

/** What the payments of a credit are made from. */
export type RepaymentBasis = {
  terms: ScheduleTerms;
  policy: SchedulePolicy;
  calendar: ScheduleCalendar;
  principalCents: number;
  rates: readonly Fraction[];
};

/**
 * The payment of every period; a level one has a regular instalment that the last row does not change. Raised is one
 * that would not hold the interest of a long first period: it then is that interest (L-2.3).
 */
export type RepaymentParts = {
  regularInstalmentCents: number | null;
  isRaised: boolean;
  parts: readonly RepaymentPart[];
};

/** The payment of every period; winter months pay less when the terms say so (L-2.3, L-2.5). */
export function repaymentParts(basis: RepaymentBasis): RepaymentParts {
  return basis.terms.isOpenEnded === true ? equalCapitalParts(basis) : levelParts(basis);
}

function levelParts({ terms, policy, calendar, principalCents, rates }: RepaymentBasis): RepaymentParts {
  const isWinter = winterPeriods(terms, policy, calendar);
  const winterFactor = parseFraction(policy.winterFactor);
  const { regularCents, winterCents } = levelInstalments(
    { principalCents, rates, isWinter, winterFactor },
    policy.rounding,
  );
  const firstCents = rates[0] && isWinter[0] !== true ? multiplyRounded(principalCents, rates[0], "up") : 0;
  const raisedCents = Math.max(regularCents, firstCents);
  const regular: RepaymentPart = { kind: "instalment", cents: raisedCents };
  const winter: RepaymentPart = { kind: "winter", cents: winterCents };
  return {
    regularInstalmentCents: raisedCents,
    isRaised: raisedCents > regularCents,
    parts: isWinter.map((isReduced) => (isReduced ? winter : regular)),
  };
}

function equalCapitalParts({ calendar, principalCents }: RepaymentBasis): RepaymentParts {
  const cents = Math.ceil(principalCents / calendar.dueDates.length);
  return {
    regularInstalmentCents: null,
    isRaised: false,
    parts: calendar.dueDates.map(() => ({ kind: "capital", cents })),
  };
}

/** Payments that are all in winter stay equal, since there is no other season to shift the debt to (L-2.5). */
function winterPeriods(terms: ScheduleTerms, policy: SchedulePolicy, { dueDates }: ScheduleCalendar): boolean[] {
  if (terms.hasSmallWinterPayments !== true) return dueDates.map(() => false);
  const periods = dueDates.map((day) => policy.winterMonths.includes(Number(day.slice(5, 7))));
  return periods.every(Boolean) ? periods.map(() => false) : periods;
}
