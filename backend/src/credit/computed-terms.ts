import type { IsoDay } from "../rules/days.ts";
import { computeSchedule } from "../rules/schedule.ts";
import type { WireRecord } from "../store/wire-record.ts";
import { toWireRecord } from "../wire/answer.ts";
import { toAmount, toNumber } from "../wire/wire-output.ts";
import { decideChosen } from "./chosen-credit.ts";
import type { CreditFacts } from "./credit-facts.ts";
import { toWireDecision } from "./wire-decision.ts";

/** Elements that only the back end computes; what a caller sends in them is ignored (F-558). */
export const COMPUTED_ELEMENTS = [
  "MenesioImoka",
  "BendraSuma",
  "Bvkkmn",
  "PalukanuNorma",
  "SutartiesMokestis",
  "AdministravimoMokestis",
  "ImokuSkaicius",
  "DidziausiaSuma",
  "DraudimoImoka",
  "Sprendimas",
  "PasirasytiIki",
] as const;

/**
 * The computed elements of an application for a contract made on the given day: the same figures that its schedule and
 * its documents show (F-266, F-269). Empty while variant, duration or sum do not make a schedule.
 */
export function computedTerms(facts: CreditFacts, contractDate: IsoDay): WireRecord {
  const decided = decideChosen(facts, contractDate);
  if (decided === null) return {};
  const { variant, terms, decision } = decided;
  const schedule = computeSchedule(terms);
  if (!schedule.ok) return {};
  return toWireRecord({
    MenesioImoka: toAmount(schedule.value.monthlyPaymentCents),
    BendraSuma: toAmount(schedule.value.totalPayableCents),
    Bvkkmn: schedule.value.apr.percent2,
    PalukanuNorma: variant.annualRatePercent,
    SutartiesMokestis: toAmount(schedule.value.contractFeeCents),
    AdministravimoMokestis: toAmount(schedule.value.adminFeeMonthlyCents),
    ImokuSkaicius: toNumber(schedule.value.rows.length),
    DidziausiaSuma: toAmount(decision.maxSumCents),
    Sprendimas: toWireDecision(decided),
    DraudimoImoka: facts.insurance === null ? null : toAmount(schedule.value.insuranceMonthlyCents),
  });
}
