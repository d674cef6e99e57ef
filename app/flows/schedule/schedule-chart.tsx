import { useTranslation } from "react-i18next";
import { formatMoney } from "~/domain/money.ts";
import { formatPercentText } from "~/forms/percent-text.ts";
import { toLanguage } from "~/i18n/language.ts";
import type { Schedule, SchedulePayment } from "~/services/schedule-types.ts";
import { StackedColumns, type StackPart } from "~/ui/stacked-columns.tsx";
import { SummaryList } from "~/ui/summary-list.tsx";

/** What the credit costs in figures that add up, an insurance of its own among them (F-279), and how each payment divides; the table below has every figure. */
export function ScheduleChart({ schedule }: { schedule: Schedule }) {
  const { t, i18n } = useTranslation("application");
  const language = toLanguage(i18n.language);
  const money = (cents: number) => formatMoney(cents, language);
  const { sumCents, totalPayableCents, totalCostCents, insuranceCents, lastPaymentOn, lastPaymentCents, payments } =
    schedule;
  const isInsured = insuranceCents > 0;
  const parts: StackPart[] = [
    { key: "principal", label: t("schedule.parts.principal") },
    { key: "interest", label: t("schedule.parts.interest") },
    { key: "fees", label: t("schedule.parts.fees") },
    { key: "insurance", label: t("schedule.parts.insurance") },
  ];
  return (
    <>
      <SummaryList
        groups={[
          [
            { label: t("schedule.figures.credit"), value: money(sumCents) },
            { label: t("schedule.figures.cost"), value: money(totalCostCents) },
            ...(isInsured ? [{ label: t("schedule.figures.insurance"), value: money(insuranceCents) }] : []),
            {
              label: t(isInsured ? "schedule.figures.totalInsured" : "schedule.figures.total"),
              value: money(totalPayableCents),
              weight: "strong",
            },
            { label: t("summary.apr"), value: formatPercentText(schedule.aprPercent, language, 2) },
            {
              label: t("schedule.figures.lastPayment", { day: lastPaymentOn }),
              value: money(lastPaymentCents),
            },
          ],
        ]}
        look="figures"
      />
      <div className="scr">
        <StackedColumns
          label={t("schedule.chart", {
            count: payments.length,
            total: money(totalPayableCents),
            cost: money(totalCostCents),
          })}
          parts={parts}
          columns={payments.map((payment) => ({
            key: payment.number,
            title: `${payment.dueOn}: ${money(payment.totalCents)}`,
            values: partsOf(payment),
          }))}
        />
      </div>
    </>
  );
}

const partsOf = ({
  principalCents,
  interestCents,
  contractFeeCents,
  adminFeeCents,
  insuranceCents,
}: SchedulePayment) => [principalCents, interestCents, contractFeeCents + adminFeeCents, insuranceCents];
