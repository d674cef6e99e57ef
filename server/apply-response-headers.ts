import type { OutgoingHttpHeaders, ServerResponse } from "node:http";
import type { Environment } from "../app/platform/env.server.ts";
import { isHashedAsset } from "./browser-files.ts";
import { isFramePath } from "./partner-paths.ts";
import {
  cacheControl,
  OPENED_PDF_POLICY,
  SANDBOXED_FILE_POLICY,
  securityHeaders,
  type HeaderFacts,
} from "./security-headers.ts";

export const ALLOWED_METHODS = "GET, HEAD, POST";
const BUSY_RETRY_SECONDS = 5;

/**
 * Puts the portal's headers on every answer. They are set when the head goes out, over whatever the application or
 * Express has put there, and after the compression of remix-serve has decided: it leaves alone what says `no-transform` by then.
 */
export function applyResponseHeaders(
  response: ServerResponse,
  environment: Environment,
  facts: HeaderFacts,
  isDraining: () => boolean,
): void {
  const writeHead = response.writeHead.bind(response);
  const dressed = (status: number, ...rest: unknown[]): ServerResponse => {
    const reason = rest.find((part): part is string => typeof part === "string");
    addGiven(
      response,
      rest.find((part) => typeof part === "object" && part !== null),
    );
    finish(response, environment, facts, status);
    if (isDraining()) response.setHeader("Connection", "close");
    response.socket?.setTimeout(environment.limits.stalledWriteSeconds * 1000);
    return reason === undefined ? writeHead(status) : writeHead(status, reason);
  };
  response.writeHead = dressed as typeof response.writeHead;
}

function finish(response: ServerResponse, environment: Environment, facts: HeaderFacts, status: number): void {
  for (const name of ["X-Powered-By", "Server"]) response.removeHeader(name);
  if (isFramePath(facts.path)) response.removeHeader("Set-Cookie");
  setCookiesOnce(response);
  deleteUnsureLength(response);
  for (const [name, value] of Object.entries(securityHeaders(environment, facts))) response.setHeader(name, value);
  response.setHeader("Cache-Control", cacheControl(facts.path, status));
  response.setHeader("Vary", isHashedAsset(facts.path) ? "Accept-Encoding" : "Accept-Encoding, Cookie, User-Agent");
  const filePolicy = findFilePolicy(response);
  if (filePolicy !== null) response.setHeader("Content-Security-Policy", filePolicy);
  if (status === 405 || status === 501) response.setHeader("Allow", ALLOWED_METHODS);
  if ((status === 429 || status === 503) && !response.hasHeader("Retry-After"))
    response.setHeader("Retry-After", String(BUSY_RETRY_SECONDS));
}

/** The policy of an answer that is a file; null for pages and data. */
function findFilePolicy(response: ServerResponse): string | null {
  const type = String(response.getHeader("Content-Type") ?? "");
  const disposition = String(response.getHeader("Content-Disposition") ?? "");
  // A picture of users that is looked at has a name as well (F-332).
  const isFile = /^attachment\b/i.test(disposition) || (/^inline\b/i.test(disposition) && /^image\//i.test(type));
  if (isFile) return SANDBOXED_FILE_POLICY;
  return /^application\/pdf\b/i.test(type) ? OPENED_PDF_POLICY : null;
}

/** What a GET would compress has another length than the one that is known; compression has put its `Vary` there by now. */
function deleteUnsureLength(response: ServerResponse): void {
  const { method, headers } = response.req;
  const isCompressed = headers["accept-encoding"] !== undefined && response.hasHeader("Vary");
  if (method === "HEAD" && isCompressed) response.removeHeader("Content-Length");
}

/** Several loaders of a page may each set the visitor's cookie, to the same value. */
function setCookiesOnce(response: ServerResponse): void {
  const cookies = response.getHeader("Set-Cookie");
  if (Array.isArray(cookies)) response.setHeader("Set-Cookie", [...new Set(cookies)]);
}

/** Headers handed to `writeHead` itself, as a table or as a flat list. */
function addGiven(response: ServerResponse, given: unknown): void {
  if (Array.isArray(given)) {
    for (let at = 0; at + 1 < given.length; at += 2) response.setHeader(String(given[at]), String(given[at + 1]));
    return;
  }
  for (const [name, value] of Object.entries((given ?? {}) as OutgoingHttpHeaders)) {
    if (value !== undefined) response.setHeader(name, value);
  }
}
