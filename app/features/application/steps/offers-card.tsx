import { Trans, useTranslation } from "react-i18next";
import { formatMoney, formatMoneyInput } from "~/domain/money.ts";
import { toLanguage } from "~/i18n/language.ts";
import { useLocalised, useText } from "~/i18n/use-text.ts";
import type { Decision, Offers, ProposedOption } from "~/services/condition-types.ts";
import { refusalWords, type BackendNotice } from "~/services/refusal.ts";
import { Badge } from "~/ui/badge.tsx";
import { Card } from "~/ui/card.tsx";
import { DataTable, type Column } from "~/ui/data-table.tsx";
import { Choice } from "~/ui/form/choice.tsx";
import { Notice } from "~/ui/notice.tsx";
import { ShareBar } from "~/ui/share-bar.tsx";
import { formatPercentText } from "../percent-text.ts";
import type { Summary } from "../summary.ts";
import type { HouseholdExtras } from "./household-extras.server.ts";
import { formatOfferChoice } from "./offer-choice.ts";

const TONES: Record<string, "success" | "warning" | "danger"> = {
  APPROVED: "success",
  NEEDS_APPROVAL: "warning",
  REJECTED: "danger",
};

/** The offers with the decision and why (F-256, F-257, F-266): ratio before and after, its limit, the largest sum. */
export function OffersCard({
  extras: { offers, notice, isChosenGone },
  summary,
  chosen,
}: {
  extras: HouseholdExtras;
  summary: Summary;
  chosen: string | undefined;
}) {
  const { t } = useTranslation("application");
  const decision = offers?.decision ?? null;
  return (
    <div id="offers">
      <Card title={t("household.offers")} badge={decision !== null && <DecisionBadge result={decision.result} />}>
        {offers === null && notice === null && <p className="note">{t("household.offersEmpty")}</p>}
        {notice !== null && <OffersNotice notice={notice} count={offers?.options.length ?? 0} />}
        {isChosenGone && <ChosenGone summary={summary} />}
        {decision !== null && <DecisionText decision={decision} months={summary.durationMonths} />}
        {offers?.refinancing?.possible === true && <RefinancingText sumCents={offers.refinancing.sumCents} />}
        {offers !== null && <OffersTable offers={offers} chosen={chosen} />}
      </Card>
    </div>
  );
}

/** What came with the offers (1800 to 1802, 10): a success is folded under what was saved and how many offers there are (F-121). */
function OffersNotice({ notice, count }: { notice: BackendNotice; count: number }) {
  const translate = useText();
  const { variant, code, reference } = notice;
  const words = refusalWords(notice, translate);
  const heading = translate("soap:success.savedWithOffers", { n: count });
  const fold = variant === "success" && "html" in words ? { collapsed: true, heading } : {};
  return <Notice notice={{ id: "offers", variant, type: "soap", code, reference, ...words, ...fold }} />;
}

/** Why step 3 cannot be left with what was chosen, and what to do (decision under G16). */
function ChosenGone({ summary: { variantTitle, durationMonths } }: { summary: Summary }) {
  const { t } = useTranslation("application");
  const localised = useLocalised();
  const text = t("offers.chosenGone", { variant: localised(variantTitle), months: durationMonths ?? 0 });
  return <Notice notice={{ id: "chosen-gone", variant: "warning", type: "offers", text }} />;
}

export function DecisionBadge({ result }: { result: string }) {
  const text = useText();
  return (
    <Badge tone={TONES[result] ?? "neutral"}>{result in TONES ? text(`application:decision.${result}`) : result}</Badge>
  );
}

