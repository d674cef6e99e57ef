import type { ServerResponse } from "node:http";
import { log } from "../app/platform/log.server.ts";
import { maskAddress } from "../app/platform/mask-address.ts";
import type { RequestScope } from "../app/platform/raw-response.server.ts";
import { isHashedAsset } from "./browser-files.ts";

interface Access {
  requestId: string;
  method: string;
  path: string;
  address: string;
  /** `performance.now()` at the beginning. */
  startedAt: number;
  scope: RequestScope;
}

const WORD = /^[a-z][a-z-]{0,23}$/;
const MOST_SEGMENTS = 8;
const CLIENT_LEFT = 499;

/**
 * The pattern of a path: plain words stay, numbers become `:n`, anything else (a token, a login, a name) becomes `:x`. Of a path that
 * does not exist nothing is kept, for it may be anything.
 */
export function routePattern(path: string, status: number): string {
  if (status === 404 || status === 400) return "(unknown)";
  const segments = path.split("/").slice(1, MOST_SEGMENTS + 1);
  return `/${segments.map((segment) => (WORD.test(segment) || segment === "" ? segment : /^\d+$/.test(segment) ? ":n" : ":x")).join("/")}`;
}

/** Writes one line when the answer is out or the client has left. Found assets are not worth a line. */
export function logAccess(response: ServerResponse, access: Access): void {
  response.once("close", () => {
    const status = response.writableFinished ? response.statusCode : CLIENT_LEFT;
    if (isHashedAsset(access.path) && status < 400) return;
    log(status >= 500 ? "warn" : "info", "http.request", {
      rid: access.requestId,
      method: access.method,
      route: routePattern(access.path, status),
      status,
      ms: Math.round(performance.now() - access.startedAt),
      ip: maskAddress(access.address),
      ...access.scope.user,
    });
  });
}
