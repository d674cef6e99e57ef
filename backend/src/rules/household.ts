import type { AffordabilityPolicy, ClientFinances, HouseholdAssessment, PersonFinances } from "./decision-types.ts";
import { debtServiceBasisPoints } from "./debt-service.ts";
import { multiplyRounded, parseFraction } from "./fraction.ts";
import { hasShortHistory, isCertificateMissing, sustainableIncome } from "./income.ts";
import { livingMinimum } from "./living-minimum.ts";
import { maxOverdueDays, monthlyObligations } from "./obligations.ts";

/** The household without any offer: income, obligations, living minimum and what it can still pay (domain.md 3.2). */
export function assessHousehold(finances: ClientFinances, policy: AffordabilityPolicy): HouseholdAssessment {
  const persons = countedPersons(finances);
  const sum = (amountOf: (person: PersonFinances) => number) =>
    persons.reduce((total, person) => total + amountOf(person), 0);
  const sustainableIncomeCents = sum((person) => sustainableIncome(person, policy));
  const obligationsCents = sum((person) => monthlyObligations(person, policy));
  const livingMinimumCents = livingMinimum(finances, policy);
  const byLimit = multiplyRounded(sustainableIncomeCents, parseFraction(policy.dstiLimit), "down") - obligationsCents;
  const byLiving = sustainableIncomeCents - obligationsCents - livingMinimumCents;
  return {
    sustainableIncomeCents,
    obligationsCents,
    livingMinimumCents,
    dstiBeforeBasisPoints: debtServiceBasisPoints(obligationsCents, 1, sustainableIncomeCents),
    maxMonthlyPaymentCents: Math.max(0, Math.min(byLimit, byLiving)),
    maxOverdueDays: Math.max(...persons.map(maxOverdueDays)),
    hasShortIncomeHistory: persons.some((person) => hasShortHistory(person, policy)),
    isIncomeCertificateMissing: persons.some((person) => isCertificateMissing(person, policy)),
  };
}

/** Both spouses in mode 2, the buyer alone else. */
function countedPersons({ mode, buyer, spouse }: ClientFinances): PersonFinances[] {
  return mode === 2 && spouse ? [buyer, spouse] : [buyer];
}
