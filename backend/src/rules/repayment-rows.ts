import { multiplyRounded, type Fraction } from "./fraction.ts";
import type { ScheduleCalendar } from "./schedule-calendar.ts";
import { contractFeeInRow, type ScheduleFees } from "./schedule-fees.ts";
import type { ScheduleImpossibleCause, ScheduleRow } from "./schedule-types.ts";

/** What repays a debt: its instalment before interest is known, or its capital part. */
export type Repayment = { principalCents: number; rates: readonly Fraction[]; parts: readonly RepaymentPart[] };

/** A level instalment, or an equal capital part whose instalment follows the interest. */
export type RepaymentPart = { kind: "instalment"; cents: number } | { kind: "capital"; cents: number };

/** Rows of a schedule. The last row takes the cents that rounding left (domain.md 2.3). */
export function repaymentRows(
  repayment: Repayment,
  calendar: ScheduleCalendar,
  fees: ScheduleFees,
): ScheduleRow[] | ScheduleImpossibleCause {
  const rows: ScheduleRow[] = [];
  let balanceCents = repayment.principalCents;
  for (const [index, dueDate] of calendar.dueDates.entries()) {
    const [rate, part] = [repayment.rates[index], repayment.parts[index]];
    if (!rate || !part) throw new RangeError("A period has no rate or no payment");
    const interestCents = multiplyRounded(balanceCents, rate);
    const isLast = index === calendar.dueDates.length - 1;
    const principalCents = isLast ? balanceCents : principalOf(part, interestCents, balanceCents);
    if (principalCents <= 0) return isLast ? "LAST_INSTALMENT_NOT_POSITIVE" : causeOf(balanceCents);
    balanceCents -= principalCents;
    rows.push(toRow(index + 1, dueDate, { principalCents, interestCents, balanceCents }, fees));
  }
  return rows;
}

function principalOf(part: RepaymentPart, interestCents: number, balanceCents: number): number {
  return Math.min(part.kind === "capital" ? part.cents : part.cents - interestCents, balanceCents);
}

/** A debt that is repaid too early leaves nothing for the last instalment; else the interest eats the instalment. */
function causeOf(balanceCents: number): ScheduleImpossibleCause {
  return balanceCents > 0 ? "INSTALMENT_BELOW_INTEREST" : "LAST_INSTALMENT_NOT_POSITIVE";
}

function toRow(
  no: number,
  dueDate: string,
  debt: Pick<ScheduleRow, "principalCents" | "interestCents" | "balanceCents">,
  fees: ScheduleFees,
): ScheduleRow {
  const instalmentCents = debt.principalCents + debt.interestCents;
  const contractFeeCents = contractFeeInRow(fees, no);
  return {
    no,
    dueDate,
    principalCents: debt.principalCents,
    interestCents: debt.interestCents,
    instalmentCents,
    contractFeeCents,
    adminFeeCents: fees.adminFeeMonthlyCents,
    insuranceCents: fees.insuranceMonthlyCents,
    totalCents: instalmentCents + contractFeeCents + fees.adminFeeMonthlyCents + fees.insuranceMonthlyCents,
    balanceCents: debt.balanceCents,
  };
}
