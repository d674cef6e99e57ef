import type { SubmissionResult } from "@conform-to/react";
import type { FormDefinition } from "~/forms/define-form.ts";

type Result = SubmissionResult<string[]> | undefined;

/** Whether an answer is about this form: step 5 has several forms, and one answer. */
export const isResultOf = (result: Result, { fields }: Pick<FormDefinition, "fields">): boolean =>
  Object.keys({ ...result?.initialValue, ...result?.error }).some((name) => fields.includes(name));
