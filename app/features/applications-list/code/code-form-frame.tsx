import { Form, useActionData } from "@remix-run/react";
import type { SubmissionResult } from "@conform-to/react";
import { useTranslation } from "react-i18next";
import { FormButton } from "~/forms/form-button.tsx";
import { ErrorSummary } from "~/ui/form/error-summary.tsx";
import { HiddenFields } from "~/ui/form/hidden-fields.tsx";
import { CODE_FORM } from "./code-form.ts";

/** What a refused press for a code is answered: one whose token was too old is pressed once more here. */
export function CodeFormFrame({ csrf }: { csrf: string }) {
  const answer = useActionData<{ result?: SubmissionResult<string[]> }>();
  const { t } = useTranslation("applications");
  const asked = answer?.result?.initialValue?.["application"];
  const findings = answer?.result?.error?.[""] ?? [];
  if (findings.length === 0) return null;
  return (
    <Form method="post" id={CODE_FORM.id} preventScrollReset>
      <ErrorSummary errors={findings.map((message) => ({ message }))} />
      {typeof asked === "string" && (
        <>
          <HiddenFields values={{ _csrf: csrf, application: asked }} />
          <FormButton of={CODE_FORM} name="showCode" variant="secondary" small>
            {t("showCode")}: {asked}
          </FormButton>
        </>
      )}
    </Form>
  );
}
