import type { SubmissionResult } from "@conform-to/react";
import { useLoaderData } from "@remix-run/react";
import { useRef } from "react";

type Findings = SubmissionResult<string[]> | undefined;

/** Conform keeps the findings of an answer until it gets another one: this one has none and leaves what is typed. */
export const NOTHING_FOUND: SubmissionResult<string[]> = { status: "success" };

/**
 * What is wrong with a form as the page that is shown says it. A page that was read again without an answer, as after a button that adds a line, has
 * put right what the answer before found (F-198), whether or not the check of the browser has come meanwhile. A page that was not, as after a link to
 * a part of it, still says the same.
 */
export function useFindings(result: Findings): Findings {
  const page = useLoaderData<unknown>();
  const answered = useRef<{ page: unknown }>();
  if (result !== undefined) answered.current = { page };
  const isReadAgain = answered.current !== undefined && answered.current.page !== page;
  return result ?? (isReadAgain ? NOTHING_FOUND : undefined);
}
