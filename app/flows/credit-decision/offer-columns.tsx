import { useTranslation } from "react-i18next";
import { formatMoney, formatMoneyInput } from "~/domain/money.ts";
import { formatPercentText } from "~/forms/percent-text.ts";
import { toLanguage } from "~/i18n/language.ts";
import type { ProposedOption } from "~/services/condition-types.ts";
import { Badge } from "~/ui/badge.tsx";
import type { Column } from "~/ui/data-table.tsx";
import { DecisionBadge } from "./decision-panel.tsx";

/**
 * What of an offer decides, after the column that names it: the decision, the payments, their share of the income (F-266). A second
 * line has what the head names second: words in each cell would not fit a small window.
 */
export function useOfferColumns(options: readonly ProposedOption[]): Column<ProposedOption>[] {
  const { t, i18n } = useTranslation("application");
  const language = toLanguage(i18n.language);
  const percent = (value: string | null) =>
    value === null ? t("summary.empty") : formatPercentText(value, language, 2);
  return [
    {
      key: "decision",
      label: t("offers.columns.decision"),
      cell: (option) => (
        <div>
          <DecisionBadge result={option.result} />{" "}
          {option.cheapest && options.length > 1 && option.result !== "REJECTED" && <CheapestBadge options={options} />}
        </div>
      ),
    },
    {
      key: "monthly",
      label: t("offers.columns.monthly"),
      numeric: true,
      cell: ({ monthlyPaymentCents, contractFeeCents }) => (
        <>
          <strong>{formatMoneyInput(monthlyPaymentCents, language)}</strong>
          <small>{formatMoneyInput(contractFeeCents, language)}</small>
        </>
      ),
    },
    {
      key: "total",
      label: t("offers.columns.total"),
      numeric: true,
      cell: ({ totalPayableCents, overpaymentCents }) => (
        <>
          {formatMoneyInput(totalPayableCents, language)}
          <small>{formatMoneyInput(overpaymentCents, language)}</small>
        </>
      ),
    },
    {
      key: "apr",
      label: t("offers.columns.apr"),
      numeric: true,
      cell: ({ aprPercent, annualRatePercent }) => (
        <>
          {formatPercentText(aprPercent, language, 1)}
          <small>{formatPercentText(annualRatePercent, language)}</small>
        </>
      ),
    },
    {
      key: "ratio",
      label: t("offers.columns.ratio"),
      numeric: true,
      cell: (option) => percent(option.dstiAfterPercent),
    },
  ];
}

/** The cheapest, and by how much less is paid back than with the dearest. */
function CheapestBadge({ options }: { options: readonly ProposedOption[] }) {
  const { t, i18n } = useTranslation("application");
  const totals = options.map(({ totalPayableCents }) => totalPayableCents);
  const savingCents = Math.max(...totals) - Math.min(...totals);
  const saving = formatMoney(savingCents, toLanguage(i18n.language));
  return (
    <span title={savingCents > 0 ? t("offers.saving", { sum: saving }) : undefined}>
      <Badge tone="neutral">{t("offers.cheapest")}</Badge>
    </span>
  );
}
