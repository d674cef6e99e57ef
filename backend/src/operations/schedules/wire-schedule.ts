import type { DurationPrice, DurationPrices } from "../../rules/duration-prices.ts";
import type { Schedule, ScheduleRow } from "../../rules/schedule-types.ts";
import type { AnswerFields } from "../../wire/answer.ts";
import { toAmount, toDay, toNumber } from "../../wire/wire-output.ts";
import { toWireUnpriced } from "./wire-unpriced.ts";

/** What a schedule does not say about itself. */
export interface ScheduleSubject {
  readonly variantId: number;
  readonly annualRatePercent: string;
}

const toWireRow = (row: ScheduleRow): AnswerFields => ({
  Nr: toNumber(row.no),
  Data: toDay(row.dueDate),
  Kreditas: toAmount(row.principalCents),
  Palukanos: toAmount(row.interestCents),
  SutartiesMokestis: toAmount(row.contractFeeCents),
  AdministravimoMokestis: toAmount(row.adminFeeCents),
  Draudimas: toAmount(row.insuranceCents),
  IsViso: toAmount(row.totalCents),
  Likutis: toAmount(row.balanceCents),
});

/** The wire's `TrukmesKaina`. */
const toWireDurationPrice = (price: DurationPrice): AnswerFields => ({
  Trukme: toNumber(price.durationMonths),
  MenesioImoka: toAmount(price.monthlyPaymentCents),
  BendraSuma: toAmount(price.totalPayableCents),
  BendraKaina: toAmount(price.totalCostCents),
  ImokuSkaicius: toNumber(price.paymentCount),
  Bvkkmn: price.apr.percent2,
});

/** The wire's `TrukmiuKainos` and `NegalimosTrukmes`; each is left out when there are none. */
export const toWirePrices = ({ prices, unpriced }: DurationPrices): AnswerFields => ({
  TrukmiuKainos: prices.length === 0 ? null : { TrukmesKaina: prices.map(toWireDurationPrice) },
  NegalimosTrukmes: unpriced.length === 0 ? null : { NegalimaTrukme: unpriced.map(toWireUnpriced) },
});

const sumOf = (rows: readonly ScheduleRow[], amountOf: (row: ScheduleRow) => number): number =>
  rows.reduce((sum, row) => sum + amountOf(row), 0);

/** The wire's `Grafikas`: rows and totals that add up to the cent (F-279). */
export const toWireSchedule = (schedule: Schedule, subject: ScheduleSubject): AnswerFields => ({
  Suma: toAmount(schedule.creditSumCents),
  Trukme: toNumber(schedule.rows.length),
  SalyguVariantoID: toNumber(subject.variantId),
  PirmaImoka: toDay(schedule.firstDueDate),
  PaskutineImoka: toDay(schedule.lastDueDate),
  MenesioImoka: toAmount(schedule.monthlyPaymentCents),
  PaskutinesImokosSuma: toAmount(schedule.lastPaymentCents),
  BendraSuma: toAmount(schedule.totalPayableCents),
  Palukanos: toAmount(schedule.totalInterestCents),
  SutartiesMokestis: toAmount(schedule.contractFeeCents),
  AdministravimoMokestis: toAmount(sumOf(schedule.rows, ({ adminFeeCents }) => adminFeeCents)),
  Draudimas: toAmount(sumOf(schedule.rows, ({ insuranceCents }) => insuranceCents)),
  BendraKaina: toAmount(schedule.totalCostCents),
  PalukanuNorma: subject.annualRatePercent,
  Bvkkmn: schedule.apr.percent2,
  Eilute: schedule.rows.map(toWireRow),
});
