import type { IncomingMessage } from "node:http";
import type { Environment } from "../app/platform/env.server.ts";
import { isLoopbackHost } from "../app/platform/environment-values.ts";
import type { Refusal } from "./refuse.ts";

export const READING_METHODS: ReadonlySet<string> = new Set(["GET", "HEAD"]);
/** Methods that carry a form in one framework or another: judged as forms first (CSRF), as methods afterwards. */
export const WRITING_METHODS: ReadonlySet<string> = new Set(["POST", "PUT", "PATCH", "DELETE"]);

/** The first rule that the request line or the head breaks, or null. */
export function refuseHead(request: IncomingMessage, environment: Environment): Refusal | null {
  return (
    refuseMethod(request) ??
    refuseHost(request, environment) ??
    refuseForeignRead(request) ??
    refuseTarget(request, environment)
  );
}

function refuseMethod({ method = "" }: IncomingMessage): Refusal | null {
  return READING_METHODS.has(method) || WRITING_METHODS.has(method) ? null : { status: 405, reason: "method" };
}

function refuseHost(request: IncomingMessage, { publicOrigin }: Environment): Refusal | null {
  const names = request.rawHeaders.filter((name, at) => at % 2 === 0 && name.toLowerCase() === "host");
  const host = request.headers.host ?? "";
  const url = URL.parse(`http://${host}`);
  const isPlain = url !== null && /^[\w.:[\]-]{1,255}$/.test(host) && names.length === 1;
  if (isPlain && (host.toLowerCase() === new URL(publicOrigin).host || isLoopbackHost(url.hostname))) return null;
  return { status: 400, reason: "host" };
}

const FOREIGN: ReadonlySet<unknown> = new Set(["cross-site", "same-site"]);
const EMBEDDED: ReadonlySet<unknown> = new Set(["object", "embed"]);

/**
 * Another site may open a page of ours and nothing else: what its scripts, pictures and embedded objects ask for, they would only weigh or time. A site
 * beside ours is another one, too: its requests carry SameSite cookies.
 */
function refuseForeignRead({ method = "", headers }: IncomingMessage): Refusal | null {
  const { "sec-fetch-site": site, "sec-fetch-mode": mode, "sec-fetch-dest": destination } = headers;
  const isForeign = READING_METHODS.has(method) && FOREIGN.has(site);
  const isOpened = mode === "navigate" && !EMBEDDED.has(destination);
  return isForeign && !isOpened ? { status: 403, reason: "foreign" } : null;
}

function refuseTarget(request: IncomingMessage, { limits }: Environment): Refusal | null {
  const target = request.url ?? "";
  if (target.length > limits.urlBytes) return { status: 414, reason: "url-length" };
  if (!isCleanTarget(target)) return { status: 400, reason: "url" };
  if (/\.map$/.test(pathOf(target))) return { status: 404, reason: "source-map" };
  const hasBody =
    request.headers["transfer-encoding"] !== undefined || Number(request.headers["content-length"] ?? 0) > 0;
  return READING_METHODS.has(request.method ?? "") && hasBody ? { status: 400, reason: "body" } : null;
}

/** `.` and `..` as whole segments, escaped or not: one parser of the chain takes them out, another goes up. */
const DOT_SEGMENT = /(?:^|\/)(?:\.|%2e){1,2}(?:\/|$)/i;

/** A path that every parser of the chain reads the same way: no other host by `//` or `\`, no dot segments, no NUL, no broken escapes. */
function isCleanTarget(target: string): boolean {
  const url = URL.parse(target, "http://portal.invalid");
  if (!target.startsWith("/") || url === null || url.host !== "portal.invalid" || url.pathname.startsWith("//"))
    return false;
  const path = pathOf(target);
  if (/[\\\s]|%00|%5c/i.test(path) || DOT_SEGMENT.test(path)) return false;
  try {
    decodeURIComponent(url.pathname);
    return true;
  } catch {
    return false;
  }
}

/** The path of a request target, without the query. */
export const pathOf = (target: string): string => target.split("?", 1)[0] ?? "";
