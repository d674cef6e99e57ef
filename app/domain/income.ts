import * as z from "zod";
import { dependentBlock } from "./fields/dependent-block.ts";
import { flagField } from "./fields/flag-field.ts";
import { moneyField } from "./fields/money-field.ts";
import { issueMessage } from "./issue.ts";
import { optionalText } from "./fields/text-field.ts";

/** Darboviete (decision under G13): its length, where one is given. */
export const workplaceField = () => optionalText({ min: 2, max: 100 });

/** MazesPajamos and BusimosPajamos: income that will decrease names its future amount, and an amount is not dropped for want of the tick (F-221). Output: cents or null. */
export const futureIncomeSchema = dependentBlock({
  switchName: "willDecrease",
  switchSchema: flagField(),
  isOpen: (willDecrease) => willDecrease,
  block: z.object({ amount: moneyField() }),
  unusedMessage: issueMessage("income.futureWithoutTick"),
})
  .transform(({ details }) => details?.amount ?? null)
  // A page with script leaves the amount out until its tick is set, and a browser sends no tick that is not set.
  .prefault({ willDecrease: undefined });

/** F-220: the family's income must be above 0. */
export const findFamilyIncomeProblem = (incomeCents: number): "income.familyZero" | null =>
  incomeCents > 0 ? null : "income.familyZero";
