import type { ClientFinances, IncomeLine, PersonFinances } from "../../../backend/src/rules/decision-types.ts";

/** A worker with four months of the same income. */
export const workerIncome = (monthlyCents: number): IncomeLine => ({
  type: 1,
  monthlyCents: [monthlyCents, monthlyCents, monthlyCents, monthlyCents],
  monthsCovered: 4,
  hasCertificate: false,
});

export const person = (monthlyCents: number, change: Partial<PersonFinances> = {}): PersonFinances => ({
  birthDate: "1985-05-12",
  incomes: [workerIncome(monthlyCents)],
  declaredObligationsCents: [],
  liabilities: [],
  ...change,
});

export const single = (buyer: PersonFinances): ClientFinances => ({
  mode: 0,
  householdSize: 1,
  isMarried: false,
  buyer,
});
