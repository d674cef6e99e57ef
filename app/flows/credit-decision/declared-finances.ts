import type { Application } from "~/services/application-types.ts";

/** What the buyer has said of income and of payments for present credits, in cents a month. */
export type Declared = { incomeCents: number | null; loans: Application["loans"] };

export const declaredOf = ({ income, loans }: Pick<Application, "income" | "loans">): Declared => ({
  incomeCents: income.monthlyCents,
  loans,
});

/** The declared payments together. */
export const totalLoansCents = ({ loans }: Declared): number =>
  Object.values(loans).reduce<number>((sum, cents) => sum + (cents ?? 0), 0);
