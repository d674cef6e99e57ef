import type { IncomingMessage } from "node:http";
import type { Environment } from "../app/platform/env.server.ts";
import { isHashedAsset } from "./browser-files.ts";
import { isOwnOrigin } from "./form-rules.ts";

/**
 * remix-serve compresses what `Accept-Encoding` allows; the guard takes that header away from a request for a visitor's page that another site has
 * caused. The length of its answer would tell that site, letter by letter, what stands on the page (BREACH, docs/decisions/0021).
 */
export function limitCompression(request: IncomingMessage, path: string, environment: Environment): void {
  const { headers } = request;
  const isPersonal = headers.cookie !== undefined && !isHashedAsset(path);
  if (isPersonal && !isAskedHere(request, environment)) delete headers["accept-encoding"];
}

/** Whether the user or a page of ours asked. Browsers too old to say so name the page that they come from, but for an address that was typed. */
function isAskedHere(request: IncomingMessage, environment: Environment): boolean {
  const { "sec-fetch-site": site, referer = "" } = request.headers;
  if (site !== undefined) return site === "same-origin" || site === "none";
  const page = URL.parse(referer);
  return page !== null && isOwnOrigin(page.origin, request, environment);
}
