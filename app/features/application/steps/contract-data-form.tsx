import { useTranslation } from "react-i18next";
import { SubmitButton } from "~/ui/button.tsx";
import { FormActions } from "~/ui/form/form-actions.tsx";
import { ApplicationSummary } from "../application-summary.tsx";
import { LIVE_BUTTONS } from "../live-buttons.ts";
import { ScheduleLink } from "../schedule-link.tsx";
import type { StepAnswer } from "../step-answer.ts";
import { StepForm } from "../step-form.tsx";
import { CONTRACT_DATA_FORM } from "../step-forms.ts";
import type { StepPage } from "../step-page.server.ts";
import { useLiveForm } from "../use-live-form.ts";
import { useStepForm } from "../use-step-form.ts";
import { WizardPage } from "../wizard-page.tsx";
import { AddressCard, type AddressAnswer } from "./address-card.tsx";
import { ConsentsCard, ContactsCard, DocumentCard, PoliticsCard } from "./contract-data-cards.tsx";
import type { ContractDataExtras } from "./contract-data-extras.server.ts";
import { InsuranceCard, PayoutCard } from "./contract-money-cards.tsx";
import { useContractDataLabels } from "./contract-data-labels.ts";

export type ContractDataAnswer = StepAnswer & AddressAnswer;

/** Step 4: what the contract names besides the credit. */
export function ContractDataForm({
  page,
  answer,
}: {
  page: StepPage & { extras: ContractDataExtras };
  answer: ContractDataAnswer | undefined;
}) {
  const { t } = useTranslation("application");
  const unchecked = ["findAddress", "back"];
  const { form, fieldset, onSubmit } = useStepForm({
    id: CONTRACT_DATA_FORM,
    loadSchema: async () => (await import("./contract-data-step.ts")).contractDataSchema(page.today),
    fields: page.fields,
    result: answer?.result,
    unchecked,
  });
  const live = useLiveForm(LIVE_BUTTONS.keep);
  const labels = useContractDataLabels();
  return (
    <WizardPage
      frame={page}
      summary={<ApplicationSummary summary={page.summary} actions={<ScheduleLink page={page} />} />}
    >
      <StepForm
        page={page}
        form={form}
        isAnswer={answer !== undefined}
        live={live}
        labelOf={(name) => labels[name]}
        onSubmit={onSubmit}
      >
        <AddressCard fields={fieldset} answer={answer} />
        <DocumentCard fields={fieldset} />
        <ContactsCard fields={fieldset} />
        <PayoutCard fields={fieldset} isSettled={page.extras.paidToSeller} />
        <InsuranceCard fields={fieldset} offers={page.extras.insuranceOffers} />
        <PoliticsCard fields={fieldset} />
        <ConsentsCard fields={fieldset} />
        <FormActions
          end={
            <SubmitButton name="back" variant="secondary">
              {t("actions.back")}
            </SubmitButton>
          }
        >
          <SubmitButton name="continue">{t("actions.continue")}</SubmitButton>
          <SubmitButton name="save" variant="secondary">
            {t("actions.save")}
          </SubmitButton>
        </FormActions>
      </StepForm>
    </WizardPage>
  );
}
