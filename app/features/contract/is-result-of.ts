import type { SubmissionResult } from "@conform-to/react";

type Result = SubmissionResult<string[]> | undefined;

/** Whether an answer is about the form with these fields: step 5 has several forms, and one answer. */
export const isResultOf = (result: Result, fields: readonly string[]): boolean =>
  fields.some((name) => Object.keys({ ...result?.initialValue, ...result?.error }).includes(name));
