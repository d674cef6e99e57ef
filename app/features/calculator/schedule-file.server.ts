import { getFixedT } from "~/i18n/i18n.server.ts";
import { toSheetColumn, type ListColumn } from "~/lists/list-columns.ts";
import type { Portal } from "~/request/portal.server.ts";
import type { Schedule, SchedulePayment } from "~/services/schedule-types.ts";
import type { SheetColumn } from "~/xlsx/sheet-column.ts";

/** A payment, or the sums under them all: those have neither number, day nor balance. */
type ScheduleRow = Omit<SchedulePayment, SumlessKey> & { [Key in SumlessKey]: SchedulePayment[Key] | null };
type SumlessKey = "number" | "dueOn" | "balanceCents";

/** What stands under the payments. */
export const sumsOf = ({ sumCents, totalPayableCents, payments: _payments, ...sums }: Schedule): ScheduleRow => ({
  ...sums,
  number: null,
  dueOn: null,
  balanceCents: null,
  principalCents: sumCents,
  totalCents: totalPayableCents,
});

type ScheduleColumn =
  | "number"
  | "date"
  | "principal"
  | "interest"
  | "contractFee"
  | "administrationFee"
  | "insurance"
  | "total"
  | "balance";

/** The columns of the page: a fee that this credit does not have takes none. */
export function scheduleColumns({ locale }: Portal, schedule: Schedule): SheetColumn<ScheduleRow>[] {
  const t = getFixedT(locale, "application");
  const column = (
    name: ScheduleColumn,
    kind: ListColumn<ScheduleRow, null>["kind"],
    value: (row: ScheduleRow) => string | number | null,
  ) => toSheetColumn<ScheduleRow, null>(t(`schedule.columns.${name}`), { kind, value }, null);
  const fee = (name: ScheduleColumn, key: "contractFeeCents" | "adminFeeCents" | "insuranceCents") =>
    schedule[key] === 0 ? [] : [column(name, "money", (row) => row[key])];
  const day = column("date", "day", ({ dueOn }) => dueOn);
  return [
    column("number", "integer", ({ number }) => number),
    { ...day, value: (row) => (row.dueOn === null ? t("schedule.sum") : day.value(row)) },
    column("principal", "money", ({ principalCents }) => principalCents),
    column("interest", "money", ({ interestCents }) => interestCents),
    ...fee("contractFee", "contractFeeCents"),
    ...fee("administrationFee", "adminFeeCents"),
    ...fee("insurance", "insuranceCents"),
    column("total", "money", ({ totalCents }) => totalCents),
    column("balance", "money", ({ balanceCents }) => balanceCents),
  ];
}
