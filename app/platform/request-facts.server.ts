import { currentRequestId } from "./raw-response.server.ts";
import type { RequestHead } from "./request-head.ts";

/**
 * What the guard tells the application about a request. It travels in request headers that the guard strips from
 * everything that comes from outside, because the guard and the bundled application share no module.
 */
export const FACT_HEADERS = {
  clientIp: "x-portal-client-ip",
  nonce: "x-portal-nonce",
  evidence: "x-portal-csrf",
  visitor: "x-portal-visitor",
} as const;

export const FACT_HEADER_PREFIX = "x-portal-";

/**
 * `same-origin`: the browser itself said that the form came from our own page. `token-required`: an old browser said nothing,
 * so the signed token decides. Without the guard (development server, unit tests) the token is required: fail closed.
 */
export type OriginEvidence = "same-origin" | "token-required";

export interface RequestFacts {
  /** As the request's scope has it (`currentRequestId`). */
  requestId: string;
  /** The visitor's address as seen through the trusted proxies (O11); "" without the guard. */
  clientIp: string;
  /** Nonce of the Content-Security-Policy of this answer; "" without the guard. */
  nonce: string;
  evidence: OriginEvidence;
  /** A fresh random nonce for a visitor who brought no cookie; all loaders of one page must use the same. "" without the guard. */
  visitor: string;
}

/** Reads what the guard found out. */
export function requestFacts(request: RequestHead): RequestFacts {
  const read = (name: string): string => request.headers.get(name) ?? "";
  return {
    requestId: currentRequestId(),
    clientIp: read(FACT_HEADERS.clientIp),
    nonce: read(FACT_HEADERS.nonce),
    evidence: read(FACT_HEADERS.evidence) === "same-origin" ? "same-origin" : "token-required",
    visitor: read(FACT_HEADERS.visitor),
  };
}
