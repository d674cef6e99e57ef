import { affordabilityPolicyOn } from "../configuration/configuration.ts";
import type { IsoDay } from "../rules/days.ts";
import { withProvedIncome } from "../rules/judged-offer.ts";
import { computeSchedule } from "../rules/schedule.ts";
import type { AssessmentRecord } from "../store/assessment-record.ts";
import { assessedIncomes, uncountedIncomes } from "./assessed-income.ts";
import { assessedObligations } from "./assessed-obligations.ts";
import { assessedPersons } from "./assessed-person.ts";
import { decideChosen } from "./chosen-credit.ts";
import type { CreditFacts } from "./credit-facts.ts";
import { toAssessedRegisters } from "./assessed-registers.ts";

/**
 * What an assessment of an application counts on a day, and what follows from it for the option that is saved in the
 * application. Null while there is no such option: nothing has been assessed then (F-280).
 */
export function assessCredit(facts: CreditFacts, day: IsoDay): AssessmentRecord | null {
  const chosen = decideChosen(facts, day);
  const schedule = chosen && computeSchedule(chosen.terms);
  if (!chosen || !schedule?.ok) return null;
  const { variant, decision, seen } = chosen;
  const policy = affordabilityPolicyOn(day);
  const { finances, household, hash } = seen;
  const persons = assessedPersons(decision.countsUnproved ? finances : withProvedIncome(finances));
  const { mode, size, adults, children } = household;
  return {
    household: { mode, size, adults, children },
    option: {
      variantId: variant.id,
      paymentCount: schedule.value.rows.length,
      creditSumCents: schedule.value.creditSumCents,
      monthlyPaymentCents: schedule.value.monthlyPaymentCents,
      insuranceMonthlyCents: schedule.value.insuranceMonthlyCents,
      totalPayableCents: schedule.value.totalPayableCents,
    },
    incomes: [
      ...assessedIncomes(persons, policy),
      ...(decision.countsUnproved ? [] : uncountedIncomes(assessedPersons(finances))),
    ],
    obligations: assessedObligations(persons, policy, finances.jointObligationsCents),
    livingMinimumCents: decision.livingMinimumCents,
    dstiBeforeBasisPoints: decision.dstiBeforeBasisPoints,
    dstiAfterBasisPoints: decision.dstiAfterBasisPoints,
    dstiLimitBasisPoints: decision.dstiLimitBasisPoints,
    maxMonthlyPaymentCents: decision.maxMonthlyPaymentCents,
    maxSumCents: decision.maxSumCents,
    decision: decision.decision,
    reasons: [...decision.rejectReasons, ...decision.approvalReasons],
    factsHash: hash,
    registers: toAssessedRegisters(seen),
    recentSumCents: finances.recentSumCents ?? 0,
  };
}
