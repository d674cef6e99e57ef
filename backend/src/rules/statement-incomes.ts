import { addDays, addMonths, type IsoDay } from "./days.ts";

/** Money that came in on a day. */
export interface ReceivedMoney {
  readonly bookedOn: IsoDay;
  readonly amountCents: number;
  readonly payer: string;
  readonly kind: number;
}

/** Monthly income from one payer, of one kind. */
export interface StatementIncome {
  readonly kind: number;
  readonly payer: string;
  /** Average of the full months, half up. */
  readonly monthlyCents: number;
  readonly from: IsoDay;
  readonly to: IsoDay;
}

/** At least the last 4 months are looked at (L-3.1, p. 10). */
const MONTHS = 4;

/** What a bank statement says of income: by payer and kind, averaged over the last four full calendar months before a day (F-304). */
export function statementIncomes(received: readonly ReceivedMoney[], today: IsoDay): StatementIncome[] {
  const firstOfMonth = `${today.slice(0, 7)}-01`;
  const [from, to] = [addMonths(firstOfMonth, -MONTHS), addDays(firstOfMonth, -1)];
  const sums = new Map<string, ReceivedMoney>();
  for (const one of received.filter(({ bookedOn }) => bookedOn >= from && bookedOn <= to)) {
    const key = `${one.kind}|${one.payer}`;
    sums.set(key, { ...one, amountCents: one.amountCents + (sums.get(key)?.amountCents ?? 0) });
  }
  return [...sums.values()].map(({ kind, payer, amountCents }) => ({
    kind,
    payer,
    monthlyCents: Math.round(amountCents / MONTHS),
    from,
    to,
  }));
}
