import { useTranslation } from "react-i18next";
import { formatMoney } from "~/domain/money.ts";
import { isInsured } from "~/flows/schedule/price-parts.ts";
import { toLanguage } from "~/i18n/language.ts";
import { PairedBars } from "~/ui/paired-bars.tsx";
import type { CalculationResult } from "./calculator-page.server.ts";

/** Payments get smaller with the duration, the price greater. The table above has the figures. */
export function PriceChart({ result: { prices, basis, chosenMonths } }: { result: CalculationResult }) {
  const { t, i18n } = useTranslation("calculator");
  const money = (cents: number) => formatMoney(cents, toLanguage(i18n.language));
  const added = isInsured(prices, basis.sumCents) ? t("durations.costInsured") : t("durations.cost");
  return (
    <PairedBars
      label={t("durations.chart")}
      legend={[t("durations.payment"), t("basis.sum"), added]}
      asButton={(_row, bars) => bars}
      rows={prices.map(({ durationMonths, monthlyPaymentCents, totalPayableCents }) => ({
        key: durationMonths,
        isChosen: durationMonths === chosenMonths,
        start: t("durations.row", { months: durationMonths, payment: money(monthlyPaymentCents) }),
        end: t("durations.rowTotal", { total: money(totalPayableCents) }),
        upper: monthlyPaymentCents,
        lower: [Math.min(basis.sumCents, totalPayableCents), Math.max(totalPayableCents - basis.sumCents, 0)],
      }))}
    />
  );
}
