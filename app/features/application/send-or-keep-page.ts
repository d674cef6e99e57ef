import type { SubmissionResult } from "@conform-to/react";
import type { ClientActionFunctionArgs } from "@remix-run/react";
import { pressedLiveButton } from "./live-buttons.ts";

/** What is said at the form when the portal cannot be reached at all (F-471). */
const NO_CONNECTION: SubmissionResult<string[]> = { status: "error", error: { "": ["soap:-404"] } };

/** A session that is ended is told even to somebody who is typing; what he has typed is kept (F-109). */
const isSessionEnded = (error: unknown): boolean => error instanceof Response && error.status === 401;

/**
 * Sends a form without losing the page it stands on. Remix would put an error page in its place: while somebody types,
 * when only a draft could not be kept, and when the network is gone the moment it is sent.
 */
export async function clientAction({ request, serverAction }: ClientActionFunctionArgs) {
  const isLive = pressedLiveButton(await request.clone().formData());
  try {
    return await serverAction();
  } catch (error) {
    if (isLive && !isSessionEnded(error)) return {};
    if (error instanceof TypeError) return { result: NO_CONNECTION, unsent: true };
    throw error;
  }
}
