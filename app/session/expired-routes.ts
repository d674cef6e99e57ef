import { currentSubject, openedSubjects } from "./opened-subjects.ts";
import type { PortalSession } from "./portal-session.ts";

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
 * What a non-manager whose session has expired still reaches (F-105, column X of requirements 1.3). Everything else that asks for a session leads
 * to the news (F-106). The new application has steps 2 and 3 at addresses with its number: they count as its steps for the one under work.
 */
export const EXPIRED_ROUTES: readonly ExpiredRoute[] = [
  { pattern: "/news" },
  { pattern: "/applications/add" },
  { pattern: "/applications/add/:step" },
  { pattern: "/applications/add/2/:subject", subject: "current" },
  { pattern: "/applications/edit/:subject/3", subject: "current" },
  { pattern: "/applications/edit/:subject/4", subject: "opened" },
  { pattern: "/applications/edit/:subject/5", subject: "opened" },
  { pattern: "/spreadsheet", posts: true },
  { pattern: "/login", posts: true },
  { pattern: "/password-update", posts: true },
  { pattern: "/login/url", posts: true },
  { pattern: "/login/url_full", posts: true },
  { pattern: "/recognizer/:type/:hash", posts: true },
  { pattern: "/frame/login", posts: true },
];

/** Whether an expired session may ask for this page, or post to it. */
export function isOpenWhileExpired(
  { url, method }: Pick<Request, "url" | "method">,
  session: Pick<PortalSession, "additional">,
): boolean {
  const segments = new URL(url).pathname.split("/");
  const isPost = method !== "GET" && method !== "HEAD";
  return EXPIRED_ROUTES.some((route) => (route.posts === true || !isPost) && fits(segments, route, session));
}

function fits(
  segments: readonly string[],
  { pattern, subject }: ExpiredRoute,
  session: Pick<PortalSession, "additional">,
): boolean {
  const wanted = pattern.split("/");
  if (wanted.length !== segments.length) return false;
  if (!wanted.every((part, at) => part === segments[at] || (part.startsWith(":") && segments[at] !== ""))) return false;
  if (subject === undefined) return true;
  const id = segments[wanted.indexOf(":subject")] ?? "";
  return subject === "opened" ? openedSubjects(session).includes(id) : currentSubject(session) === id;
}
