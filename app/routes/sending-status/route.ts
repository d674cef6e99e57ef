import { json, type LoaderFunctionArgs } from "@remix-run/node";
import { readFlow } from "~/features/verification/code-flow.server.ts";
import type { CodePurpose } from "~/features/verification/verification-record.server.ts";
import type { SessionStage } from "~/session/portal-session.ts";
import { findSession } from "~/session/session.server.ts";

/** In which sessions a code is wanted for what. */
const STAGES: Readonly<Record<CodePurpose, readonly SessionStage[]>> = {
  device: ["unverified"],
  "account-update": ["full", "dataUpdate"],
};

/** What became of the message of the session's running verification, for the page's script (F-152); 404 where none runs. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  const purpose = toPurpose(params["purpose"]);
  const session = await findSession(request);
  if (purpose === null || session === null || session.expired || !STAGES[purpose].includes(session.stage))
    return json(null, { status: 404 });
  const flow = await readFlow(request, session, purpose);
  return flow === null ? json(null, { status: 404 }) : json({ sending: flow.sending });
}

const toPurpose = (name: string | undefined): CodePurpose | null =>
  name === "device" || name === "account-update" ? name : null;
