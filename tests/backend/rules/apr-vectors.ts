import { firstPeriodOf, yearsOf } from "../../../backend/src/rules/apr-interval.ts";
import { parseCents } from "../../../backend/src/rules/money.ts";
import type { Flow } from "../../../backend/src/rules/rate-solver.ts";

type VectorTime = { years: string; fraction: string };

/** A case of the APR vectors: times given in years, or dates that test the interval rule. */
export type AprVector = {
  id: string;
  title: string;
  drawdowns?: { t: VectorTime; amount: string }[];
  payments?: { first: VectorTime; step?: VectorTime; count: number; amount: string }[];
  input?: {
    drawdownDate: string;
    firstPaymentDate: string;
    paymentDay: number;
    amount: string;
    payments: { count: number; amount: string }[];
    feesAtDrawdown?: { amount: string }[];
  };
  interval?: { wholeMonths: number; days: number; yearDays: number };
  expected: { aprPercent: string; apr1: string; apr2: string };
};

export function flowsOfVector(vector: AprVector): Flow[] {
  return vector.input ? flowsByDates(vector.input) : flowsByTimes(vector);
}

function flowsByTimes({ drawdowns = [], payments = [] }: AprVector): Flow[] {
  const received = drawdowns.map(({ t, amount }) => ({ years: toYears(t), amountCents: parseCents(amount) }));
  const paid = payments.flatMap(({ first, step, count, amount }) =>
    repeat(count, (index) => ({
      years: toYears(first) + (step ? index * toYears(step) : 0),
      amountCents: -parseCents(amount),
    })),
  );
  return [...received, ...paid];
}

function flowsByDates(input: NonNullable<AprVector["input"]>): Flow[] {
  const firstYears = yearsOf(firstPeriodOf(input.drawdownDate, input.firstPaymentDate, input.paymentDay));
  const amounts = input.payments.flatMap(({ count, amount }) => repeat(count, () => parseCents(amount)));
  return [
    { years: 0, amountCents: parseCents(input.amount) },
    ...(input.feesAtDrawdown ?? []).map(({ amount }) => ({ years: 0, amountCents: -parseCents(amount) })),
    ...amounts.map((cents, index) => ({ years: firstYears + index / 12, amountCents: -cents })),
  ];
}

function toYears({ fraction }: VectorTime): number {
  const [numerator = 0, denominator = 1] = fraction.split("/").map(Number);
  return numerator / denominator;
}

function repeat<Item>(count: number, make: (index: number) => Item): Item[] {
  return Array.from({ length: count }, (_, index) => make(index));
}
