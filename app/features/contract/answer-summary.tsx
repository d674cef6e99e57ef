import type { SubmissionResult } from "@conform-to/react";
import { useLabels } from "~/forms/use-labels.ts";
import { useHydrated } from "~/ui/enhance/use-hydrated.ts";
import { ErrorSummary } from "~/ui/form/error-summary.tsx";
import { summaryErrors } from "~/ui/form/summary-errors.ts";
import { CONTRACT_FORM, EMAIL_FORM, SIGNATURE_FORM, SPOUSE_EMAIL_FORM } from "./contract-forms.ts";
import { isResultOf } from "./is-result-of.ts";

/**
 * What is wrong with the form of step 5 that was sent, at the top of the page: without script the page opens there, and its forms stand far below. With
 * script each form says it itself and takes the focus.
 */
export function AnswerSummary({ result }: { result: SubmissionResult<string[]> | undefined }) {
  const isScripted = useHydrated();
  const form = [SIGNATURE_FORM, EMAIL_FORM, SPOUSE_EMAIL_FORM].find((one) => isResultOf(result, one)) ?? CONTRACT_FORM;
  const labelOf = useLabels(form);
  const allErrors = Object.fromEntries(
    Object.entries(result?.error ?? {}).map(([name, errors]) => [name, errors ?? []]),
  );
  return isScripted ? null : <ErrorSummary errors={summaryErrors({ id: form.id, allErrors }, labelOf, form.fields)} />;
}
