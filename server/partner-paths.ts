import type { IncomingMessage } from "node:http";
import { SCREENS } from "../app/paths/paths.ts";
import type { Refusal } from "./refuse.ts";

const FRAME_PATH = new RegExp(`^${SCREENS["frame-login"]}/?$`);
/** In any case and with slashes at its end, as the router takes it. */
const LINK_PATH = new RegExp(`^(?:${SCREENS["login-url"]}|${SCREENS["login-url-full"]})/*$`, "i");
/** Browsers that fetch a page before the user wants it; each family says so in its own header. */
const AHEAD_OF_USE = ["sec-purpose", "purpose", "x-purpose", "x-moz"] as const;

/** The log-in that partners put into their own pages. It neither reads nor sets a cookie: many browsers keep cookies from it anyway (R-C23). */
export const isFramePath = (path: string | null): boolean => path !== null && FRAME_PATH.test(path);

/** Whether a request's address is a partner's link with a password in it (`p`): no page is shown there (R-C5), not even one of an error. */
export const holdsPassword = (target: string): boolean => findLink(target) !== null;

/**
 * A partner's link logs in a user who opens it as a page, and nothing else (R-C6): a scanner's HEAD, a picture, a frame, a script, a page fetched ahead are
 * refused before the application hears of them.
 */
export function refuseUnopenedLink(request: IncomingMessage): Refusal | null {
  const link = findLink(request.url ?? "");
  if (link === null) return null;
  const isOpened = request.method === "GET" && !link.searchParams.has("_data") && isNavigation(request);
  return isOpened ? null : { status: 403, reason: "link-not-opened" };
}

/** Old browsers say nothing: then a GET is a user who opens the page. */
function isNavigation({ headers }: IncomingMessage): boolean {
  const { "sec-fetch-mode": mode = "navigate", "sec-fetch-dest": destination = "document" } = headers;
  const isAhead = AHEAD_OF_USE.some((name) => /prefetch|preview|prerender/i.test(String(headers[name] ?? "")));
  return mode === "navigate" && destination === "document" && !isAhead;
}

function findLink(target: string): URL | null {
  const url = URL.parse(target, "http://portal.invalid");
  return url?.searchParams.has("p") && LINK_PATH.test(decoded(url.pathname)) ? url : null;
}

/** As the router reads a path; what cannot be decoded is refused elsewhere. */
function decoded(pathname: string): string {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname;
  }
}
