import { SpouseMode } from "~/domain/enumerations/spouse-mode.ts";
import type { Application } from "~/services/application-types.ts";

/** What those who borrow have said of income and of payments for present credits, in cents a month. */
export type Declared = { incomeCents: number | null; loans: Application["loans"] };

type Stated = Pick<Application, "income" | "loans" | "spouseMode"> & { spouse: Pick<Application["spouse"], "income"> };

/** The buyer's income, with the spouse's where both borrow (G14). */
export const declaredOf = ({ income, loans, spouseMode, spouse }: Stated): Declared => {
  const isTogether = spouseMode === SpouseMode.spouse && income.monthlyCents !== null;
  const spouseCents = isTogether ? (spouse.income.monthlyCents ?? 0) : 0;
  return { incomeCents: income.monthlyCents === null ? null : income.monthlyCents + spouseCents, loans };
};

/** The declared payments together. */
export const totalLoansCents = ({ loans }: Declared): number =>
  Object.values(loans).reduce<number>((sum, cents) => sum + (cents ?? 0), 0);
