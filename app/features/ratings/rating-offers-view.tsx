import { useTranslation } from "react-i18next";
import { DecisionPanel } from "~/flows/credit-decision/decision-panel.tsx";
import { useOfferColumns } from "~/flows/credit-decision/offer-columns.tsx";
import { OffersNotice } from "~/flows/credit-decision/offers-notice.tsx";
import { RefinancingCredits } from "~/flows/credit-decision/refinancing-credits.tsx";
import { useLocalised } from "~/i18n/use-text.ts";
import { paths } from "~/paths/paths.ts";
import type { Offers, ProposedOption } from "~/services/condition-types.ts";
import { ButtonLink } from "~/ui/button.tsx";
import { Card } from "~/ui/card.tsx";
import { DataTable, type Column } from "~/ui/data-table.tsx";
import { FormActions } from "~/ui/form/form-actions.tsx";
import { TitleRow } from "~/ui/title-row.tsx";
import type { ratingOffersPage } from "./rating-page.server.ts";

type RatingOffersProps = Awaited<ReturnType<typeof ratingOffersPage>>;

/** The offers of a rating, as they were when it was made (F-258); nothing can be chosen of them. */
export function RatingOffers({ id, applicationId, day, offers, notice }: RatingOffersProps) {
  const { t } = useTranslation("ratings");
  return (
    <>
      <TitleRow title={t("offersTitle")} detail={t("number", { number: id })} />
      <p className="note">{t("offersNote", { day })}</p>
      {notice !== null && (
        <OffersNotice notice={notice} count={offers?.options.length ?? 0} decision={offers?.decision ?? null} />
      )}
      {offers !== null && <OfferCard offers={offers} />}
      <FormActions end={<ButtonLink to={paths.loadApplication(applicationId)}>{t("toApplication")}</ButtonLink>}>
        <ButtonLink to={paths.rating(id)}>{t("back")}</ButtonLink>
      </FormActions>
    </>
  );
}

function OfferCard({ offers }: { offers: Offers }) {
  const { t } = useTranslation(["application", "ratings"]);
  const { decision, refinancing, options } = offers;
  return (
    <Card title={t("household.offers")}>
      {decision !== null && <DecisionPanel decision={decision} declared={null} />}
      {refinancing !== null && <RefinancingCredits refinancing={refinancing} />}
      {options.length === 0 ? <p>{t("household.offersNone")}</p> : <OfferTable options={options} />}
    </Card>
  );
}

function OfferTable({ options }: Pick<Offers, "options">) {
  const { t } = useTranslation("application");
  const localised = useLocalised();
  const columns = useOfferColumns(options);
  const duration: Column<ProposedOption> = {
    key: "duration",
    label: t("offers.columns.duration"),
    rowHeader: true,
    cell: ({ durationMonths, title }) => (
      <span>
        {t("offers.months", { count: durationMonths })}
        <small>{localised(title)}</small>
      </span>
    ),
  };
  return (
    <DataTable
      caption={t("household.offers")}
      columns={[duration, ...columns]}
      rows={options}
      rowKey={({ conditionVariantId, durationMonths }) => `${conditionVariantId} ${durationMonths}`}
    />
  );
}
