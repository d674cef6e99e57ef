import * as z from "zod";
import { incomeTypes } from "./enumerations/income-type.ts";
import { SpouseMode } from "./enumerations/spouse-mode.ts";
import { choiceField } from "./fields/choice-field.ts";
import { dependentBlock } from "./fields/dependent-block.ts";
import { flagField } from "./fields/flag-field.ts";
import { moneyField } from "./fields/money-field.ts";
import { requiredText } from "./fields/text-field.ts";
import { issueMessage } from "./issue.ts";

/** Darboviete (decision under G13). */
export const workplaceField = () => requiredText({ min: 2, max: 100 });

/** MazesPajamos and BusimosPajamos: income that will decrease names its future amount (F-221). Output: cents or null. */
export const futureIncomeSchema = dependentBlock({
  switchName: "willDecrease",
  switchSchema: flagField(),
  isOpen: (willDecrease) => willDecrease,
  block: z.object({ amount: moneyField() }),
}).transform(({ details }) => details?.amount ?? null);

/** Income of the buyer or the spouse (F-203, F-221, F-552): monthly, net. */
export const incomeSchema = z
  .object({
    monthly: moneyField(),
    type: choiceField(incomeTypes),
    future: futureIncomeSchema,
    hasCertificate: flagField(),
    workplace: workplaceField(),
  })
  .refine(({ monthly, future }) => future === null || future < monthly, {
    path: ["future", "amount"],
    error: issueMessage("income.futureAboveCurrent"),
  });

/** Income of the household in cents: of both persons when they borrow together, else of the buyer (domain.md 3.2). */
export function familyIncomeCents(mode: SpouseMode, buyerCents: number, spouseCents: number): number {
  return mode === SpouseMode.spouse ? buyerCents + spouseCents : buyerCents;
}

/** F-220: the family's income must be above 0. */
export const findFamilyIncomeProblem = (incomeCents: number): "income.familyZero" | null =>
  incomeCents > 0 ? null : "income.familyZero";
