import { useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import type { StepAnswer } from "~/features/application/step-answer.ts";
import { StepPage } from "~/features/application/step-page.tsx";
import { ScanPart, type ScanAnswer } from "~/features/application/scan/scan-part.tsx";
import { AddressCard, type AddressAnswer } from "~/features/application/steps/address-card.tsx";
import {
  ConsentsCard,
  ContactsCard,
  DocumentCard,
  PoliticsCard,
} from "~/features/application/steps/contract-data-cards.tsx";
import { LATER_FIELDS, LaterCard, PayoutCard } from "~/features/application/steps/contract-money-cards.tsx";
import { InsuranceCard } from "~/features/application/steps/insurance-card.tsx";
import type { ContractDataStepData } from "~/features/application/steps/contract-data-step-data.server.ts";
import { HandOverPart } from "~/features/application/hand-over/hand-over-part.tsx";
import { useNewer } from "~/features/application/use-newer.ts";
import { useStepForm } from "~/features/application/use-step-form.ts";
import { CONTRACT_DATA } from "~/features/application/forms/contract-data-form.ts";
import { DocumentsNote } from "~/flows/uploads/documents-note.tsx";
import { FormButton } from "~/forms/form-button.tsx";
import { LIVE_BUTTONS } from "~/forms/live-buttons.ts";
import { useLiveForm } from "~/forms/use-live-form.ts";
import { Card } from "~/ui/card.tsx";
import { FormActions } from "~/ui/form/form-actions.tsx";
import type { loader } from "./route.server.ts";

export { action, loader } from "./route.server.ts";
export { clientAction } from "~/forms/send-or-keep-page.ts";
export { shouldRevalidate } from "~/forms/keep-page-while-typing.ts";

export const handle = {
  i18n: ["application", "enumerations", "hand-over", "recogniser", "soap", "uploads"],
  title: "application:steps.contractData",
};

/** What comes back while the user types; null where the saved insurance is chosen. */
type InsuredSummary = Pick<ContractDataStepData, "summary">;

/** Step 4: what the contract names besides the credit. */
export default function ContractDataPage() {
  const page = useLoaderData<typeof loader>();
  const answer = useActionData<StepAnswer & AddressAnswer & ScanAnswer>();
  const { t } = useTranslation(["application", "uploads"]);
  const { form, fields, checkField } = useStepForm(CONTRACT_DATA, page, answer);
  const { paidToSeller, needsAccount, insuranceOffers, earlier } = page.stepData;
  const live = useLiveForm<InsuredSummary>(insuranceOffers.length > 0 ? LIVE_BUTTONS.compute : LIVE_BUTTONS.keep);
  const newer = useNewer(live.answer, page);
  const summary = (newer === undefined ? page.stepData.summary : newer.summary) ?? page.summary;
  const marks = { shown: page.fields, earlier };
  return (
    <StepPage
      page={page}
      form={form}
      live={live}
      summary={summary}
      answer={answer}
      last={needsAccount ? undefined : LATER_FIELDS}
    >
      <Card>
        <HandOverPart applicationId={page.applicationId} handOver={page.stepData.handOver} />
      </Card>
      <AddressCard fields={fields} answer={answer} {...marks} />
      <DocumentCard
        fields={fields}
        asksControlLine={needsAccount}
        checkField={checkField}
        scan={<ScanPart page={page} document={fields.document.getFieldset()} answer={answer} />}
        {...marks}
      />
      <DocumentsNote state={page.stepData.documents}>
        <FormButton of={CONTRACT_DATA.form} name="documents" variant="secondary">
          {t("uploads:open")}
        </FormButton>
      </DocumentsNote>
      <ContactsCard fields={fields} {...marks} />
      <PayoutCard fields={fields} isSettled={paidToSeller} needsAccount={needsAccount} />
      <InsuranceCard fields={fields} offers={insuranceOffers} />
      {page.stepData.hasConsent && <p className="note">{t("contractData.consentAgain")}</p>}
      <PoliticsCard fields={fields} />
      <ConsentsCard fields={fields} />
      {!needsAccount && <LaterCard fields={fields} />}
      <FormActions
        end={
          <FormButton of={CONTRACT_DATA.form} name="back" variant="secondary">
            {t("actions.back")}
          </FormButton>
        }
      >
        <FormButton of={CONTRACT_DATA.form} name="continue">
          {t("actions.continue")}
        </FormButton>
        <FormButton of={CONTRACT_DATA.form} name="save" variant="secondary">
          {t("actions.save")}
        </FormButton>
      </FormActions>
    </StepPage>
  );
}
