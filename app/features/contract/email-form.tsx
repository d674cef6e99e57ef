import type { SubmissionResult } from "@conform-to/react";
import { useTranslation } from "react-i18next";
import { FormButton } from "~/forms/form-button.tsx";
import { useAppForm } from "~/forms/use-app-form.ts";
import { EMAIL_FORM } from "./contract-forms.ts";
import type { ContractPage } from "./contract-page.server.ts";
import { EmailDisclosure } from "./email-disclosure.tsx";
import { isResultOf } from "./is-result-of.ts";

/** Changes the buyer's e-mail alone, without saving the application again (F-191). */
export function EmailForm({ page, result }: { page: ContractPage; result: SubmissionResult<string[]> | undefined }) {
  const { t } = useTranslation("application");
  const isOwn = isResultOf(result, EMAIL_FORM);
  const isUnsaved = page.email !== (page.application.buyer.email ?? "");
  const { form, fields } = useAppForm(EMAIL_FORM, {
    schema: async () => (await import("./client-email-schema.ts")).clientEmailSchema,
    fields: { email: page.email },
    result: isOwn ? result : undefined,
  });
  return (
    <EmailDisclosure
      summary={t("contract.changeEmail")}
      isOpen={isOwn || isUnsaved}
      form={form}
      seals={page.seals.email}
      version={page.emailVersions.buyer}
      field={fields.email}
    >
      <FormButton of={EMAIL_FORM} name="saveEmail" variant="secondary">
        {t("contract.saveEmail")}
      </FormButton>
    </EmailDisclosure>
  );
}
