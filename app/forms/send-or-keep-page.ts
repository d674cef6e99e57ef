import type { SubmissionResult } from "@conform-to/react";
import type { ClientActionFunctionArgs } from "@remix-run/react";
import { pressedLiveButton } from "./live-buttons.ts";
import { releaseDraft } from "./unanswered-draft.ts";

/** What is said at the form when the portal cannot be reached at all (F-471). */
const NO_CONNECTION: SubmissionResult<string[]> = { status: "error", error: { "": ["soap:-404"] } };

/** The end of a session is shown even to a user who is typing; what was typed is saved (F-109). */
const isSessionEnded = (error: unknown): boolean => error instanceof Response && error.status === 401;

/**
 * Sends a form without losing the page it stands on. Remix would put an error page in its place: while the user types,
 * when only a draft could not be saved, and when the network is gone the moment it is sent.
 */
export async function clientAction({ request, serverAction }: ClientActionFunctionArgs) {
  const form = await request.clone().formData();
  const isLive = pressedLiveButton(form);
  try {
    const answer = await serverAction();
    releaseDraft(form);
    return isLive && (await isOvertaken()) ? {} : answer;
  } catch (error) {
    // Without a connection, or refused before it was read, nothing was answered.
    if (error instanceof Response) releaseDraft(form);
    if (isLive && !isSessionEnded(error)) return {};
    if (error instanceof TypeError) return { result: NO_CONNECTION, unsent: true };
    throw error;
  }
}

/**
 * Whether the form itself was sent, or left, before the answer about what was typed came. The router must not get the answer while it reads that page:
 * it would end the reading, and the press would have shown nothing. It waits until the page is there, and is then about an older one.
 */
async function isOvertaken(): Promise<boolean> {
  const router = window.__remixRouter;
  if (router.state.navigation.state === "idle") return false;
  await new Promise<void>((resolve) => {
    const stop = router.subscribe(({ navigation }) => {
      if (navigation.state !== "idle") return;
      stop();
      resolve();
    });
  });
  return true;
}
