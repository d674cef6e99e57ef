import { buildVersion } from "../app/platform/build-version.server.ts";
import type { Environment } from "../app/platform/env.server.ts";
import { isHashedAsset } from "./browser-files.ts";
import { isFramePath } from "./partner-paths.ts";

/** What the headers of one answer depend on. */
export interface HeaderFacts {
  /** Path of the request without the query; null when the request could not be read. */
  path: string | null;
  /** Nonce of this answer's scripts, base64. */
  nonce: string;
  requestId: string;
  /** The address holds a password: no other address hears of it, not even one of our own. */
  isSecretAddress?: boolean;
}

type HeaderTable = Record<string, string>;

const HSTS_SECONDS = 2 * 365 * 24 * 60 * 60;

const PERMISSIONS = [
  "accelerometer=()",
  "autoplay=()",
  "camera=(self)",
  "display-capture=()",
  "encrypted-media=()",
  "fullscreen=(self)",
  "geolocation=()",
  "gyroscope=()",
  "magnetometer=()",
  "microphone=()",
  "midi=()",
  "payment=()",
  "publickey-credentials-get=()",
  "usb=()",
  "xr-spatial-tracking=()",
].join(", ");

/** Sent with every answer: a page, a file, an error of Node's own parser. */
export function securityHeaders(environment: Environment, facts: HeaderFacts): HeaderTable {
  const ancestors = frameAncestors(environment, facts.path);
  return {
    "Content-Security-Policy": contentSecurityPolicy(facts.nonce, ancestors),
    "Referrer-Policy": facts.isSecretAddress === true ? "no-referrer" : "same-origin",
    "X-Content-Type-Options": "nosniff",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": PERMISSIONS,
    "X-UA-Compatible": "IE=edge",
    "X-Request-Id": facts.requestId,
    // Pages of an older build learn by it that they are old (F-047).
    ...(buildVersion() === "" ? {} : { "X-Portal-Build": buildVersion() }),
    ...(ancestors === "'none'" ? { "X-Frame-Options": "DENY" } : {}),
    ...(environment.https ? { "Strict-Transport-Security": `max-age=${HSTS_SECONDS}; includeSubDomains` } : {}),
  };
}

/** A file to be saved is not opened inside the portal's origin (R-H10). */
export const SANDBOXED_FILE_POLICY = "default-src 'none'; frame-ancestors 'none'; sandbox";

/**
 * A PDF that the browser opens: nothing of it may load, send or run, were it read as something else. Not `sandbox`: Chromium's viewer shows
 * nothing in one.
 */
export const OPENED_PDF_POLICY = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** Pages and data are not stored, and not compressed on the way: the portal itself decides which are (docs/decisions/0021). */
export const PAGE_CACHE_CONTROL = "no-store, no-transform";

const ASSET_CACHE_CONTROL = "public, max-age=31536000, immutable";

/** Only a file whose name holds its hash may be kept, and only when it was found. */
export const cacheControl = (path: string | null, status: number): string =>
  isHashedAsset(path) && status < 400 ? ASSET_CACHE_CONTROL : PAGE_CACHE_CONTROL;

function frameAncestors({ framePartners }: Environment, path: string | null): string {
  const mayBeFramed = isFramePath(path) && framePartners.length > 0;
  return mayBeFramed ? framePartners.join(" ") : "'none'";
}

const contentSecurityPolicy = (nonce: string, ancestors: string): string =>
  [
    "default-src 'none'",
    `script-src 'nonce-${nonce}' 'strict-dynamic' 'self'`,
    "style-src 'self'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    "frame-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    `frame-ancestors ${ancestors}`,
    "report-uri /csp-report",
  ].join("; ");
