import type { IsoDay } from "../rules/days.ts";
import { computeSchedule } from "../rules/schedule.ts";
import { findSmallPayment } from "../rules/smallest-payment.ts";
import type { WireRecord } from "../store/wire-record.ts";
import { toWireRecord, type AnswerFields } from "../wire/answer.ts";
import { toAmount, toFlag, toNumber } from "../wire/wire-output.ts";
import { decideChosen } from "./chosen-credit.ts";
import type { CreditFacts } from "./credit-facts.ts";
import { isChosenOffered } from "./offers.ts";
import { isPromotionLost } from "./promotions.ts";
import { toWireSmallPayment } from "./wire-small-payment.ts";
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
  "PerMazaImoka",
  "SalygosTaikomos",
  "DraudimoImoka",
  "Sprendimas",
  "PasirasytiIki",
  "AtmestiIki",
  "AtmetimoKliutis",
] as const;

/**
 * The computed elements of an application for a contract made on the given day: the same figures that its schedule and
 * its documents show (F-266, F-269). Without figures while variant, duration or sum do not make a schedule, or payments that are too small (G17): then what
 * would pass is told; without figures also of a promotion that has been lost (O23).
 */
export function computedTerms(facts: CreditFacts, contractDate: IsoDay): WireRecord {
  const isOffered = isChosenOffered(facts, contractDate);
  if (isOffered === null) return {};
  return toWireRecord({ SalygosTaikomos: toFlag(isOffered), ...toFigures(facts, contractDate) });
}

function toFigures(facts: CreditFacts, contractDate: IsoDay): AnswerFields {
  const decided = decideChosen(facts, contractDate);
  if (decided === null) return {};
  const { variant, terms, decision } = decided;
  if (isPromotionLost(facts, variant)) return {};
  const small = findSmallPayment(variant, terms);
  if (small !== null) return { PerMazaImoka: toWireSmallPayment(small) };
  const schedule = computeSchedule(terms);
  if (!schedule.ok) return {};
  return {
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
  };
}
