import { paths, SCREENS } from "~/paths/paths.ts";
import { isOfPattern } from "~/paths/pattern.ts";
import type { Shell } from "./shell.server.ts";

/**
 * Pages for guests are HTML with one small script, and React does not take them over: log-in, forgotten passwords, partners' links, refusals. Where a
 * session runs (a code is waited for, a limited log-in) it is watched over by React, and one that has expired on a form still saves what is typed; it
 * is a guest again at the log-in. Where a document is photographed the camera is React's: a telephone has a browser for it (F-314).
 */
export const isPlainPage = ({ user, session }: Pick<Shell, "user" | "session">, pathname: string): boolean =>
  user === null &&
  !isOfPattern(pathname, SCREENS.recogniser) &&
  (session === null || (session.watch?.state === "expired" && pathname === paths.login()));
