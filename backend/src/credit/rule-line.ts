import { addDays, addMonths, type IsoDay } from "../rules/days.ts";
import type { IncomeLine } from "../rules/decision-types.ts";
import type { IncomeLineRow } from "./income-facts.ts";
import { typeOfKind, type ValuedLine } from "./income-lines.ts";

/** Whole months from the first day of a line to its last, or to today when it goes on. */
function monthsOf({ fromDay, toDay }: Pick<IncomeLineRow, "fromDay" | "toDay">, today: IsoDay): number {
  const end = addDays(toDay < today ? toDay : today, 1);
  let months = 0;
  while (addMonths(fromDay, months + 1) <= end) months += 1;
  return months;
}

/** A valued line as the affordability rules take it. What the lender has found out itself needs no certificate. */
export const toRuleLine = (
  { row, valuedCents, basis }: ValuedLine,
  { hasCertificate, today }: { hasCertificate: boolean; today: IsoDay },
): IncomeLine => ({
  type: typeOfKind(row.kind),
  monthlyCents: [],
  averageCents: valuedCents,
  monthsCovered: monthsOf(row, today),
  hasCertificate: hasCertificate || basis === "CORRECTED" || basis === "MANAGER" || basis === "BANK",
  source: row.source ?? row.title,
});
