import { multiplyRounded, type Fraction } from "./fraction.ts";
import type { ScheduleCalendar } from "./schedule-calendar.ts";
import { contractFeeInRow, type ScheduleFees } from "./schedule-fees.ts";
import type { ScheduleImpossibleCause, ScheduleRow } from "./schedule-types.ts";

/** What repays a debt: its instalment before interest is known, or its capital part. */
export type Repayment = {
  principalCents: number;
  rates: readonly Fraction[];
  parts: readonly RepaymentPart[];
  /** The instalments were raised to the first period's interest: the debt may end before the last of them. */
  mayEndEarly: boolean;
};

/**
 * A level instalment, a smaller one of the winter, or an equal capital part whose instalment follows the interest.
 */
export type RepaymentPart = { kind: "instalment" | "winter" | "capital"; cents: number };

/** What a payment does to the debt. */
export type DebtRow = Pick<ScheduleRow, "dueDate" | "principalCents" | "interestCents" | "balanceCents">;

/** The debt payment by payment. The last one takes the cents that rounding left (L-2.3). */
export function repayDebt(repayment: Repayment, { dueDates }: ScheduleCalendar): DebtRow[] | ScheduleImpossibleCause {
  const rows: DebtRow[] = [];
  let balanceCents = repayment.principalCents;
  for (const [index, dueDate] of dueDates.entries()) {
    if (balanceCents === 0 && repayment.mayEndEarly) return rows;
    const [rate, part] = [repayment.rates[index], repayment.parts[index]];
    if (!rate || !part) throw new RangeError("A period has no rate or no payment");
    const interestCents = multiplyRounded(balanceCents, rate);
    const isLast = index === dueDates.length - 1;
    const principalCents = isLast ? balanceCents : principalOf(part, interestCents, balanceCents);
    const leastCents = index === 0 && part.kind !== "winter" ? 0 : 1;
    const cause = causeAgainst(principalCents, balanceCents, leastCents);
    if (cause !== null) return cause;
    balanceCents -= principalCents;
    rows.push({ dueDate, principalCents, interestCents, balanceCents });
  }
  return rows;
}

function principalOf(part: RepaymentPart, interestCents: number, balanceCents: number): number {
  return Math.min(part.kind === "capital" ? part.cents : part.cents - interestCents, balanceCents);
}

/**
 * Why a payment cannot be: a debt that is repaid too early leaves nothing for the last instalment, and interest may not
 * eat the instalment. The first one alone may be nothing but interest, and not in winter (L-2.3, L-2.5).
 */
function causeAgainst(
  principalCents: number,
  balanceCents: number,
  leastCents: number,
): ScheduleImpossibleCause | null {
  if (balanceCents === 0) return "LAST_INSTALMENT_NOT_POSITIVE";
  return principalCents < leastCents ? "INSTALMENT_BELOW_INTEREST" : null;
}

/** Rows of a schedule: the debt with the fees of each payment. */
export const toScheduleRows = (debt: readonly DebtRow[], fees: ScheduleFees): ScheduleRow[] =>
  debt.map((row, index) => toRow(index + 1, row, fees));

function toRow(no: number, debt: DebtRow, fees: ScheduleFees): ScheduleRow {
  const instalmentCents = debt.principalCents + debt.interestCents;
  const contractFeeCents = contractFeeInRow(fees, no);
  return {
    no,
    dueDate: debt.dueDate,
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
