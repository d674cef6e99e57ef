import type { SubmissionResult } from "@conform-to/react";
import { useTranslation } from "react-i18next";
import { FormButton } from "~/forms/form-button.tsx";
import { useAppForm } from "~/forms/use-app-form.ts";
import { SPOUSE_EMAIL_FORM } from "./contract-forms.ts";
import type { ContractPage } from "./contract-page.server.ts";
import { EmailDisclosure } from "./email-disclosure.tsx";
import { isResultOf } from "./is-result-of.ts";

type SpouseEmailFormProps = { page: ContractPage; result: SubmissionResult<string[]> | undefined };

/** Changes the spouse's e-mail alone (F-230). */
export function SpouseEmailForm({ page, result }: SpouseEmailFormProps) {
  const { t } = useTranslation("application");
  const isOwn = isResultOf(result, SPOUSE_EMAIL_FORM);
  const isUnsaved = page.spouseEmail !== (page.application.spouse.email ?? "");
  const { form, fields } = useAppForm(SPOUSE_EMAIL_FORM, {
    schema: async () => (await import("./client-email-schema.ts")).spouseEmailSchema,
    fields: { spouseEmail: page.spouseEmail },
    result: isOwn ? result : undefined,
  });
  return (
    <EmailDisclosure
      summary={t("contract.changeSpouseEmail")}
      isOpen={isOwn || isUnsaved}
      form={form}
      seals={page.seals.spouseEmail}
      version={page.emailVersions.spouse}
      field={fields.spouseEmail}
    >
      <FormButton of={SPOUSE_EMAIL_FORM} name="saveSpouseEmail" variant="secondary">
        {t("contract.saveEmail")}
      </FormButton>
    </EmailDisclosure>
  );
}