/** Why, and what would pass: in words, with the figures that decided. */
function DecisionText({ decision, months }: { decision: Decision; months: number | null }) {
  const { t, i18n } = useTranslation("application");
  const text = useText();
  const language = toLanguage(i18n.language);
  const percent = (value: string | null) => (value === null ? t("summary.empty") : formatPercentText(value, language));
  const after = percent(decision.dstiAfterPercent);
  const limit = percent(decision.dstiLimitPercent);
  const reasons = [
    ...decision.rejectionReasons.map((reason) => `soap:rejection.${reason}`),
    ...decision.approvalReasons.map((reason) => `soap:approval.${reason}`),
  ];
  return (
    <>
      <p>
        <Trans t={t} i18nKey="offers.ratio" values={{ after, limit }} components={{ b: <strong /> }} />{" "}
        {t("offers.ratioBefore", { before: percent(decision.dstiBeforePercent) })}{" "}
        {months !== null && (
          <Trans
            t={t}
            i18nKey="offers.maxSum"
            values={{ months, sum: formatMoney(decision.maxSumCents, language) }}
            components={{ b: <strong /> }}
          />
        )}
      </p>
      {decision.dstiAfterPercent !== null && (
        <ShareBar
          label={t("offers.meter")}
          percent={Number(decision.dstiAfterPercent)}
          limitPercent={Number(decision.dstiLimitPercent)}
        />
      )}
      {reasons.length > 0 && (
        <ul>
          {reasons.map((key) => (
            <li key={key}>{text(key)}</li>
          ))}
        </ul>
      )}
      {decision.shortestDurationMonths !== null && reasons.length > 0 && (
        <p>{t("offers.shortest", { months: decision.shortestDurationMonths })}</p>
      )}
      {decision.countSpouse && <p>{t("offers.countSpouse")}</p>}
    </>
  );
}

/** Present credits that this one could replace (F-257). */
function RefinancingText({ sumCents }: { sumCents: number | null }) {
  const { t, i18n } = useTranslation("application");
  const sum =
    sumCents === null ? "" : t("offers.refinancingSum", { sum: formatMoney(sumCents, toLanguage(i18n.language)) });
  return (
    <p>
      {t("offers.refinancing")} {sum}
    </p>
  );
}

function OffersTable({ offers, chosen }: { offers: Offers; chosen: string | undefined }) {
  const { t } = useTranslation("application");
  const columns = useOfferColumns(chosen);
  if (offers.options.length === 0) return <p className="note">{t("household.offersNone")}</p>;
  return (
    <DataTable
      caption={t("household.offers")}
      columns={columns}
      rows={offers.options}
      rowKey={formatOfferChoice}
      isSelected={(option) => formatOfferChoice(option) === chosen}
    />
  );
}

function useOfferColumns(chosen: string | undefined): Column<ProposedOption>[] {
  const { t, i18n } = useTranslation("application");
  const localised = useLocalised();
  const language = toLanguage(i18n.language);
  const percent = (value: string | null) =>
    value === null ? t("summary.empty") : formatPercentText(value, language, 0);
  return [
    {
      key: "duration",
      label: t("offers.columns.duration"),
      rowHeader: true,
      cell: (option) => {
        const value = formatOfferChoice(option);
        return (
          <Choice
            type="radio"
            id={`offer-${value}`}
            name="offer"
            value={value}
            defaultChecked={value === chosen}
            disabled={option.result === "REJECTED"}
            label={t("offers.months", { count: option.durationMonths })}
          />
        );
      },
    },
    {
      key: "variant",
      label: t("offers.columns.variant"),
      cell: ({ title, cheapest }) => (cheapest ? `${localised(title)} (${t("offers.cheapest")})` : localised(title)),
    },
    {
      key: "monthly",
      label: t("offers.columns.monthly"),
      numeric: true,
      cell: (option) => <strong>{formatMoneyInput(option.monthlyPaymentCents, language)}</strong>,
    },
    {
      key: "total",
      label: t("offers.columns.total"),
      numeric: true,
      cell: (option) => formatMoneyInput(option.totalPayableCents, language),
    },
    {
      key: "apr",
      label: t("offers.columns.apr"),
      numeric: true,
      cell: (option) => formatPercentText(option.aprPercent, language, 2),
    },
    {
      key: "ratio",
      label: t("offers.columns.ratio"),
      numeric: true,
      cell: (option) => `${percent(option.dstiBeforePercent)} → ${percent(option.dstiAfterPercent)}`,
    },
    {
      key: "decision",
      label: t("offers.columns.decision"),
      cell: (option) => <DecisionBadge result={option.result} />,
    },
  ];
}
