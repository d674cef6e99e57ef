import type { OutgoingHttpHeaders, ServerResponse } from "node:http";
import type { Environment } from "../app/platform/env.server.ts";
import { isHashedAsset } from "./browser-files.ts";
import { isFramePath } from "./partner-paths.ts";
import {
  cacheControl,
  PAGE_CACHE_CONTROL,
  SANDBOXED_FILE_POLICY,
  securityHeaders,
  type HeaderFacts,
} from "./security-headers.ts";

export const ALLOWED_METHODS = "GET, HEAD, POST";
const BUSY_RETRY_SECONDS = 5;

/**
 * Puts the portal's headers on an answer, whoever writes it. They are set when the head goes out, over whatever the application or
 * Express has put there; only `Cache-Control` stands there from the start, because the compression of remix-serve reads it before.
 */
export function dressResponse(
  response: ServerResponse,
  environment: Environment,
  facts: HeaderFacts,
  isDraining: () => boolean,
): void {
  if (!isHashedAsset(facts.path)) response.setHeader("Cache-Control", PAGE_CACHE_CONTROL);
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
  for (const [name, value] of Object.entries(securityHeaders(environment, facts))) response.setHeader(name, value);
  response.setHeader("Cache-Control", cacheControl(facts.path, status));
  if (!isHashedAsset(facts.path)) response.setHeader("Vary", "Cookie, User-Agent");
  if (/^attachment\b/i.test(String(response.getHeader("Content-Disposition") ?? ""))) {
    response.setHeader("Content-Security-Policy", SANDBOXED_FILE_POLICY);
  }
  if (status === 405 || status === 501) response.setHeader("Allow", ALLOWED_METHODS);
  if ((status === 429 || status === 503) && !response.hasHeader("Retry-After"))
    response.setHeader("Retry-After", String(BUSY_RETRY_SECONDS));
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
