import { useTranslation } from "react-i18next";
import { formatMoneyInput, formatMoney } from "~/domain/money.ts";
import { formatPercentText } from "~/forms/percent-text.ts";
import { toLanguage } from "~/i18n/language.ts";
import { useLocalised } from "~/i18n/use-text.ts";
import type { Offers, ProposedOption } from "~/services/condition-types.ts";
import { Badge } from "~/ui/badge.tsx";
import { DataTable, type Column } from "~/ui/data-table.tsx";
import { Choice } from "~/ui/form/choice.tsx";
import { DecisionBadge } from "~/flows/credit-decision/decision-panel.tsx";
import { useDurationWords } from "../use-duration-words.ts";
import { formatOfferChoice, offerId } from "./offer-choice.ts";

type OffersTableProps = {
  offers: Offers;
  chosen: string | undefined;
  /** Of a card: what is counted with twelve months has no end (F-271). */
  isEndless: boolean;
};

/** The offers, shortest first; the chosen one is marked, and what decides stands first in each row (F-256, F-266). */
export function OffersTable({ offers, chosen, isEndless }: OffersTableProps) {
  const { t } = useTranslation("application");
  const columns = useOfferColumns({ offers, chosen, isEndless });
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

function useOfferColumns({ offers: { options }, chosen, isEndless }: OffersTableProps): Column<ProposedOption>[] {
  const { t, i18n } = useTranslation("application");
  const language = toLanguage(i18n.language);
  const percent = (value: string | null) =>
    value === null ? t("summary.empty") : formatPercentText(value, language, 2);
  return [
    {
      key: "duration",
      label: t("offers.columns.duration"),
      rowHeader: true,
      cell: (option) => (
        <OfferChoiceCell option={option} isChosen={formatOfferChoice(option) === chosen} isEndless={isEndless} />
      ),
    },
    {
      key: "decision",
      label: t("offers.columns.decision"),
      cell: (option) => (
        <div>
          <DecisionBadge result={option.result} /> {option.cheapest && <CheapestBadge options={options} />}
        </div>
      ),
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
      cell: (option) => formatPercentText(option.aprPercent, language, 1),
    },
    {
      key: "ratio",
      label: t("offers.columns.ratio"),
      numeric: true,
      cell: (option) => percent(option.dstiAfterPercent),
    },
  ];
}

type OfferChoiceProps = Pick<OffersTableProps, "isEndless"> & { option: ProposedOption; isChosen: boolean };

function OfferChoiceCell({ option, isChosen, isEndless }: OfferChoiceProps) {
  const { t } = useTranslation("application");
  const localised = useLocalised();
  const words = useDurationWords();
  const value = formatOfferChoice(option);
  return (
    <Choice
      type="radio"
      id={offerId(option)}
      name="offer"
      value={value}
      defaultChecked={isChosen}
      // What is chosen is sent even when it can no longer be had: the page answers that, instead of taking another.
      disabled={option.result === "REJECTED" && !isChosen}
      label={
        isEndless ? t("limit.endless") : words({ months: option.durationMonths, paymentCount: option.paymentCount })
      }
      hint={localised(option.title)}
    />
  );
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
