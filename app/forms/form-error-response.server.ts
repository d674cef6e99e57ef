import type { SubmissionResult } from "@conform-to/react";
import type { z } from "zod";
import { json } from "@remix-run/node";
import { setAnswerHeader } from "~/platform/raw-response.server.ts";
import { RUNNING_REFRESH_SECONDS } from "./running-refresh.ts";
import type { ParsedForm } from "./validate.server.ts";

/** A validated form, as much of it as showing it again takes. */
type Shown = Pick<ParsedForm<z.ZodType>, "definition" | "submission" | "status" | "stale">;

export interface FormErrors {
  /** Status of the answer; by default 400 wrong fields, 403 old token, 422 refused by a rule, 200 a Conform button. */
  status?: number;
  /** Keys of texts that concern the whole form. */
  formErrors?: string[];
  /** Keys of texts by field name. */
  fieldErrors?: Record<string, string[]>;
  /** The button asks for these fields alone: what else the form lacks is not said now. */
  isAll?: boolean;
}

/**
 * The answer that shows the form again with everything that was typed: `json({ result }, { status })`, for `useForm({ lastResult })`.
 * Hidden fields (passwords) are not echoed. An old token adds the form error `form.stale`.
 * @param page what else the page must know to show it
 */
export function formErrorResponse(form: Shown, errors: FormErrors = {}, page: Readonly<Record<string, unknown>> = {}) {
  const formErrors = [...(form.stale ? ["form.stale"] : []), ...(errors.formErrors ?? [])];
  const result: SubmissionResult<string[]> = form.submission.reply({
    ...(formErrors.length > 0 ? { formErrors } : {}),
    ...(errors.fieldErrors === undefined ? {} : { fieldErrors: errors.fieldErrors }),
    hideFields: [...form.definition.secret],
  });
  const found = errors.isAll === true ? onlyGiven(result.error, errors.fieldErrors ?? {}) : result.error;
  const ordered = { ...result, error: inGivenOrder(found, Object.keys(errors.fieldErrors ?? {})) };
  return json({ ...page, result: ordered }, { status: errors.status ?? form.status });
}

type Found = SubmissionResult<string[]>["error"];

/** Conform sorts what it is given by name: the summary wants the questions of a group in the order of the page (F-197). */
const inGivenOrder = (found: Found, given: readonly string[]): Found =>
  found && {
    ...Object.fromEntries(Object.entries(found).filter(([name]) => !given.includes(name))),
    ...Object.fromEntries(given.flatMap((name) => (name in found ? [[name, found[name] ?? null]] : []))),
  };

const onlyGiven = (found: Found, given: Record<string, string[]>): Found =>
  found && Object.fromEntries(Object.entries(found).filter(([name]) => name === "" || name in given));

const PENDING_STATUS = { conflict: 409, running: 202, unknown: 503 } as const;

/**
 * The answer for an attempt that did not come to an end here: other content under the same id (409), still running (202), or unknown
 * (503, read the state before trying again). Shows the form with the error key `operation.conflict`, `.running` or `.unknown`. One that still
 * runs is looked at again by itself; with script `AppForm` does it.
 * @param page where its outcome is to be seen
 */
export function operationPending(form: Shown, { state }: { state: keyof typeof PENDING_STATUS }, page: string) {
  const answer = formErrorResponse(form, { status: PENDING_STATUS[state], formErrors: [`operation.${state}`] });
  if (state === "running") setAnswerHeader(answer.headers, "Refresh", `${RUNNING_REFRESH_SECONDS}; url=${page}`);
  return answer;
}
