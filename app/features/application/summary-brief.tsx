import { useTranslation } from "react-i18next";
import { formatMoney } from "~/domain/money.ts";
import { toLanguage } from "~/i18n/language.ts";
import { Card } from "~/ui/card.tsx";
import { SummaryList } from "~/ui/summary-list.tsx";
import type { Summary } from "./summary.ts";
import { useDurationWords } from "~/flows/schedule/use-duration-words.ts";

/** Narrow screens only, where the summary stands below a long page: what is lent, for how long, and what a month costs. */
export function SummaryBrief({ summary }: { summary: Summary }) {
  const { t, i18n } = useTranslation("application");
  const { creditSumCents, monthlyPaymentCents: monthly, durationMonths: months, paymentCount, limit } = summary;
  const money = (cents: number) => formatMoney(cents, toLanguage(i18n.language));
  const words = useDurationWords();
  const empty = t("summary.empty");
  const duration = limit === "card" ? t("limit.endless") : months !== null && words({ months, paymentCount });
  const [sumLabel, monthlyLabel] =
    limit === "card" ? [t("limit.sum"), t("limit.monthly")] : [t("summary.creditSum"), t("summary.monthly")];
  const rows = [
    { label: sumLabel, value: money(Math.max(creditSumCents, 0)) },
    { label: monthlyLabel, value: monthly === null ? empty : money(monthly), weight: "strong" as const },
    { label: t("offers.columns.duration"), value: duration || empty },
  ];
  return (
    <div className="brief">
      <Card>
        <SummaryList groups={[rows]} />
      </Card>
    </div>
  );
}
