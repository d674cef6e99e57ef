import type { AffordabilityPolicy, ClientFinances, HouseholdAssessment, PersonFinances } from "./decision-types.ts";
import { debtService, toBasisPoints } from "./debt-service.ts";
import { addFractions, multiplyFractions, multiplyRounded, parseFraction, toFraction } from "./fraction.ts";
import { hasShortHistory, isCertificateMissing, sustainableIncome } from "./income.ts";
import { livingMinimum } from "./living-minimum.ts";
import { maxOverdueDays, monthlyObligations } from "./obligations.ts";

/** The household without any offer: income, obligations, living minimum and what it can still pay (L-3.2). */
export function assessHousehold(finances: ClientFinances, policy: AffordabilityPolicy): HouseholdAssessment {
  const persons = countedPersons(finances);
  const sum = (amountOf: (person: PersonFinances) => number) =>
    persons.reduce((total, person) => total + amountOf(person), 0);
  const income = persons
    .map((person) => sustainableIncome(person, policy))
    .reduce((total, own) => addFractions(total, own), toFraction(0, 1));
  const jointCents = finances.mode === 1 ? (finances.jointObligationsCents ?? 0) : 0;
  const obligationsCents = jointCents + sum((person) => monthlyObligations(person, policy).stayingCents);
  const presentObligationsCents = jointCents + sum((person) => monthlyObligations(person, policy).presentCents);
  const livingMinimumCents = livingMinimum(finances, policy);
  const limit = multiplyFractions(income, parseFraction(policy.dstiLimit));
  const byLimit = multiplyRounded(1, limit, "down") - obligationsCents;
  const byLiving = multiplyRounded(1, income, "down") - obligationsCents - livingMinimumCents;
  const before = debtService(presentObligationsCents, 1, income);
  return {
    sustainableIncome: income,
    // Down: an income that lacks a part of a cent must not read as the one that would suffice.
    sustainableIncomeCents: multiplyRounded(1, income, "down"),
    obligationsCents,
    presentObligationsCents,
    livingMinimumCents,
    dstiBeforeBasisPoints: before && toBasisPoints(before),
    maxMonthlyPaymentCents: Math.max(0, Math.min(byLimit, byLiving)),
    maxOverdueDays: Math.max(...persons.map(maxOverdueDays)),
    hasShortIncomeHistory: persons.some((person) => hasShortHistory(person, policy)),
    isIncomeCertificateMissing: persons.some((person) => isCertificateMissing(person, policy)),
    isDebtRegisterSilent: finances.isDebtRegisterSilent === true,
  };
}

/** Both spouses in mode 2, the buyer alone else. */
function countedPersons({ mode, buyer, spouse }: ClientFinances): PersonFinances[] {
  return mode === 2 && spouse ? [buyer, spouse] : [buyer];
}
