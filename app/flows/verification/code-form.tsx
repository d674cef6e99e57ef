import { Form } from "@remix-run/react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { VERIFICATION_CODE_DIGITS } from "~/domain/limits.ts";
import { SubmitButton } from "~/ui/button.tsx";
import { CodeField } from "~/ui/form/code-field.tsx";
import { ErrorSummary } from "~/ui/form/error-summary.tsx";
import { FormActions } from "~/ui/form/form-actions.tsx";
import { HiddenFields } from "~/ui/form/hidden-fields.tsx";
import type { CodeFlowView } from "./code-flow-view.ts";
import { useFocusOnCode } from "./use-focus-on-code.ts";
import { wayOf } from "./way-of.ts";

/** A form of the flow: its id, its token, and what the last answer found in it by field. */
export type FlowForm = {
  id: string;
  csrf: string;
  errors: Readonly<Record<string, string[] | null | undefined>>;
};

type CodeFormProps = { form: FlowForm; view: CodeFlowView; children: ReactNode };

/** Four digits (F-150). The code is checked by the server alone and never comes back in an answer. */
export function CodeForm({ form, view, children }: CodeFormProps) {
  const { t } = useTranslation("verification");
  const { contact, method, triesLeft } = view;
  const field = { id: `${form.id}-code`, name: "code", errors: form.errors["code"] ?? undefined };
  useFocusOnCode(field.id);
  const label = t("code");
  const found = (field.errors ?? []).map((message) => ({ fieldId: field.id, label, message }));
  return (
    <Form method="post" id={form.id} noValidate>
      <ErrorSummary errors={found} />
      <HiddenFields values={{ _csrf: form.csrf }} />
      <CodeField
        field={field}
        label={label}
        hint={
          <>
            {t(`hint.${wayOf(method)}`, { contact })}
            {triesLeft !== null && ` ${t("triesLeft", { n: triesLeft })}`}
          </>
        }
        autoComplete="one-time-code"
        // Room for the spaces of a pasted code.
        maxLength={VERIFICATION_CODE_DIGITS * 2}
      />
      {children}
      <FormActions fill>
        <SubmitButton name="verify">{t("verify")}</SubmitButton>
      </FormActions>
    </Form>
  );
}
