import { useForm, type SubmissionResult } from "@conform-to/react";
import { parseWithZod } from "@conform-to/zod/v4";
import { Form } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { SubmitButton } from "~/ui/button.tsx";
import { CheckboxField } from "~/ui/form/checkbox-field.tsx";
import { DateField } from "~/ui/form/date-field.tsx";
import { ErrorSummary } from "~/ui/form/error-summary.tsx";
import { HiddenFields } from "~/ui/form/hidden-fields.tsx";
import { summaryErrors } from "~/ui/form/summary-errors.ts";
import { SIGNATURE_FORM } from "./contract-forms.ts";
import type { ContractPage } from "./contract-page.server.ts";
import { isResultOf } from "./is-result-of.ts";
import { paperSignatureSchema } from "./paper-signature-schema.ts";

/** When the buyer signed on paper, and that the seller saw it. */
export function PaperSignatureForm({
  page,
  result,
}: {
  page: ContractPage;
  result: SubmissionResult<string[]> | undefined;
}) {
  const { t } = useTranslation("application");
  const schema = paperSignatureSchema(page.contractDate, page.today);
  const [form, fields] = useForm({
    id: SIGNATURE_FORM,
    lastResult: isResultOf(result, ["signedOn", "confirmed"]) ? result : undefined,
    defaultValue: { signedOn: page.today, ...page.signature },
    onValidate: ({ formData }) => parseWithZod(formData, { schema }),
  });
  const { csrf, operationId } = page.seals.signature;
  const labels: Record<string, string> = { signedOn: t("contract.signedOn"), confirmed: t("contract.confirmTick") };
  return (
    <Form method="post" id={form.id} onSubmit={form.onSubmit} noValidate>
      <HiddenFields values={{ _csrf: csrf, _op: operationId, _v: page.version ?? undefined }} />
      <ErrorSummary errors={summaryErrors(form, (name) => labels[name])} />
      <DateField field={fields.signedOn} label={labels["signedOn"]} />
      <CheckboxField field={fields.confirmed} label={labels["confirmed"]} />
      <SubmitButton name="confirmSignature">{t("contract.confirm")}</SubmitButton>
    </Form>
  );
}
