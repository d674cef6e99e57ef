import { readFlow } from "~/features/verification/code-flow.server.ts";
import type { CodeFlowView } from "~/features/verification/code-flow-view.ts";
import { ACCOUNT_CODE_FORM } from "~/features/verification/account/account-code-step.tsx";
import { findPendingSave } from "~/features/settings/pending-save.server.ts";
import { readSettingsPage, type SettingsPage } from "~/features/settings/settings-page.server.ts";
import { formSeals } from "~/session/csrf.server.ts";
import type { PortalSession } from "~/session/portal-session.ts";

/** The form, and the step that asks for the code once there is something to be saved with it. */
export type Page = SettingsPage & {
  step: "form" | "code";
  /** The running verification; beside the form that of a message that did not arrive (F-139). */
  flow: CodeFlowView | null;
  codeCsrf: string;
  typesNow: boolean;
};

/** What `/settings` shows. A code whose message was lost is not asked for, unless its reader says that he has it. */
export async function readPage(request: Request, session: PortalSession): Promise<Page> {
  const { searchParams } = new URL(request.url);
  const typesNow = searchParams.has("typing");
  const isCodeStep = searchParams.get("step") === "code" && (await findPendingSave(session)) !== null;
  const flow = isCodeStep ? await readFlow(request, session, "account-update", { ask: !typesNow }) : null;
  const isLost = flow !== null && !typesNow && (flow.sending === "failed" || flow.sending === "unanswered");
  return {
    ...(await readSettingsPage(session)),
    step: flow === null || isLost ? "form" : "code",
    flow,
    codeCsrf: formSeals(session, ACCOUNT_CODE_FORM).csrf,
    typesNow,
  };
}
