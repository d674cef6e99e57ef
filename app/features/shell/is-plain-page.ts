import { paths } from "~/paths/paths.ts";
import type { Shell } from "./shell.server.ts";

/** What a route's `handle` may say: of a guest's page with such data React takes over what a browser drew. */
type Hydrates = { hydrates?: (data: never) => boolean };

type Match = { handle: unknown; data: unknown };

/**
 * Pages for guests are HTML with one small script, and React does not take them over: log-in, forgotten passwords, partners' links, refusals. Where a
 * session runs (a code is waited for, a limited log-in) it is watched over by React, and one that has expired on a form still saves what is typed; it
 * is a guest again at the log-in. Where a guest draws or photographs, the route says so: a telephone or tablet has a browser for it (F-314, F-361).
 */
export const isPlainPage = (
  { user, session }: Pick<Shell, "user" | "session">,
  { pathname, matches }: { pathname: string; matches: readonly Match[] },
): boolean =>
  user === null &&
  !matches.some(hydrates) &&
  (session === null || (session.watch?.state === "expired" && pathname === paths.login()));

/** A page that failed has no data, and nothing to take over. */
function hydrates({ handle, data }: Match): boolean {
  const says = (handle as Hydrates | undefined)?.hydrates;
  return says !== undefined && data !== undefined && data !== null && says(data as never);
}
