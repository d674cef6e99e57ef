import { useTranslation } from "react-i18next";
import { useLocalised } from "~/i18n/use-text.ts";
import type { Offers, ProposedOption } from "~/services/condition-types.ts";
import { DataTable, type Column } from "~/ui/data-table.tsx";
import { Choice } from "~/ui/form/choice.tsx";
import { useOfferColumns } from "~/flows/credit-decision/offer-columns.tsx";
import { useDurationWords } from "~/flows/schedule/use-duration-words.ts";
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
  const columns = useOfferColumns(offers.options);
  const choice: Column<ProposedOption> = {
    key: "duration",
    label: t("offers.columns.duration"),
    rowHeader: true,
    cell: (option) => (
      <OfferChoiceCell option={option} isChosen={formatOfferChoice(option) === chosen} isEndless={isEndless} />
    ),
  };
  if (offers.options.length === 0) return <p className="note">{t("household.offersNone")}</p>;
  return (
    <DataTable
      caption={t("household.offers")}
      columns={[choice, ...columns]}
      rows={offers.options}
      rowKey={formatOfferChoice}
      // One that cannot be had is not marked as if it were well chosen.
      isSelected={(option) => formatOfferChoice(option) === chosen && option.result !== "REJECTED"}
    />
  );
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
