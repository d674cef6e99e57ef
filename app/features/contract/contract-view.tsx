import type { SubmissionResult } from "@conform-to/react";
import { Form } from "@remix-run/react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { isElectronic } from "~/domain/enumerations/signature-type.ts";
import { DocumentsNote } from "~/flows/uploads/documents-note.tsx";
import { FormButton } from "~/forms/form-button.tsx";
import { useText } from "~/i18n/use-text.ts";
import { refusalWords, type BackendNotice } from "~/services/refusal.ts";
import { Notice } from "~/ui/notice.tsx";
import { declaredOf } from "~/flows/credit-decision/declared-finances.ts";
import { DecisionBadge, DecisionPanel } from "~/flows/credit-decision/decision-panel.tsx";
import { PermitPart } from "~/flows/permit/permit-state.tsx";
import { CONTRACT_STEP, stepBeside } from "~/paths/application-steps.ts";
import { paths } from "~/paths/paths.ts";
import { signedPaths } from "~/paths/signed-paths.ts";
import { signingPaths } from "~/paths/signing-paths.ts";
import { ButtonLink } from "~/ui/button.tsx";
import { Card } from "~/ui/card.tsx";
import { useHydrated } from "~/ui/enhance/use-hydrated.ts";
import { ErrorSummary } from "~/ui/form/error-summary.tsx";
import { FormActions } from "~/ui/form/form-actions.tsx";
import { HiddenFields } from "~/ui/form/hidden-fields.tsx";
import { AnswerSummary } from "./answer-summary.tsx";
import { CONTRACT_FORM, EMAIL_FORM } from "./contract-forms.ts";
import { ClosedNote } from "./closed-note.tsx";
import type { ContractPage } from "./contract-page.server.ts";
import { DocumentsCard } from "./documents-card.tsx";
import { EmailForm } from "./email-form.tsx";
import { isResultOf } from "./is-result-of.ts";
import { PaperActs } from "./paper-acts.tsx";
import { RejectionCard } from "./rejection/rejection-card.tsx";
import { ReviewCard } from "./review-card.tsx";
import { SpouseEmailForm } from "./spouse-email-form.tsx";
import { SignedCard } from "./signed-card.tsx";
import { UnusedAnswersNote } from "./unused-answers-note.tsx";

type ContractViewProps = { applicationId: number; page: ContractPage; result: SubmissionResult<string[]> | undefined };

/**
 * Step 5: review and make the contract, then print it and confirm the signatures on paper.
 * @param children what stands before all of it, below the findings
 */
export function ContractView({ applicationId, page, result, children }: ContractViewProps & { children: ReactNode }) {
  const { t } = useTranslation("uploads");
  const lacksCopies = page.uploads.missing.length > 0 && !page.uploads.isOptional;
  return (
    <>
      <AnswerSummary result={result} />
      {children}
      <ClosedNote page={page} />
      {page.signed !== null && (
        <SignedCard signed={page.signed} isDone={page.stage === "signed"} lacksCopies={lacksCopies} />
      )}
      {page.stage === "unsigned" && <PaperActs applicationId={applicationId} page={page} result={result} />}
      <SigningLinks applicationId={applicationId} stage={page.stage} entry={page.signingEntry} />
      {page.documents.length > 0 && (
        <DocumentsCard
          applicationId={applicationId}
          documents={page.documents}
          areSignedElsewhere={page.signed?.some(({ type }) => isElectronic(type)) === true}
        />
      )}
      {page.isHeldBySigning && <HeldDocuments />}
      <DocumentsNote state={page.uploads} asks={page.stage !== "rejected"}>
        <ButtonLink to={paths.applicationUploads(applicationId)}>{t("open")}</ButtonLink>
      </DocumentsNote>
      <ReviewCard
        applicationId={applicationId}
        page={page}
        spouseChildren={EMAIL_STAGES.includes(page.stage) && <SpouseEmailForm page={page} result={result} />}
      >
        {EMAIL_STAGES.includes(page.stage) && <EmailForm page={page} result={result} />}
      </ReviewCard>
      {page.rejection !== null && <RejectionCard applicationId={applicationId} offer={page.rejection} />}
      {page.stage === "review" && <DecisionCard application={page.application} />}
      {page.permit !== null && <PermitPart {...page.permit} />}
      {page.stage === "review" && <ContractActs applicationId={applicationId} page={page} result={result} />}
    </>
  );
}

