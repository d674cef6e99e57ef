import type { SubmissionResult } from "@conform-to/react";
import type { z } from "zod";
import { json } from "@remix-run/node";
import type { ParsedForm } from "./parse-form.server.ts";

export interface FormErrors {
  /** Status of the answer; by default 400 wrong fields, 403 old token, 422 refused by a rule, 200 a Conform button. */
  status?: number;
  /** Keys of texts that concern the whole form. */
  formErrors?: string[];
  /** Keys of texts by field name. */
  fieldErrors?: Record<string, string[]>;
}

/**
 * The answer that shows the form again with everything that was typed: `json({ result }, { status })`, for `useForm({ lastResult })`.
 * Hidden fields (passwords) are not echoed. An old token adds the form error `form.stale`.
 * @param page what else the page must know to show it
 */
export function formRefused<Schema extends z.ZodType>(
  form: ParsedForm<Schema>,
  errors: FormErrors = {},
  page: Readonly<Record<string, boolean>> = {},
) {
  const formErrors = [...(form.stale ? ["form.stale"] : []), ...(errors.formErrors ?? [])];
  const result: SubmissionResult<string[]> = form.submission.reply({
    ...(formErrors.length > 0 ? { formErrors } : {}),
    ...(errors.fieldErrors === undefined ? {} : { fieldErrors: errors.fieldErrors }),
    hideFields: [...form.hide],
  });
  return json({ ...page, result }, { status: errors.status ?? form.status });
}

const PENDING_STATUS = { conflict: 409, running: 202, unknown: 503 } as const;

/**
 * The answer for an attempt that did not come to an end here: other content under the same id (409), still running (202), or nobody knows
 * (503, read the state before trying anew). Shows the form with the error key `operation.conflict`, `.running` or `.unknown`.
 */
export const operationPending = <Schema extends z.ZodType>(
  form: ParsedForm<Schema>,
  { state }: { state: keyof typeof PENDING_STATUS },
) => formRefused(form, { status: PENDING_STATUS[state], formErrors: [`operation.${state}`] });
