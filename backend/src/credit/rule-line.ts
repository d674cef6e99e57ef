import type { IsoDay } from "../rules/days.ts";
import type { IncomeLine } from "../rules/decision-types.ts";
import { typeOfKind, type ValuedLine } from "./income-lines.ts";
import { fullMonths } from "./income-months.ts";

/** A valued line as the affordability rules take it. What the lender has found out itself needs no certificate. */
export const toRuleLine = (
  { row, valuedCents, basis }: ValuedLine,
  { hasCertificate, today }: { hasCertificate: boolean; today: IsoDay },
): IncomeLine => ({
  type: typeOfKind(row.kind),
  monthlyCents: [],
  averageCents: valuedCents,
  monthsCovered: fullMonths(row.fromDay, row.toDay < today ? row.toDay : today),
  hasCertificate: hasCertificate || basis === "CORRECTED" || basis === "MANAGER" || basis === "BANK",
  source: row.source ?? row.title,
});
