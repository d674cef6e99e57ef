import type { PlantedFault } from "./fault.ts";

/** Rules of the lender: schedule, annual percentage rate, decision. */
export const RULE_FAULTS: readonly PlantedFault[] = [
  {
    id: "last-instalment-leaves-cents",
    breaks: "The last instalment does not take the cents that rounding left, so that a debt remains.",
    find: "const principalCents = isLast ? balanceCents : principalOf(part, interestCents, balanceCents);",
    replace: "const principalCents = principalOf(part, interestCents, balanceCents);",
    suspects: ["backend/rules/schedule", "backend/rules/schedule-properties"],
  },
  {
    id: "apr-of-equal-periods",
    breaks: "The annual percentage rate counts a longer first period as one month.",
    find: "flows.push({ years: firstYears + (row.no - 1) / 12, amountCents: -paidCents });",
    replace: "flows.push({ years: row.no / 12 + firstYears * 0, amountCents: -paidCents });",
    suspects: ["backend/rules/apr", "backend/rules/schedule"],
  },
  {
    id: "optional-insurance-in-the-rate",
    breaks: "An insurance that the buyer may do without raises the annual percentage rate.",
    find: "const paidCents = plan.isInsuranceCompulsory ? row.totalCents : row.totalCents - row.insuranceCents;",
    replace: "const paidCents = row.totalCents;",
    suspects: ["backend/rules/apr", "backend/rules/schedule*"],
  },
  {
    id: "first-payment-a-month-late",
    breaks: "A first period of exactly the least length is put off by a month.",
    find: "daysBetween(terms.contractDate, next) < policy.minFirstPeriodDays",
    replace: "daysBetween(terms.contractDate, next) <= policy.minFirstPeriodDays",
    suspects: ["backend/rules/schedule-rules", "backend/rules/schedule"],
  },
  {
    id: "fee-below-its-minimum",
    breaks: "The contract fee of a small credit is below the least fee of the price list.",
    find: "return Math.max(cents, charge.minimumCents ?? 0);",
    replace: "return cents;",
    suspects: ["backend/rules/schedule-rules", "backend/rules/schedule"],
  },
  {
    id: "winter-all-the-time",
    breaks: "A credit whose payments are all in winter is repaid with too small instalments.",
    find: "return periods.every(Boolean) ? periods.map(() => false) : periods;",
    replace: "return periods;",
    suspects: ["backend/rules/schedule-rules", "backend/rules/schedule"],
  },
  {
    id: "income-of-a-spouse-who-does-not-borrow",
    breaks: "The income of a spouse who does not borrow counts as the buyer's.",
    find: "return mode === 2 && spouse ? [buyer, spouse] : [buyer];",
    replace: "return mode !== 0 && spouse ? [buyer, spouse] : [buyer];",
    suspects: ["backend/rules/decision*"],
  },
  {
    id: "children-of-one-parent",
    breaks: "The whole cost of the children is counted to the buyer alone, so that credits are refused.",
    find: "toFraction(children, persons.mode === 2 ? 1 : adults)",
    replace: "toFraction(children, 1)",
    suspects: ["backend/rules/decision*"],
  },
  {
    id: "age-at-the-beginning",
    breaks: "A buyer who is too old when the credit ends is not refused.",
    find: "AGE_AT_END: ageOn(birthDate, plan.lastDueDate) > policy.maxAgeAtEnd,",
    replace: "AGE_AT_END: ageOn(birthDate, contractDate) > policy.maxAgeAtEnd,",
    suspects: ["backend/rules/decision*"],
  },
  {
    id: "manager-asked-at-the-limit",
    breaks: "A credit of exactly the sum that a seller may lend needs a manager.",
    find: "SUM_ABOVE_SELLER_LIMIT: lentSum(basis) > policy.approvalSumCents",
    replace: "SUM_ABOVE_SELLER_LIMIT: lentSum(basis) >= policy.approvalSumCents",
    suspects: ["backend/rules/decision*"],
  },
  {
    id: "average-over-months-without-income",
    breaks: "The income of somebody who began to work lately is averaged over months before the work.",
    find: "Math.min(policy.incomeTypes[line.type].windowMonths, line.monthsCovered);",
    replace: "policy.incomeTypes[line.type].windowMonths;",
    suspects: ["backend/rules/decision*"],
  },
  {
    id: "certificate-a-day-too-old",
    breaks: "An income certificate is refused on its last day.",
    find: 'return daysBetween(certificate.issuedOn, today) <= AGE_DAYS ? null : { kind: "tooOld" };',
    replace: 'return daysBetween(certificate.issuedOn, today) < AGE_DAYS ? null : { kind: "tooOld" };',
    suspects: ["unit/domain/two-sides", "contract/incomes", "backend/rules/*"],
  },
];
