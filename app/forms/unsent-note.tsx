import { ErrorSummary } from "~/ui/form/error-summary.tsx";

/** What an action answered, or the browser in its place (`send-or-keep-page.ts`). */
type PageAnswer = { unsent?: boolean; result?: { error?: Record<string, string[] | null> | null } };

/** Says on a page of several forms that the one just pressed could not be sent (F-471): each keeps what was typed. */
export function UnsentNote({ answer }: { answer: PageAnswer | undefined }) {
  const found = answer?.unsent === true ? (answer.result?.error?.[""] ?? []) : [];
  return <ErrorSummary errors={found.map((message) => ({ message }))} />;
}
