import type { IsoDay } from "../../rules/days.ts";
import { decideCredit } from "../../rules/decision.ts";
import { computeSchedule } from "../../rules/schedule.ts";
import type { WireRecord } from "../../store/wire-record.ts";
import { toWireRecord } from "../answer.ts";
import { toAmount } from "../wire-output.ts";
import type { CreditFacts } from "./credit-facts.ts";
import { findChosenVariant, termsOf } from "./credit-terms.ts";
import { financesOf } from "./finances.ts";

/** Elements that only the back end computes; whatever a caller sends in them is dropped (F-558). */
export const COMPUTED_ELEMENTS = [
  "MenesioImoka",
  "BendraSuma",
  "Bvkkmn",
  "PalukanuNorma",
  "SutartiesMokestis",
  "AdministravimoMokestis",
  "DidziausiaSuma",
  "DraudimoImoka",
] as const;

/**
 * The computed elements of an application for a contract made on the given day: the same figures that its schedule and
 * its documents show (F-266, F-269). Empty while variant, duration or sum do not make a schedule.
 */
export function computedTerms(facts: CreditFacts, contractDate: IsoDay): WireRecord {
  const variant = findChosenVariant(facts);
  const terms = variant && termsOf(facts, variant, contractDate);
  if (!variant || !terms) return {};
  const schedule = computeSchedule(terms);
  if (!schedule.ok) return {};
  const decision = decideCredit({
    finances: financesOf(facts, contractDate),
    terms,
    sumLimits: variant.sumLimits,
  });
  return toWireRecord({
    MenesioImoka: toAmount(schedule.value.monthlyPaymentCents),
    BendraSuma: toAmount(schedule.value.totalPayableCents),
    Bvkkmn: schedule.value.apr.percent2,
    PalukanuNorma: variant.annualRatePercent,
    SutartiesMokestis: toAmount(schedule.value.contractFeeCents),
    AdministravimoMokestis: toAmount(schedule.value.adminFeeMonthlyCents),
    DidziausiaSuma: decision.ok ? toAmount(decision.value.maxSumCents) : null,
    DraudimoImoka: facts.insurance === null ? null : toAmount(schedule.value.insuranceMonthlyCents),
  });
}
