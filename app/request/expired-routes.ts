import { NUMBERED_STEPS } from "~/paths/application-steps.ts";
import { paths } from "~/paths/paths.ts";
import type { RequestHead } from "~/platform/request-head.ts";
import type { PortalSession } from "~/session/portal-session.ts";
import { OPENED } from "./opened-subjects.ts";

/** A page that an expired session still reaches. */
export interface ExpiredRoute {
  /** As in `routes.ts`; `:subject` is an id that this session must know. */
  pattern: string;
  /** What the session must have done with the subject: opened it, or be working on it. */
  subject?: "opened" | "current";
  /** Forms are taken as well: pages that need no session, or ask for the password themselves. Everywhere else saving asks for the log-in first. */
  posts?: true;
}

/**
 * What a non-manager whose session has expired still reaches (F-105, F-414). Everything else that asks for a session leads
 * to the news (F-106). The new application has steps 2 and 3 at addresses with its number: they count as its steps for the one under work.
 */
export const EXPIRED_ROUTES: readonly ExpiredRoute[] = [
  { pattern: paths.news() },
  { pattern: paths.newApplication() },
  { pattern: paths.currentApplicationStep(":step") },
  ...NUMBERED_STEPS.flatMap(({ key, whileExpired: subject }): ExpiredRoute[] =>
    subject === null ? [] : [{ pattern: paths.applicationStep(":subject", key), subject }],
  ),
  { pattern: paths.spreadsheet(), posts: true },
  { pattern: paths.login(), posts: true },
  { pattern: paths.passwordUpdate(), posts: true },
  { pattern: paths.limitedLogin(), posts: true },
  { pattern: paths.fullLogin(), posts: true },
  { pattern: paths.recognizer(":type", ":hash"), posts: true },
  { pattern: paths.frameLogin(), posts: true },
];

/** Whether an expired session may ask for this page, or post to it. */
export function isOpenWhileExpired(
  { url, method }: Pick<RequestHead, "url" | "method">,
  session: Pick<PortalSession, "parts">,
): boolean {
  const segments = new URL(url).pathname.split("/");
  const isPost = method !== "GET" && method !== "HEAD";
  return EXPIRED_ROUTES.some((route) => (route.posts === true || !isPost) && fits(segments, route, session));
}

function fits(
  segments: readonly string[],
  { pattern, subject }: ExpiredRoute,
  session: Pick<PortalSession, "parts">,
): boolean {
  const wanted = pattern.split("/");
  if (wanted.length !== segments.length) return false;
  if (!wanted.every((part, at) => part === segments[at] || (part.startsWith(":") && segments[at] !== ""))) return false;
  if (subject === undefined) return true;
  const id = segments[wanted.indexOf(":subject")] ?? "";
  const { ids, current } = OPENED.of(session);
  return subject === "opened" ? ids.map(String).includes(id) : String(current) === id;
}

/** Whether a way of the frame leads to a page that an expired session reaches, whatever it has opened. */
export const isWayWhileExpired = (to: string): boolean =>
  EXPIRED_ROUTES.some(({ pattern, subject }) => subject === undefined && pattern === to);
