import { redirect } from "@remix-run/node";
import { z } from "zod";
import { paths } from "~/paths/paths.ts";
import type { RequestHead } from "~/platform/request-head.ts";
import { setAnswerHeader } from "~/platform/raw-response.server.ts";
import { defineSessionPart } from "~/session/session-part.server.ts";
import { noteInSession } from "~/session/note-in-session.server.ts";
import { findSession } from "~/session/session.server.ts";
import type { PortalSession } from "~/session/portal-session.ts";
import type { PageAfterLogin } from "./page-after-login.ts";

/** Where the log-in has led, and the file that was wanted there; null once that is over. */
const LANDING = defineSessionPart(
  "landing",
  z.object({ page: z.string(), file: z.string().nullable() }).nullable().default(null),
);

/** Notes where the log-in leads, unless that is the news, which everybody may open. */
export async function rememberLanding(session: PortalSession, { page, file }: PageAfterLogin): Promise<void> {
  if (page === paths.news()) return;
  await noteInSession(() => LANDING.change(session, () => ({ page: pathOf(page), file })));
}

/**
 * The way to the news for a user whom the log-in has led to a page that is not open to this role (F-068): the user has not chosen it after the log-in. Null
 * for a user who opens such a page later, and is told that it is not.
 */
export async function leaveLanding(session: PortalSession, pathname: string): Promise<Response | null> {
  if (LANDING.of(session)?.page !== pathname) return null;
  await noteInSession(() => LANDING.change(session, () => null));
  return redirect(paths.news());
}

/**
 * Lets the browser fetch the file that was wanted before the log-in, once, beside the first page that is drawn; that has an address of its own.
 * @param headers of the page
 */
export async function followWithFile(request: RequestHead, headers: Headers): Promise<void> {
  const session = await findSession(request);
  const landing = session === null ? null : LANDING.of(session);
  if (session === null || landing === null || landing.file === null) return;
  await noteInSession(() => LANDING.change(session, () => ({ ...landing, file: null })));
  setAnswerHeader(headers, "Refresh", `0; url=${landing.file}`);
}

const pathOf = (page: string): string => page.split("?")[0] ?? page;
