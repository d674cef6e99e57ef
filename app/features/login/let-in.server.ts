import { redirect } from "@remix-run/node";
import { placeAfterLogin } from "~/paths.ts";
import type { SessionStart } from "~/session/portal-session.ts";
import { startSession } from "~/session/session.server.ts";

/**
 * Answers a right password, whichever door it came through: the session, under a new id (A2), and the way on.
 * @param wanted where to go, as it came from outside
 */
export async function letIn(request: Request, start: SessionStart, wanted: unknown): Promise<Response> {
  const { headers } = await startSession(request, start);
  return redirect(placeAfterLogin(start.stage, wanted), { status: 303, headers });
}
