import type { HeadersFunction } from "@remix-run/node";

/** Remix leaves a loader's headers out of a page unless it is told otherwise: this one says when to come back (R-C2). */
export const entryHeaders: HeadersFunction = ({ loaderHeaders }) => {
  const retryAfter = loaderHeaders.get("Retry-After");
  return retryAfter === null ? {} : { "Retry-After": retryAfter };
};