const stepBefore = (applicationId: number): string =>
  paths.applicationStep(applicationId, stepBeside(CONTRACT_STEP, -1));

/** What can be done of an application: its contract is made, unless the credit would be refused or the buyer has just sent something else. */
function ContractActs({ applicationId, page, result }: ContractViewProps) {
  if (page.hasUnusedAnswers) return <UnusedAnswersNote applicationId={applicationId} />;
  if (page.refusal !== null) return <Refused applicationId={applicationId} notice={page.refusal} />;
  return <MakeContractForm applicationId={applicationId} page={page} result={result} />;
}

/** Where there is a contract, whose papers are sent and passed (F-345 to F-349). */
const PAPER_STAGES: readonly ContractPage["stage"][] = ["unsigned", "signed", "defected", "archived", "rejected"];

/** Where the e-mail may still change (F-355). */
const EMAIL_STAGES: readonly ContractPage["stage"][] = ["review", "unsigned", "signed", "defected"];

type SigningLinksProps = { applicationId: number; stage: ContractPage["stage"]; entry: ContractPage["signingEntry"] };

/** Leads to the signatures, and to what is signed. */
function SigningLinks({ applicationId, stage, entry }: SigningLinksProps) {
  const { t } = useTranslation("application");
  return (
    <>
      {entry !== null && (
        <p>
          <ButtonLink to={signingPaths.ofApplication(applicationId)}>{t(`contract.${entry}`)}</ButtonLink>
        </p>
      )}
      {PAPER_STAGES.includes(stage) && (
        <p>
          <ButtonLink to={signedPaths.ofApplication(applicationId)}>
            {t(stage === "rejected" ? "contract.signatures" : "contract.signedDocuments")}
          </ButtonLink>
        </p>
      )}
    </>
  );
}

/** Why there is no button: the credit would be refused. The saved data can be changed (F-336). */
function Refused({ applicationId, notice }: { applicationId: number; notice: BackendNotice }) {
  const { t } = useTranslation("application");
  const words = refusalWords(notice, useText());
  return (
    <>
      <Notice notice={{ id: "refused", variant: "warning", type: "soap", code: notice.code, ...words }} />
      <FormActions end={<ButtonLink to={stepBefore(applicationId)}>{t("actions.back")}</ButtonLink>}>
        <ButtonLink to={paths.applicationStep(applicationId, "credit")}>{t("offers.changeCredit")}</ButtonLink>
      </FormActions>
    </>
  );
}

/** The decision of step 3 once more, about what the contract would say: a permit that is needed is not a surprise (G16, F-336). */
function DecisionCard({ application }: { application: ContractPage["application"] }) {
  const { t } = useTranslation("application");
  const { decision } = application;
  if (decision === null) return null;
  return (
    <Card title={t("contract.decision")} badge={<DecisionBadge result={decision.result} permit={decision.permit} />}>
      <DecisionPanel decision={decision} declared={declaredOf(application)} />
    </Card>
  );
}

/** It has no fields, so that an answer of its own concerns the whole form: an old token, a repeated or unfinished attempt. */
function MakeContractForm({ applicationId, page, result }: ContractViewProps) {
  const { t } = useTranslation("application");
  const isScripted = useHydrated();
  const { csrf, operationId } = page.seals.contract;
  const errors = isResultOf(result, EMAIL_FORM) ? [] : (result?.error?.[""] ?? []);
  return (
    <Form method="post">
      <HiddenFields values={{ _csrf: csrf, _op: operationId, _v: page.version ?? undefined }} />
      {isScripted && <ErrorSummary errors={errors.map((message) => ({ message }))} />}
      <p>{t("contract.makeHint")}</p>
      <FormActions end={<ButtonLink to={stepBefore(applicationId)}>{t("actions.back")}</ButtonLink>}>
        <FormButton of={CONTRACT_FORM} name="makeContract">
          {t("contract.make")}
        </FormButton>
      </FormActions>
    </Form>
  );
}

/** Why there is nothing to print now (F-338). */
function HeldDocuments() {
  const { t } = useTranslation("application");
  return (
    <Card title={t("contract.documents")}>
      <p>{t("contract.heldBySigning")}</p>
    </Card>
  );
}
