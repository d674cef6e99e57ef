import { useTranslation } from "react-i18next";
import { formatMoney } from "~/domain/money.ts";
import { toLanguage } from "~/i18n/language.ts";
import { useLocalised } from "~/i18n/use-text.ts";

import type { ReactNode } from "react";
import { SummaryCard } from "~/ui/summary-card.tsx";
import type { SummaryRow } from "~/ui/summary-list.tsx";
import { formatPercentText } from "~/forms/percent-text.ts";
import { saysAlready } from "./says-already.ts";
import type { Summary } from "./summary.ts";
import { endsEarly, useDurationWords } from "~/flows/schedule/use-duration-words.ts";

type ApplicationSummaryProps = { summary: Summary; actions?: ReactNode; children?: ReactNode };

/** The one place where the money of an application is shown: computed on the server, never in the browser. */
export function ApplicationSummary({ summary, actions, children }: ApplicationSummaryProps) {
  const { t } = useTranslation("application");
  return (
    <>
      <SaidSums summary={summary} />
      <SummaryCard title={t("summary.title")} groups={useSummaryGroups(summary)} actions={actions}>
        {summary.monthlyPaymentCents === null && <p className="note">{t(`summary.${summary.lack}`)}</p>}
        <EarlyEnd summary={summary} />
        {summary.limit !== null && <p className="note">{t(`limit.${summary.limit}`)}</p>}
        {children}
      </SummaryCard>
    </>
  );
}

/** What a screen reader says when the sums change: one sentence in place of each number that is new. */
function SaidSums({ summary: { monthlyPaymentCents, totalPayableCents, lack } }: { summary: Summary }) {
  const { t, i18n } = useTranslation("application");
  const money = (cents: number) => formatMoney(cents, toLanguage(i18n.language));
  return (
    <p role="status" className="vh">
      {monthlyPaymentCents === null || totalPayableCents === null
        ? t(`summary.${lack}`)
        : t("summary.said", { monthly: money(monthlyPaymentCents), total: money(totalPayableCents) })}
    </p>
  );
}

/** Why the contract will name fewer months than were chosen (L-2.3). */
function EarlyEnd({ summary: { durationMonths: months, paymentCount, limit } }: { summary: Summary }) {
  const { t } = useTranslation("application");
  if (months === null || limit === "card" || !endsEarly({ months, paymentCount })) return null;
  return <p className="note">{t("summary.whyEarly", { count: paymentCount ?? 0 })}</p>;
}

function useSummaryGroups(summary: Summary): SummaryRow[][] {
  const { t, i18n } = useTranslation("application");
  const localised = useLocalised();
  const durationWords = useDurationWords();
  const language = toLanguage(i18n.language);
  const empty = t("summary.empty");
  const money = (cents: number | null) => (cents === null ? empty : formatMoney(cents, language));
  const optional = (label: string, cents: number): SummaryRow[] =>
    cents === 0 ? [] : [{ label, value: money(cents) }];
  const percent = (value: string | null, decimals?: 2) =>
    value === null ? empty : formatPercentText(value, language, decimals);
  const known = (label: string, cents: number | null): SummaryRow[] =>
    cents === null ? [] : [{ label, value: money(cents) }];
  const isCard = summary.limit === "card";
  const monthly = t(isCard ? "limit.monthly" : "summary.monthly");
  const joinConditions = (variant: string, duration: string) =>
    !isCard && saysAlready(variant, duration)
      ? variant
      : t(isCard ? "limit.conditions" : "summary.conditionsValue", { variant, duration });
  const conditions =
    summary.variantTitle === null || summary.durationMonths === null
      ? empty
      : joinConditions(
          localised(summary.variantTitle),
          durationWords({ months: summary.durationMonths, paymentCount: summary.paymentCount }),
        );
  return [
    [
      { label: t("summary.buyer"), value: summary.buyerName },
      ...(summary.limit !== null && summary.goodsCount === 0
        ? []
        : [{ label: t("summary.goods", { count: summary.goodsCount }), value: money(summary.goodsCents) }]),
      ...optional(t("summary.warranty"), summary.warrantyCents),
      ...optional(t("summary.advance"), -summary.advanceCents),
      ...optional(t("summary.ownFunds"), -summary.ownFundsCents),
      ...optional(t("summary.transfer"), summary.transferToClientCents),
      ...optional(t("summary.refinanced"), summary.refinancedCents),
    ],
    [
      {
        label: t(isCard ? "limit.sum" : "summary.creditSum"),
        value: money(Math.max(summary.creditSumCents, 0)),
        weight: "strong",
      },
      { label: t("summary.conditions"), value: conditions },
      { label: t("summary.interest"), value: percent(summary.annualRatePercent) },
      { label: t("summary.contractFee"), value: money(summary.contractFeeCents) },
      { label: t("summary.adminFee"), value: money(summary.adminFeeCents) },
    ],
    [
      { label: monthly, value: money(summary.monthlyPaymentCents), weight: "big" },
      ...(summary.isInsured ? known(t("summary.premium"), summary.insurancePremiumCents) : []),
      ...known(t("summary.adjustedPremium"), summary.adjustedPremiumCents),
      { label: t("summary.apr"), value: percent(summary.aprPercent, 2) },
      {
        label: t(summary.isInsured ? "summary.totalInsured" : "summary.total"),
        value: money(summary.totalPayableCents),
      },
    ],
  ];
}
