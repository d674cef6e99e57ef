import { SpouseMode } from "~/domain/enumerations/spouse-mode.ts";
import type { Application } from "~/services/application-types.ts";

/** What those who borrow have said of income and of payments for present credits, in cents a month. */
export type Declared = { incomeCents: number | null; loans: Application["loans"] };

type Stated = Pick<Application, "income" | "loans" | "spouseMode"> & {
  spouse: Pick<Application["spouse"], "income" | "loans">;
};

/** The buyer's income and payments, with the spouse's where both borrow (G14, F-553). */
export const declaredOf = ({ income, loans, spouseMode, spouse }: Stated): Declared => {
  if (spouseMode !== SpouseMode.spouse) return { incomeCents: income.monthlyCents, loans };
  const incomeCents = income.monthlyCents === null ? null : income.monthlyCents + (spouse.income.monthlyCents ?? 0);
  const added = (name: keyof typeof spouse.loans) => (loans[name] ?? 0) + (spouse.loans[name] ?? 0);
  return {
    incomeCents,
    loans: { ...loans, consumerCents: added("consumerCents"), mortgageCents: added("mortgageCents") },
  };
};

/** The declared payments together. */
export const totalLoansCents = ({ loans }: Declared): number =>
  Object.values(loans).reduce<number>((sum, cents) => sum + (cents ?? 0), 0);
