import { Form } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { FormButton } from "~/forms/form-button.tsx";
import { CONTRACT_STEP } from "~/paths/application-steps.ts";
import { paths } from "~/paths/paths.ts";
import { ButtonLink, SubmitButton } from "~/ui/button.tsx";
import { Card } from "~/ui/card.tsx";
import { ErrorSummary } from "~/ui/form/error-summary.tsx";
import { FormActions } from "~/ui/form/form-actions.tsx";
import { HiddenFields } from "~/ui/form/hidden-fields.tsx";
import { SEND_FORM } from "./signed-forms.ts";
import type { SignedPage } from "./signed-page.server.ts";

const REASON_ID = "send-closed";

/** Sends the documents; where that is closed the button is off and says why (F-347). */
export function SendCard({ page, errors }: { page: SignedPage; errors: readonly string[] }) {
  const { t } = useTranslation("signed-documents");
  const { email, isHeld, applicationId } = page;
  if (isHeld || email === null) {
    return (
      <Card title={t("send.title")}>
        <p id={REASON_ID}>{isHeld ? t("send.held") : t("send.noEmail")}</p>
        <FormActions>
          <SubmitButton disabled describedBy={REASON_ID}>
            {t("send.button")}
          </SubmitButton>
          {!isHeld && (
            <ButtonLink to={paths.applicationStep(applicationId, CONTRACT_STEP)}>{t("send.addEmail")}</ButtonLink>
          )}
        </FormActions>
      </Card>
    );
  }
  return (
    <Card title={t("send.title")}>
      <p>{t("send.lead", { email })}</p>
      <Form method="post">
        <HiddenFields values={{ _csrf: page.seals.send.csrf, _op: page.seals.send.operationId }} />
        <ErrorSummary errors={errors.map((message) => ({ message }))} />
        <FormActions>
          <FormButton of={SEND_FORM} name="sendDocuments">
            {t("send.button")}
          </FormButton>
        </FormActions>
      </Form>
    </Card>
  );
}
