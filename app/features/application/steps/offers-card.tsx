import { useTranslation } from "react-i18next";
import { toLanguage } from "~/i18n/language.ts";
import { formatMoney } from "~/domain/money.ts";
import { useLocalised } from "~/i18n/use-text.ts";
import { paths } from "~/paths/paths.ts";
import { ButtonLink } from "~/ui/button.tsx";
import { Card } from "~/ui/card.tsx";
import type { Decision } from "~/services/condition-types.ts";
import type { FieldSource } from "~/ui/form/field-source.ts";
import { Notice } from "~/ui/notice.tsx";
import { DecisionBadge, DecisionPanel } from "~/flows/credit-decision/decision-panel.tsx";
import type { Summary } from "../summary.ts";
import { HOUSEHOLD } from "../forms/household-form.ts";
import type { HouseholdStepData } from "./household-step-data.server.ts";
import { holdsReasons, OffersNotice } from "~/flows/credit-decision/offers-notice.tsx";
import { Link } from "~/ui/link.tsx";
import { RefinancingPart } from "./refinancing-part.tsx";
import { OffersTable } from "./offers-table.tsx";
import type { OffersState } from "./use-live-offers.ts";

type OffersCardProps = {
  applicationId: number;
  stepData: HouseholdStepData;
  summary: Summary;
  chosen: string | undefined;
  /** Whether they are about what stands in the form. */
  state: OffersState;
  /** They come by the button. */
  isAsked: boolean;
  /** The tick that lets the credit repay others. */
  refinancing: FieldSource;
  /** The user sees the liabilities (F-302). */
  seesDebts: boolean;
};

/** The offers with the decision about the chosen one and why (F-256, F-257, F-266): what was chosen first, then the table. */
export function OffersCard({ refinancing, seesDebts, ...props }: OffersCardProps) {
  const { applicationId, stepData, summary, chosen, state, isAsked } = props;
  const { t } = useTranslation("application");
  const { offers, notice } = stepData;
  const decision = offers?.decision ?? null;
  return (
    <div id="offers" className={state === "current" ? undefined : "stale"}>
      {/* Where the summary of a refused step leads. */}
      <div id={`${HOUSEHOLD.form.id}-offer`} tabIndex={-1} />
      <Card title={t("household.offers")} badge={decision !== null && <DecisionBadge result={decision.result} />}>
        {offers === null && notice === null && (
          <p className="note">{t(isAsked ? "household.offersEmpty" : "household.offersFollow")}</p>
        )}
        {offers !== null && <p role="status">{t(`offers.state.${state}`)}</p>}
        <ChosenProblem stepData={stepData} summary={summary} />
        {notice !== null && <OffersNotice notice={notice} count={offers?.options.length ?? 0} decision={decision} />}
        {decision !== null && <ChosenDecision decision={decision} applicationId={applicationId} stepData={stepData} />}
        <RefinancingPart stepData={stepData} tick={refinancing} />
        {seesDebts && <LiabilitiesLink applicationId={applicationId} />}
        {offers !== null && <OffersTable offers={offers} chosen={chosen} isEndless={summary.limit === "card"} />}
      </Card>
    </div>
  );
}

/** Where the credits are that the decision counts (F-299). */
function LiabilitiesLink({ applicationId }: Pick<OffersCardProps, "applicationId">) {
  const { t } = useTranslation("application");
  return (
    <p>
      <Link to={paths.applicationLiabilities(applicationId)}>{t("offers.liabilities")}</Link>
    </p>
  );
}

/** The decision about the chosen credit; from a refused one ways lead to what can be changed, and out. */
function ChosenDecision({
  decision,
  applicationId,
  stepData: { notice, declared },
}: Pick<OffersCardProps, "applicationId" | "stepData"> & { decision: Decision }) {
  const { t } = useTranslation("application");
  const hasReasonsAbove = holdsReasons(notice, decision);
  const ways = (
    <div className="acts">
      <ButtonLink to={paths.applicationStep(applicationId, "credit")} variant="primary">
        {t("offers.changeCredit")}
      </ButtonLink>
      <a className="btn" href={`#${HOUSEHOLD.form.id}-monthlyIncome`}>
        {t("offers.changeIncome")}
      </a>
      <ButtonLink to={paths.applications()}>{t("offers.leave")}</ButtonLink>
    </div>
  );
  return <DecisionPanel decision={decision} declared={declared} hasReasonsAbove={hasReasonsAbove} ways={ways} />;
}

/** What keeps the chosen conditions from being had: the spouse is missing, or they are gone. */
function ChosenProblem({ stepData, summary }: Pick<OffersCardProps, "stepData" | "summary">) {
  const { isChosenGone, spouseNeededAboveCents } = stepData;
  if (spouseNeededAboveCents !== null) return <SpouseNeeded summary={summary} aboveCents={spouseNeededAboveCents} />;
  return isChosenGone ? <ChosenGone summary={summary} /> : null;
}

/** Why step 3 cannot be left with what was chosen, and what to do (decision under G16). */
function ChosenGone({ summary: { variantTitle, durationMonths } }: { summary: Summary }) {
  const { t } = useTranslation("application");
  const localised = useLocalised();
  const text = t("offers.chosenGone", { variant: localised(variantTitle), months: durationMonths ?? 0 });
  return <Notice notice={{ id: "chosen-gone", variant: "warning", type: "offers", text }} />;
}

/** The chosen variant takes both spouses for this sum: says where the spouse is entered (G14). */
function SpouseNeeded({ summary: { variantTitle }, aboveCents }: { summary: Summary; aboveCents: number }) {
  const { t, i18n } = useTranslation("spouse");
  const sum = formatMoney(aboveCents, toLanguage(i18n.language));
  const text = t("needed", { variant: useLocalised()(variantTitle), sum });
  return (
    <>
      <Notice notice={{ id: "spouse-needed", variant: "warning", type: "offers", text }} />
      <a className="btn" href={`#${HOUSEHOLD.form.id}-spouse.mode`}>
        {t("enter")}
      </a>
    </>
  );
}
