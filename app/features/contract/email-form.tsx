import { useForm, type SubmissionResult } from "@conform-to/react";
import { parseWithZod } from "@conform-to/zod/v4";
import { Form } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { SubmitButton } from "~/ui/button.tsx";
import { Disclosure } from "~/ui/disclosure.tsx";
import { ErrorSummary } from "~/ui/form/error-summary.tsx";
import { HiddenFields } from "~/ui/form/hidden-fields.tsx";
import { summaryErrors } from "~/ui/form/summary-errors.ts";
import { TextField } from "~/ui/form/text-field.tsx";
import { clientEmailSchema } from "./client-email-schema.ts";
import { EMAIL_FORM } from "./contract-forms.ts";
import { isResultOf } from "./is-result-of.ts";
import type { ContractPage } from "./contract-page.server.ts";

/** Changes the buyer's e-mail alone, without saving the application again (F-191). */
export function EmailForm({ page, result }: { page: ContractPage; result: SubmissionResult<string[]> | undefined }) {
  const { t } = useTranslation("application");
  const isOwn = isResultOf(result, ["email"]);
  const isUnsaved = page.email !== (page.application.buyer.email ?? "");
  const [form, fields] = useForm({
    id: EMAIL_FORM,
    lastResult: isOwn ? result : undefined,
    defaultValue: { email: page.email },
    onValidate: ({ formData }) => parseWithZod(formData, { schema: clientEmailSchema }),
  });
  const { csrf, operationId } = page.seals.email;
  return (
    <Disclosure summary={t("contract.changeEmail")} open={isOwn || isUnsaved}>
      <Form method="post" id={form.id} onSubmit={form.onSubmit} noValidate>
        <HiddenFields values={{ _csrf: csrf, _op: operationId }} />
        <ErrorSummary errors={summaryErrors(form, () => t("buyer.email"))} />
        <TextField
          field={fields.email}
          label={t("buyer.email")}
          type="email"
          inputMode="email"
          autoComplete="off"
          width="medium"
        />
        <SubmitButton name="saveEmail" variant="secondary">
          {t("contract.saveEmail")}
        </SubmitButton>
      </Form>
    </Disclosure>
  );
}
