import { useState } from "react";
import { summaryErrors, type SummaryError } from "./summary-errors.ts";

/** What the summary of a form needs of Conform's form. */
export type SentForm = Parameters<typeof summaryErrors>[0] & { readonly status?: "success" | "error" | undefined };

/**
 * The findings as they stood when the form was last sent. The fields show theirs while the user types; a summary that
 * changed as well would pull the focus out of the field.
 * @returns the findings, and what forgets them: a form that goes out has none until it is answered, and an answer may be the same page read again
 */
export function useSentErrors(form: SentForm, labelOf: (name: string) => string | undefined, order: readonly string[]) {
  const now = summaryErrors(form, labelOf, order);
  const [sent, setSent] = useState<readonly SummaryError[]>([]);
  const shown = form.status === undefined ? sent : form.status === "error" ? now : [];
  if (!isSame(shown, sent)) setSent(shown);
  return { errors: shown, forget: () => setSent([]) };
}

const isSame = (one: readonly SummaryError[], other: readonly SummaryError[]): boolean =>
  JSON.stringify(one) === JSON.stringify(other);
