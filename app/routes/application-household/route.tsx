import { useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import type { StepAnswer } from "~/features/application/step-answer.ts";
import { PriceLadder } from "~/features/application/price-ladder.tsx";
import { StepPage } from "~/features/application/step-page.tsx";
import { IncomeCard, LoansCard } from "~/features/application/steps/household-cards.tsx";
import { SpouseCard } from "~/features/application/spouse/spouse-card.tsx";
import { findTicked, tickOffer } from "~/features/application/steps/offer-choice.ts";
import { IncomeLinesLink } from "~/features/application/incomes/income-lines-link.tsx";
import { OffersCard } from "~/features/application/steps/offers-card.tsx";
import { SUM_SEEN_FIELD } from "~/features/application/steps/sum-seen-field.ts";
import { useLiveOffers } from "~/features/application/steps/use-live-offers.ts";
import { useSettledAnswer } from "~/features/application/steps/use-settled-answer.ts";
import { PermitPart } from "~/flows/permit/permit-state.tsx";
import { SumChanged } from "~/features/application/sum-changed.tsx";
import { withOffer } from "~/features/application/summary.ts";
import { useStepForm } from "~/features/application/use-step-form.ts";
import { HOUSEHOLD } from "~/features/application/forms/household-form.ts";
import { FormButton } from "~/forms/form-button.tsx";
import { FormActions } from "~/ui/form/form-actions.tsx";
import type { loader } from "./route.server.ts";

export { action, loader } from "./route.server.ts";
export { clientAction } from "~/forms/send-or-keep-page.ts";
export { shouldRevalidate } from "~/forms/keep-page-while-typing.ts";

export const handle = {
  i18n: ["application", "enumerations", "permits", "spouse"],
  title: "application:steps.household",
};

/** Step 3: income and household, and what they allow. One button leads on; of a refused credit the way to change it comes first. */
export default function HouseholdPage() {
  const page = useLoaderData<typeof loader>();
  const answer = useActionData<StepAnswer>();
  const { t } = useTranslation("application");
  const { live, stepData, isAsked, state, onTyping } = useLiveOffers(page);
  const settled = useSettledAnswer(answer, stepData === page.stepData ? null : stepData);
  const { form, fields } = useStepForm(HOUSEHOLD, page, settled);
  const ticked = findTicked(stepData.offers?.options ?? [], fields.offer.value);
  const summary = withOffer(page.summary, ticked);
  const { conditionVariantId, prices } = page.stepData.ladder;
  const isOtherVariant = ticked !== undefined && ticked.conditionVariantId !== conditionVariantId;
  const isRefused = stepData.offers?.decision?.result === "REJECTED";
  return (
    <StepPage page={page} form={form} live={live} summary={summary} answer={answer}>
      <SumChanged change={page.stepData.sumChange}>
        <input type="hidden" name={SUM_SEEN_FIELD} value={page.stepData.sumChange?.nowCents} />
      </SumChanged>
      <div onInput={onTyping} className="scr">
        <IncomeCard fields={fields} />
        <SpouseCard fields={fields} lookUp={page.stepData.lookUp} citizenships={page.stepData.citizenships} />
        <LoansCard fields={fields} />
      </div>
      <IncomeLinesLink applicationId={page.applicationId} />
      <OffersCard
        applicationId={page.applicationId}
        stepData={stepData}
        summary={page.summary}
        chosen={fields.offer.value ?? fields.offer.initialValue}
        state={state}
        isAsked={isAsked}
        refinancing={fields.refinancing}
        seesDebts={page.stepData.seesDebts}
      />
      {stepData === page.stepData && page.stepData.permit !== null && <PermitPart {...page.stepData.permit} />}
      <FormActions
        end={
          <FormButton of={HOUSEHOLD.form} name="back" variant="secondary">
            {t("actions.back")}
          </FormButton>
        }
      >
        <FormButton of={HOUSEHOLD.form} name="continue" variant={isRefused ? "secondary" : "primary"}>
          {t("actions.continue")}
        </FormButton>
        {isAsked && (
          <FormButton of={HOUSEHOLD.form} name="showOffers" variant="secondary">
            {t("actions.showOffers")}
          </FormButton>
        )}
      </FormActions>
      {!isOtherVariant && (
        <PriceLadder
          form={HOUSEHOLD.form}
          choose={(months) => conditionVariantId !== null && tickOffer(conditionVariantId, months)}
          prices={prices}
          creditSumCents={summary.creditSumCents}
          chosenMonths={summary.durationMonths}
        />
      )}
    </StepPage>
  );
}
