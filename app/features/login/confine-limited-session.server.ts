import type { RequestHead } from "~/platform/request-head.ts";
import { redirect } from "@remix-run/node";
import { paths, SCREENS } from "~/paths/paths.ts";
import { isOfPattern } from "~/paths/pattern.ts";
import { findSession } from "~/session/session.server.ts";
import { logOut } from "~/flows/log-in/log-out.server.ts";

/**
 * A limited log-in may open its own page only: anything else logs it out (F-071, R-C8). Asked once for each document and each piece of data, before
 * anything of it is shown.
 * @returns the way to the log-in; null for everybody who may stay
 */
export async function confineLimitedSession(request: RequestHead): Promise<Response | null> {
  if (isOpenToLimited(request)) return null;
  const session = await findSession(request);
  return session?.stage === "limited" ? redirect(paths.login(), { headers: await logOut(request) }) : null;
}

/** What pages ask for by themselves; it tells nothing that a guest may not know. */
const ASKED_BY_PAGES: readonly string[] = [
  paths.session(),
  paths.version(),
  paths.serviceStatuses(),
  paths.buyerName(),
  paths.sendingStatus("device"),
];

/** Its own page and what that asks for, and whatever logs in again: another link, the ticket of the framed log-in, the question before it. */
function isOpenToLimited({ url, method }: RequestHead): boolean {
  const { pathname, searchParams } = new URL(url);
  const path = pathname.replace(/\/$/, "");
  // The address of a document that is to be photographed is for everybody who has it (F-023).
  if (isOfPattern(path, SCREENS.recogniser)) return true;
  if (path === paths.limitedLogin() || ASKED_BY_PAGES.includes(path)) return true;
  const isAsked = searchParams.has("p") || url.endsWith(paths.changeUser());
  return path === paths.fullLogin() && (method === "POST" || isAsked);
}
