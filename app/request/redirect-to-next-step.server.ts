import { rememberLanding } from "./landing.server.ts";
import { pageAfterLogin } from "./page-after-login.ts";
import { paths } from "~/paths/paths.ts";
import { environment } from "~/platform/env.server.ts";
import type { PortalSession } from "~/session/portal-session.ts";
import { saveWantedPath, type WantedPage } from "./visitor.server.ts";

/** A session under a new id, with the cookies of the answer. */
type OpenedSession = { session: PortalSession; headers: Headers };

/**
 * Answers a step of the log-in: leads to the next one, and after the last to the page that was wanted (F-064, F-068, F-069). In between
 * the wanted page waits with the session.
 */
export async function redirectToNextStep(
  { session, headers }: OpenedSession,
  wanted: WantedPage | null,
): Promise<Response> {
  const next = pageOfStep(session) === paths.limitedLogin() ? viewOfLimited(wanted) : pageOfStep(session);
  if (next !== null && wanted !== null) await saveWantedPath(session, wanted);
  const answer = new Headers(headers);
  const { settingsGuard } = environment();
  const landing = pageAfterLogin(wanted, { role: session.user.role, settingsGuard });
  if (next === null) await rememberLanding(session, landing);
  answer.set("Location", next ?? landing.page);
  return new Response(null, { status: 303, headers: answer });
}

/** A limited log-in has one page, whose calculator may be wanted (F-025, F-392). */
const viewOfLimited = (wanted: WantedPage | null): string =>
  wanted?.path === paths.limitedCalculator() ? wanted.path : paths.limitedLogin();

/** The page of the step that is still to be done; null when there is none. */
export function pageOfStep({ stage }: Pick<PortalSession, "stage">): string | null {
  switch (stage) {
    case "unverified":
      return paths.verifyDevice();
    case "passwordExpired":
      return paths.passwordUpdate();
    case "dataUpdate":
      return paths.login();
    case "limited":
      return paths.limitedLogin();
    default:
      return null;
  }
}
