import { Fragment } from "react";
import { useTranslation } from "react-i18next";
import { formatMoney, formatMoneyInput } from "~/domain/money.ts";
import { toLanguage } from "~/i18n/language.ts";
import type { Schedule, SchedulePayment } from "~/services/schedule-types.ts";
import { DataTable, type Column } from "~/ui/data-table.tsx";
import { ScheduleChart } from "./schedule-chart.tsx";

/** More of them are parted by years. */
const ONE_TABLE_PAYMENTS = 12;

/** How each payment divides, every payment with its parts, and their sums (F-279); prints clean. */
export function SchedulePayments({ schedule, title }: { schedule: Schedule; title: string }) {
  const columns = useScheduleColumns(schedule);
  const isLong = schedule.payments.length > ONE_TABLE_PAYMENTS;
  return (
    <>
      <ScheduleChart schedule={schedule} />
      {isLong ? (
        <YearTables schedule={schedule} columns={columns} />
      ) : (
        <DataTable
          caption={title}
          columns={columns}
          rows={schedule.payments}
          rowKey={({ number }) => number}
          foot={<TotalRow schedule={schedule} columns={columns} />}
        />
      )}
    </>
  );
}

type Columns = Column<SchedulePayment>[];

/** A table for each year. On a phone all years but the first are folded; wide screens and paper show every row. The sums stand once, at the end. */
function YearTables({ schedule, columns }: { schedule: Schedule; columns: Columns }) {
  const { t, i18n } = useTranslation("application");
  const years = [...new Set(schedule.payments.map(yearOf))];
  return years.map((year, index) => {
    const rows = schedule.payments.filter((payment) => yearOf(payment) === year);
    const totalCents = rows.reduce((sum, row) => sum + row.totalCents, 0);
    const sum = formatMoney(totalCents, toLanguage(i18n.language));
    return (
      <Fragment key={year}>
        <details className="year" open={index === 0}>
          <summary>
            {t("schedule.year", { year })} <small>– {t("schedule.yearSum", { count: rows.length, sum })}</small>
          </summary>
        </details>
        <DataTable
          caption={t("schedule.year", { year })}
          hideCaption={false}
          columns={columns}
          rows={rows}
          rowKey={({ number }) => number}
          foot={index === years.length - 1 ? <TotalRow schedule={schedule} columns={columns} /> : undefined}
        />
      </Fragment>
    );
  });
}

const yearOf = ({ dueOn }: SchedulePayment): string => dueOn.slice(0, 4);

/** Fees that this credit does not have take no column. */
function useScheduleColumns(schedule: Schedule): Columns {
  const { t, i18n } = useTranslation("application");
  const language = toLanguage(i18n.language);
  const money = (key: string, label: string, cents: (row: SchedulePayment) => number): Column<SchedulePayment> => ({
    key,
    label,
    numeric: true,
    cell: (row) => formatMoneyInput(cents(row), language),
  });
  const fee = (sumCents: number, column: Column<SchedulePayment>) => (sumCents === 0 ? [] : [column]);
  return [
    { key: "number", label: t("schedule.columns.number"), numeric: true, cell: ({ number }) => number },
    { key: "date", label: t("schedule.columns.date"), rowHeader: true, cell: ({ dueOn }) => <time>{dueOn}</time> },
    money("principal", t("schedule.columns.principal"), (row) => row.principalCents),
    money("interest", t("schedule.columns.interest"), (row) => row.interestCents),
    ...fee(
      schedule.contractFeeCents,
      money("contractFee", t("schedule.columns.contractFee"), (row) => row.contractFeeCents),
    ),
    ...fee(
      schedule.adminFeeCents,
      money("adminFee", t("schedule.columns.administrationFee"), (row) => row.adminFeeCents),
    ),
    ...fee(
      schedule.insuranceCents,
      money("insurance", t("schedule.columns.insurance"), (row) => row.insuranceCents),
    ),
    {
      ...money("total", t("schedule.columns.total"), (row) => row.totalCents),
      cell: ({ totalCents }) => <strong>{formatMoneyInput(totalCents, language)}</strong>,
    },
    money("balance", t("schedule.columns.balance"), (row) => row.balanceCents),
  ];
}

/** Number and date: no sum stands under them. */
const LABEL_COLUMNS = 2;

/** The sums under their columns; each is named, for on a phone the heads are not seen. */
function TotalRow({ schedule, columns }: { schedule: Schedule; columns: Columns }) {
  const { t, i18n } = useTranslation("application");
  const language = toLanguage(i18n.language);
  const fees = [schedule.contractFeeCents, schedule.adminFeeCents, schedule.insuranceCents];
  const sums = [
    schedule.sumCents,
    schedule.interestCents,
    ...fees.filter((cents) => cents !== 0),
    schedule.totalPayableCents,
  ];
  return (
    <tr>
      <th scope="row" colSpan={LABEL_COLUMNS}>
        {t("schedule.sum")}
      </th>
      {sums.map((cents, index) => (
        <td key={index} className="num" data-label={columns[index + LABEL_COLUMNS]?.label}>
          {formatMoneyInput(cents, language)}
        </td>
      ))}
      <td />
    </tr>
  );
}
