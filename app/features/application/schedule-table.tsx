import { useTranslation } from "react-i18next";
import { formatMoneyInput } from "~/domain/money.ts";
import { toLanguage } from "~/i18n/language.ts";
import { paths } from "~/paths.ts";
import type { Schedule, SchedulePayment } from "~/services/schedule-types.ts";
import { ButtonLink } from "~/ui/button.tsx";
import { DataTable, type Column } from "~/ui/data-table.tsx";
import { TitleRow } from "~/ui/title-row.tsx";

/** Every payment with its parts, and their sums (F-279); prints clean. */
export function ScheduleTable({ applicationId, schedule }: { applicationId: number; schedule: Schedule }) {
  const { t } = useTranslation("application");
  return (
    <>
      <TitleRow title={t("schedule.title")}>
        <ButtonLink to={paths.loadApplication(applicationId)}>{t("actions.close")}</ButtonLink>
        <ButtonLink to={paths.applicationDocument(applicationId, "schedule")} reloadDocument>
          {t("schedule.print")}
        </ButtonLink>
      </TitleRow>
      <DataTable
        caption={t("schedule.title")}
        columns={useScheduleColumns()}
        rows={schedule.payments}
        rowKey={({ number }) => number}
        foot={<TotalRow schedule={schedule} />}
      />
    </>
  );
}

function useScheduleColumns(): Column<SchedulePayment>[] {
  const { t, i18n } = useTranslation("application");
  const language = toLanguage(i18n.language);
  const money = (key: string, label: string, cents: (row: SchedulePayment) => number): Column<SchedulePayment> => ({
    key,
    label,
    numeric: true,
    cell: (row) => formatMoneyInput(cents(row), language),
  });
  return [
    { key: "number", label: t("schedule.columns.number"), numeric: true, cell: ({ number }) => number },
    { key: "date", label: t("schedule.columns.date"), rowHeader: true, cell: ({ dueOn }) => dueOn },
    money("principal", t("schedule.columns.principal"), (row) => row.principalCents),
    money("interest", t("schedule.columns.interest"), (row) => row.interestCents),
    money("contractFee", t("schedule.columns.contractFee"), (row) => row.contractFeeCents),
    money("adminFee", t("schedule.columns.administrationFee"), (row) => row.adminFeeCents),
    money("insurance", t("schedule.columns.insurance"), (row) => row.insuranceCents),
    money("total", t("schedule.columns.total"), (row) => row.totalCents),
    money("balance", t("schedule.columns.balance"), (row) => row.balanceCents),
  ];
}

function TotalRow({ schedule }: { schedule: Schedule }) {
  const { t, i18n } = useTranslation("application");
  const language = toLanguage(i18n.language);
  const sums = [
    schedule.sumCents,
    schedule.interestCents,
    schedule.contractFeeCents,
    schedule.adminFeeCents,
    schedule.insuranceCents,
    schedule.totalPayableCents,
  ];
  return (
    <tr>
      <th scope="row" colSpan={2}>
        {t("schedule.sum")}
      </th>
      {sums.map((cents, index) => (
        <td key={index} className="num">
          {formatMoneyInput(cents, language)}
        </td>
      ))}
      <td />
    </tr>
  );
}
