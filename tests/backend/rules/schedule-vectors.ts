import { readFileSync } from "node:fs";
import { creditAmounts, type Advance } from "../../../backend/src/rules/credit-amounts.ts";
import { parseCents } from "../../../backend/src/rules/money.ts";
import type {
  Charge,
  InsuranceCharge,
  SchedulePolicy,
  ScheduleTerms,
} from "../../../backend/src/rules/schedule-types.ts";

export type VectorCharge = { type: "amount" | "percent"; value: string; min?: string; compulsory?: boolean };

/** The input of a schedule vector, as its file writes it. */
export type ScheduleVectorInput = {
  contractDate: string;
  paymentDay: number;
  durationMonths: number;
  annualRate: string;
  creditSum?: string;
  goods?: { price: string; quantity: number; insured?: boolean; warrantySum?: string }[];
  advance?: { type: "amount" | "percent"; value: string };
  ownFunds?: string;
  transferToClient?: string;
  contractFee?: VectorCharge;
  adminFee?: VectorCharge;
  insurance?: VectorCharge;
  ratePhases?: { months: number; rate: string }[];
  deferMonths?: number;
  interestFreeDeferral?: boolean;
  smallWinterPayments?: boolean;
  config?: Partial<SchedulePolicy>;
};

/** A file of reference cases, in the shape that its test describes. */
export function readVectorFile<Shape>(name: string): Shape {
  return JSON.parse(readFileSync(new URL(`../../vectors/${name}.json`, import.meta.url), "utf8"));
}

export function loadVectors<Case>(name: string): { cases: Case[] } {
  return readVectorFile(name);
}

export function amountsOfVector(input: ScheduleVectorInput) {
  if (input.creditSum !== undefined) return { creditSumCents: parseCents(input.creditSum) };
  return creditAmounts({
    lines: (input.goods ?? []).map((line) => ({
      priceCents: parseCents(line.price),
      quantity: line.quantity,
      isInsured: line.insured === true,
      warrantySumCents: parseCents(line.warrantySum ?? "0"),
    })),
    isExtendedWarrantyAllowed: true,
    ...(input.advance && { advance: toAdvance(input.advance) }),
    ownFundsCents: parseCents(input.ownFunds ?? "0"),
    transferToClientCents: parseCents(input.transferToClient ?? "0"),
  });
}

export function termsOfVector(input: ScheduleVectorInput): ScheduleTerms {
  return {
    contractDate: input.contractDate,
    paymentDay: input.paymentDay,
    durationMonths: input.durationMonths,
    creditSumCents: amountsOfVector(input).creditSumCents,
    annualRatePercent: input.annualRate,
    ...(input.contractFee && { contractFee: toCharge(input.contractFee) }),
    ...(input.adminFee && { adminFee: toCharge(input.adminFee) }),
    ...(input.insurance && { insurance: toInsurance(input.insurance) }),
    ...(input.ratePhases && {
      ratePhases: input.ratePhases.map(({ months, rate }) => ({ months, annualRatePercent: rate })),
    }),
    deferMonths: input.deferMonths ?? 0,
    isDeferralInterestFree: input.interestFreeDeferral === true,
    hasSmallWinterPayments: input.smallWinterPayments === true,
    policy: input.config ?? {},
  };
}

function toAdvance({ type, value }: { type: "amount" | "percent"; value: string }): Advance {
  return type === "amount" ? { kind: "amount", amountCents: parseCents(value) } : { kind: "percent", percent: value };
}

function toCharge({ type, value, min }: VectorCharge): Charge {
  const minimum = min === undefined ? {} : { minimumCents: parseCents(min) };
  return type === "amount"
    ? { kind: "amount", amountCents: parseCents(value), ...minimum }
    : { kind: "percent", percent: value, ...minimum };
}

function toInsurance(charge: VectorCharge): InsuranceCharge {
  return { ...toCharge(charge), isCompulsory: charge.compulsory === true };
}
