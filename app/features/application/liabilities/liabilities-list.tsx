import { useTranslation } from "react-i18next";
import { paths } from "~/paths/paths.ts";
import { ButtonLink } from "~/ui/button.tsx";
import { Card } from "~/ui/card.tsx";
import { FormActions } from "~/ui/form/form-actions.tsx";
import { VisuallyHidden } from "~/ui/visually-hidden.tsx";
import { ApplicationTitle } from "../application-title.tsx";
import { SumChanged } from "../sum-changed.tsx";
import { LiabilityFacts } from "./liability-facts.tsx";
import type { liabilitiesPage } from "./liabilities-page.server.ts";

type LiabilitiesListProps = Awaited<ReturnType<typeof liabilitiesPage>>;

/** The liabilities of an application's persons, registered and added (F-299, F-559). */
export function LiabilitiesList({ applicationId, about, editable, liabilities, sumChange }: LiabilitiesListProps) {
  const { t } = useTranslation("liabilities");
  return (
    <>
      <ApplicationTitle title={t("title")} about={about} />
      <SumChanged change={sumChange}>
        <ButtonLink to={paths.applicationStep(applicationId, "household")}>{t("toOffers")}</ButtonLink>
      </SumChanged>
      <p className="note">{t("intro")}</p>
      {liabilities.length === 0 && <p>{t("none")}</p>}
      {liabilities.map((liability) => (
        <Card key={liability.id} title={liability.creditor}>
          <p className="note">{t(liability.registered ? "fromRegister" : "addedByUser")}</p>
          <LiabilityFacts liability={liability} />
          {editable && (
            <ButtonLink to={addressOf(applicationId, liability)}>
              {t(liability.registered ? "correct" : "edit")}
              <VisuallyHidden>: {liability.creditor}</VisuallyHidden>
            </ButtonLink>
          )}
        </Card>
      ))}
      <FormActions end={<ButtonLink to={paths.loadApplication(applicationId)}>{t("back")}</ButtonLink>}>
        {editable && (
          <ButtonLink to={paths.applicationLiability(applicationId, "new")} variant="primary">
            {t("add")}
          </ButtonLink>
        )}
      </FormActions>
    </>
  );
}

const addressOf = (applicationId: number, { registered, id }: LiabilitiesListProps["liabilities"][number]) =>
  registered
    ? paths.applicationLiabilityCorrection(applicationId, id ?? "")
    : paths.applicationLiability(applicationId, id ?? "");
