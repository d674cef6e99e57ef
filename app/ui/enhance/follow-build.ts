import { LOST_PART } from "./lost-part.ts";
import { openDocument, pendingPage } from "./pending-page.ts";

/** Header of every answer of the portal: which build it runs. */
const BUILD_HEADER = "X-Portal-Build";
/** One of these is on every answer that Remix itself gave to a request for data. */
const REMIX_HEADERS = ["X-Remix-Response", "X-Remix-Redirect", "X-Remix-Error", "X-Remix-Catch", "X-Remix-Deferred"];

/**
 * Makes page changes ordinary page loads where the client router could not finish them (O17, R-I12): the server runs a newer build, whose
 * pages this one has no files for; the data of a page cannot be had; a file of it does not come. The address asked for is kept.
 * @param own the build of this page
 * @param onNewer told at every answer of another build
 */
export function followBuild(own: string, onNewer: () => void): void {
  const plainFetch = window.fetch.bind(window);
  window.fetch = async (input, init) => {
    const opening = findOpening(input, init);
    try {
      const response = await plainFetch(input, init);
      const isOther = isOtherBuild(response, own);
      if (isOther) onNewer();
      const way = isOther ? wayToNewBuild(response, opening) : null;
      if (way !== null) return await openDocument(way);
      return opening !== null && !isFromRemix(response) ? await openDocument(opening) : response;
    } catch (error) {
      if (opening !== null && error instanceof TypeError) return openDocument(opening);
      throw error;
    }
  };
  window.addEventListener(LOST_PART, () => {
    const page = pendingPage();
    if (page === null) window.portalScripts?.fail();
    else void openDocument(page);
  });
  window.addEventListener("vite:preloadError", () => window.portalScripts?.fail());
}

/** The page that is being opened, when a request asks for its data; null for any other request. */
function findOpening(input: RequestInfo | URL, init: RequestInit | undefined): string | null {
  if (input instanceof Request || (init?.method ?? "GET").toUpperCase() !== "GET") return null;
  const page = pendingPage();
  if (page === null) return null;
  const asked = new URL(input, window.location.href);
  const isItsData = asked.searchParams.has("_data") && asked.pathname === pathOf(page);
  return isItsData && page !== window.location.pathname + window.location.search ? page : null;
}

/** Where the newer build must draw what comes next: the page that an answer leads to, or another page that is being opened. */
function wayToNewBuild({ headers }: Response, opening: string | null): string | null {
  const redirect = headers.get("X-Remix-Redirect");
  if (redirect !== null) return toOwnAddress(redirect);
  return opening !== null && pathOf(opening) !== window.location.pathname ? opening : null;
}

function toOwnAddress(redirect: string): string | null {
  const { origin, pathname, search, hash } = new URL(redirect, window.location.href);
  return origin === window.location.origin ? pathname + search + hash : null;
}

function isOtherBuild({ headers }: Response, own: string): boolean {
  const build = headers.get(BUILD_HEADER);
  return build !== null && build !== "" && build !== own;
}

const isFromRemix = ({ headers }: Response): boolean => REMIX_HEADERS.some((name) => headers.has(name));

const pathOf = (address: string): string => address.split("?", 1)[0] ?? "";
