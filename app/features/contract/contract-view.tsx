import type { SubmissionResult } from "@conform-to/react";
import { Form } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { paths } from "~/paths.ts";
import { ButtonLink, SubmitButton } from "~/ui/button.tsx";
import { Card } from "~/ui/card.tsx";
import { ErrorSummary } from "~/ui/form/error-summary.tsx";
import { FormActions } from "~/ui/form/form-actions.tsx";
import { HiddenFields } from "~/ui/form/hidden-fields.tsx";
import type { ContractPage } from "./contract-page.server.ts";
import { DocumentsCard } from "./documents-card.tsx";
import { EmailForm } from "./email-form.tsx";
import { isResultOf } from "./is-result-of.ts";
import { PaperSignatureForm } from "./paper-signature-form.tsx";
import { ReviewCard } from "./review-card.tsx";

type ContractViewProps = { applicationId: number; page: ContractPage; result: SubmissionResult<string[]> | undefined };

/** Step 5: review and make the contract, then print it and confirm the signatures on paper. */
export function ContractView({ applicationId, page, result }: ContractViewProps) {
  return (
    <>
      {page.stage === "unsigned" && <SignatureCard applicationId={applicationId} page={page} result={result} />}
      {page.documents.length > 0 && <DocumentsCard applicationId={applicationId} documents={page.documents} />}
      <ReviewCard applicationId={applicationId} page={page} />
      {page.stage !== "closed" && <EmailForm page={page} result={result} />}
      {page.stage === "review" && <MakeContractForm applicationId={applicationId} page={page} result={result} />}
    </>
  );
}

/** It has no fields, so that an answer of its own concerns the whole form: an old token, a repeated or unfinished attempt. */
function MakeContractForm({ applicationId, page, result }: ContractViewProps) {
  const { t } = useTranslation("application");
  const { csrf, operationId } = page.seals.contract;
  const errors = isResultOf(result, ["email"]) ? [] : (result?.error?.[""] ?? []);
  return (
    <Form method="post">
      <HiddenFields values={{ _csrf: csrf, _op: operationId, _v: page.version ?? undefined }} />
      <ErrorSummary errors={errors.map((message) => ({ message }))} />
      <p>{t("contract.makeHint")}</p>
      <FormActions end={<ButtonLink to={paths.applicationStep(applicationId, 4)}>{t("actions.back")}</ButtonLink>}>
        <SubmitButton name="makeContract">{t("contract.make")}</SubmitButton>
      </FormActions>
    </Form>
  );
}

/** The ways of signing; paper is printed, signed and confirmed by hand (F-362). */
function SignatureCard({ applicationId, page, result }: ContractViewProps) {
  const { t } = useTranslation("application");
  return (
    <Card title={t("contract.signature")}>
      <h3>{t("contract.paper")}</h3>
      <p>{t("contract.paperHint")}</p>
      <ButtonLink to={paths.applicationDocument(applicationId, "set")} small reloadDocument>
        {t("contract.print")}
      </ButtonLink>
      <PaperSignatureForm page={page} result={result} />
    </Card>
  );
}
