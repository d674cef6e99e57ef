import type { SubmissionResult } from "@conform-to/react";
import type { ReactNode } from "react";
import { useHydrated } from "~/ui/enhance/use-hydrated.ts";
import { ErrorSummary } from "~/ui/form/error-summary.tsx";
import { CodeForm } from "./code-form.tsx";
import type { CodeFlowView } from "./code-flow-view.ts";
import { FlowNotice } from "./flow-notice.tsx";
import { ResendForm } from "./resend-form.tsx";
import { SendingProgress } from "./sending-progress.tsx";
import { useSendingStatus } from "./use-sending-status.ts";
import type { CodePurpose } from "./verification-record.server.ts";

/** What an action of the flow answered. */
export type CodeAnswer = { result?: SubmissionResult<string[]> };

export type CodeFlowProps = {
  view: CodeFlowView;
  purpose: CodePurpose;
  /** Id of the form, and what its token was made for. */
  formId: string;
  csrf: string;
  answer: CodeAnswer | undefined;
  /** Address of the page, for links that work without script. */
  page: string;
  /** The same for a user who has the code already. */
  typingPage: string;
  /** The visitor said to have the code already: the page no longer waits for the message. */
  hasCode: boolean;
  /** Further fields of the form with the code. */
  children?: ReactNode;
};

/**
 * A running verification (see `code-flow.server.ts`): what happened, the code field, another message. Without script the page of a
 * message that is still on its way has no field: it refreshes itself, and what was typed would be lost.
 */
export function CodeFlow({ view, purpose, formId, csrf, answer, page, typingPage, hasCode, children }: CodeFlowProps) {
  const hydrated = useHydrated();
  const sending = useSendingStatus(purpose, view);
  const isPending = sending === "pending" && !hasCode;
  const isLost = (sending === "failed" || sending === "unanswered") && !hasCode;
  const errors = answer?.result?.error ?? {};
  const form = { id: formId, csrf, errors };
  // Of the flow, not of a field: there may be no field any more.
  const general = (errors[""] ?? []).map((message) => ({ message }));
  return (
    <>
      {general.length === 0 ? (
        <FlowNotice view={view} isLost={isLost} typingPage={typingPage} />
      ) : (
        <ErrorSummary errors={general} />
      )}
      {isPending && <SendingProgress view={view} page={page} typingPage={typingPage} hydrated={hydrated} />}
      {view.canType && !isLost && (hydrated || !isPending) && (
        <CodeForm form={form} view={view}>
          {children}
        </CodeForm>
      )}
      <ResendForm form={form} view={view} isMainWay={isLost || !view.canType} />
    </>
  );
}
