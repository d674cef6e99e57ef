import { useTranslation } from "react-i18next";
import { formatMoney } from "~/domain/money.ts";
import { formatPercentText } from "~/forms/percent-text.ts";
import { toLanguage } from "~/i18n/language.ts";
import { useLocalised } from "~/i18n/use-text.ts";
import { SummaryList } from "~/ui/summary-list.tsx";
import type { CalculationResult } from "./calculator-page.server.ts";

/** From what the sum of the credit was made (F-268); a part that is nothing is left out. */
export function CalculationBasis({ basis }: { basis: CalculationResult["basis"] }) {
  const { t, i18n } = useTranslation("calculator");
  const language = toLanguage(i18n.language);
  const localised = useLocalised();
  const part = (key: "price" | "warranty" | "advance" | "ownFunds", cents: number) =>
    cents === 0 ? [] : [{ label: t(`basis.${key}`), value: formatMoney(cents, language) }];
  const { priceCents, warrantyCents, advanceCents, ownFundsCents, sumCents, annualRatePercent: rate } = basis;
  return (
    <SummaryList
      look="figures"
      groups={[
        [
          { label: t("basis.variant"), value: localised(basis.title) },
          ...(rate === null ? [] : [{ label: t("basis.rate"), value: formatPercentText(rate, language) }]),
          ...part("price", priceCents === sumCents ? 0 : priceCents),
          ...part("warranty", warrantyCents),
          ...part("advance", advanceCents),
          ...part("ownFunds", ownFundsCents),
          { label: t("basis.sum"), value: formatMoney(sumCents, language), weight: "strong" },
        ],
      ]}
    />
  );
}
