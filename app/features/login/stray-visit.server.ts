import { redirect } from "@remix-run/node";
import { paths } from "~/paths.ts";
import { findSession } from "~/session/session.server.ts";
import { logOut } from "./log-out.server.ts";

/**
 * A limited log-in may open its own page only: anything else logs it out (F-071, C8). Asked once for each document and each piece of data, before
 * anything of it is shown.
 * @returns the way to the log-in; null for everybody who may stay
 */
export async function refuseStrayVisit(request: Request): Promise<Response | null> {
  if (isOpenToLimited(request)) return null;
  const session = await findSession(request);
  return session?.stage === "limited" ? redirect(paths.login(), { headers: await logOut(request) }) : null;
}

/** What pages ask for by themselves; it tells nothing to whoever may not know it. */
const ASKED_BY_PAGES: readonly string[] = [
  paths.session(),
  paths.version(),
  paths.serviceStatuses(),
  paths.sendingStatus("device"),
];

/** Its own page and what that asks for, and whatever logs in anew: another link, the ticket of the framed log-in. */
function isOpenToLimited({ url, method }: Request): boolean {
  const { pathname, searchParams } = new URL(url);
  const path = pathname.replace(/\/$/, "");
  if (path === paths.limitedLogin() || ASKED_BY_PAGES.includes(path)) return true;
  return path === paths.fullLogin() && (method === "POST" || searchParams.has("p"));
}
