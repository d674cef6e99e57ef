import type { SubmissionResult } from "@conform-to/react";
import { useTranslation } from "react-i18next";
import { UPLOAD_FILE_MAX_MB } from "~/domain/limits.ts";
import { AppForm } from "~/forms/app-form.tsx";
import { FormButton } from "~/forms/form-button.tsx";
import { useAppForm } from "~/forms/use-app-form.ts";
import { Card } from "~/ui/card.tsx";
import { FileField } from "~/ui/form/file-field.tsx";
import { FormActions } from "~/ui/form/form-actions.tsx";
import { SelectField } from "~/ui/form/select-field.tsx";
import { PASS_FORM } from "./signed-forms.ts";
import type { SignedPage } from "./signed-page.server.ts";

/** The scan of a paper that was signed by hand: which paper first, then the file (F-349). */
export function PassForm({ page, result }: { page: SignedPage; result: SubmissionResult<string[]> | undefined }) {
  const { t } = useTranslation("signed-documents");
  const { papers, seals } = page;
  const { form, fields } = useAppForm(PASS_FORM, {
    schema: async () => (await import("./pass-schema.ts")).passSchema(papers),
    fields: {},
    result,
  });
  const options = papers.map((paper) => ({ value: paper, label: t(`kinds.${paper}`) }));
  return (
    <Card title={t("pass.title")}>
      <p>{t("pass.lead")}</p>
      <AppForm form={form} seals={seals.pass}>
        <SelectField field={fields.paper} options={options} emptyLabel={t("pass.choose")} />
        <FileField
          field={fields.file}
          hint={t("pass.hint", { mb: UPLOAD_FILE_MAX_MB })}
          accept=".pdf,application/pdf"
          isSingle
        />
        <FormActions>
          <FormButton of={PASS_FORM} name="passSigned" variant="secondary">
            {t("pass.button")}
          </FormButton>
        </FormActions>
      </AppForm>
    </Card>
  );
}
