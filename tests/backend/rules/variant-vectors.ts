import type { ConditionVariant, ContractType } from "../../../backend/src/rules/condition-types.ts";
import { parseCents } from "../../../backend/src/rules/money.ts";
import { readVectorFile } from "./schedule-vectors.ts";

type VariantVector = {
  SalyguVariantoID: number;
  SutartiesTipoID: ContractType;
  annualRate: string;
  contractFeePercent: string;
  contractFeeMin?: string;
  adminFeePercent: string;
  minDuration: number;
  maxDuration: number;
  durationStep: number;
  minSum: string;
  maxSum: string;
  minAdvancePercent: number;
  Akcijinis: 0 | 1;
  Nebegalioja: 0 | 1;
  winterPayments: 0 | 1;
  deferMonths: number;
  ratePhases?: { months: number; rate: string }[];
  aprAtMaxSum?: Record<string, string>;
};

/** A reference variant and its published APR by duration, at its greatest sum. */
export type ReferenceVariant = { variant: ConditionVariant; aprAtMaxSum: Record<number, string> };

export function loadReferenceVariants(): ReferenceVariant[] {
  return readVectorFile<{ variants: VariantVector[] }>("reference-data").variants.map((vector) => ({
    variant: toVariant(vector),
    aprAtMaxSum: vector.aprAtMaxSum ?? {},
  }));
}

function toVariant(vector: VariantVector): ConditionVariant {
  return {
    id: vector.SalyguVariantoID,
    contractType: vector.SutartiesTipoID,
    isExpired: vector.Nebegalioja === 1,
    isPromotional: vector.Akcijinis === 1,
    annualRatePercent: vector.annualRate,
    ...(vector.ratePhases && {
      ratePhases: vector.ratePhases.map(({ months, rate }) => ({ months, annualRatePercent: rate })),
    }),
    contractFee: {
      kind: "percent",
      percent: vector.contractFeePercent,
      minimumCents: parseCents(vector.contractFeeMin ?? "0"),
    },
    adminFee: { kind: "percent", percent: vector.adminFeePercent },
    minMonths: vector.minDuration,
    maxMonths: vector.maxDuration,
    stepMonths: vector.durationStep,
    sumLimits: { minCents: parseCents(vector.minSum), maxCents: parseCents(vector.maxSum) },
    minAdvancePercent: String(vector.minAdvancePercent),
    isWinterPaymentsOffered: vector.winterPayments === 1,
    deferMonths: vector.deferMonths,
    isDeferralInterestFree: false,
    isOpenEnded: vector.SutartiesTipoID === 6,
  };
}
