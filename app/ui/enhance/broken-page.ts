import { isRouteErrorResponse } from "@remix-run/react";

/** `load-watch.es5.js` reads it before any other script runs. */
const PLAIN_PAGE = "portal-plain";

let hasWorked = false;

/** Scripts have drawn a page without an error. */
export const markPageWorks = (): void => {
  hasWorked = true;
};

/**
 * When scripts break while they take the server's page over, the page is fetched again and left as the server draws it: plain HTML that
 * works (browsers rule 26). Remembered for this page in this tab. An error that the server itself has drawn stays.
 */
export function leaveBrokenPagePlain(error: unknown): void {
  const isOurAnswer = isRouteErrorResponse(error) || (window.__remixContext.state.errors ?? null) !== null;
  if (hasWorked || isOurAnswer) return;
  try {
    window.sessionStorage.setItem(PLAIN_PAGE, window.location.pathname);
    // Not a reload: the page may answer a form, which must not be sent twice.
    window.location.replace(window.location.pathname + window.location.search);
  } catch {
    // Without storage the page would break over and over; the error page stays.
  }
}
