import type { PublicPortal } from "~/request/portal.server.ts";
import type { SessionStage } from "~/session/portal-session.ts";
import type { CodeFlowView } from "./code-flow-view.ts";
import { readFlow } from "./code-flow.server.ts";
import type { CodePurpose } from "./verification-record.server.ts";

/** In which sessions a code is wanted for what. */
const STAGES: Readonly<Record<CodePurpose, readonly SessionStage[]>> = {
  device: ["unverified"],
  "account-update": ["full", "dataUpdate"],
};

/** What became of the message of the session's running verification (F-152); null where none runs. */
export async function findSending(
  portal: PublicPortal,
  named: string | undefined,
): Promise<CodeFlowView["sending"] | null> {
  const { session } = portal;
  const purpose = toPurpose(named);
  if (purpose === null || session === null || session.expired || !STAGES[purpose].includes(session.stage)) return null;
  return (await readFlow(portal, session, purpose))?.sending ?? null;
}

const toPurpose = (name: string | undefined): CodePurpose | null =>
  name === "device" || name === "account-update" ? name : null;
