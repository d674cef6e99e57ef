import { z } from "zod";
import { cents, coefficient, decimal, isoDay, source, versions, wholeNumber } from "./values.ts";

const incomeType = z.strictObject({
  windowMonths: wholeNumber(1, 120),
  coefficient,
  isCertificateRequired: z.boolean(),
  minMonths: wholeNumber(0, 120),
});

/** Affordability (L-3.2); shares are decimal fractions ("0.40" = 40 %). */
const affordability = z.strictObject({
  validFrom: isoDay,
  source,
  dstiLimit: decimal,
  dstiExtraApproval: decimal,
  dstiManagerMax: decimal,
  approvalSumCents: cents,
  extraApprovalSumCents: cents,
  minAge: wholeNumber(0, 150),
  maxAgeAtEnd: wholeNumber(0, 150),
  overdueApprovalDays: wholeNumber(0, 3650),
  overdueRejectDays: wholeNumber(0, 3650),
  /** State-supported income (VRP), the base of the living minimum. */
  stateSupportedIncomeCents: cents,
  livingMultiplier: decimal,
  livingScale: z.strictObject({ firstAdult: decimal, secondAdult: decimal, child: decimal }),
  cardLimitShare: decimal,
  /** 1 worker, 2 pensioner, 3 other, 4 officer, 7 farmer. */
  incomeTypes: z.strictObject({ 1: incomeType, 2: incomeType, 3: incomeType, 4: incomeType, 7: incomeType }),
  /** Limits of the sum where the product gives none. */
  creditSumLimits: z.strictObject({ minCents: cents, maxCents: cents }),
  requestExpiryHours: wholeNumber(1, 8760),
});

/** Legal limits of the price of a consumer credit. */
const legalCaps = z.strictObject({
  validFrom: isoDay,
  source,
  maxAnnualRatePercent: decimal,
  /** Other costs than interest, percent of the credit sum per day of the term. */
  maxOtherCostsPercentPerDay: decimal,
  /** Total cost of the credit in percent of the credit sum. */
  maxTotalCostPercent: decimal,
});

/** How schedules are made (L-2.2 to L-2.5, G17). */
const schedule = z.strictObject({
  validFrom: isoDay,
  source,
  minFirstPeriodDays: wholeNumber(0, 365),
  rounding: z.enum(["up", "half-up"]),
  /** Calendar months 1–12 with a smaller payment. */
  winterMonths: z.array(wholeNumber(1, 12)),
  winterFactor: decimal,
  contractFeeMode: z.enum(["spread", "first", "financed", "upfront"]),
  /** A credit whose monthly payment is smaller is not offered. */
  minMonthlyPaymentCents: cents,
});

export type AffordabilityVersion = z.output<typeof affordability>;
export type LegalCapsVersion = z.output<typeof legalCaps>;
export type ScheduleVersion = z.output<typeof schedule>;

export const affordabilityVersions = versions(affordability);
export const legalCapsVersions = versions(legalCaps);
export const scheduleVersions = versions(schedule);
