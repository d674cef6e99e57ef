import type { IncomingHttpHeaders, IncomingMessage } from "node:http";
import type { Environment } from "../app/platform/env.server.ts";
import { isLoopbackHost } from "../app/platform/environment-values.ts";
import type { OriginEvidence } from "../app/platform/request-facts.server.ts";
import type { Refusal } from "./refuse.ts";

/**
 * Who sent a form, as far as the browser tells: `foreign` is refused at once; a browser too old to say anything
 * needs the signed token.
 */
export function originEvidence(request: IncomingMessage, environment: Environment): OriginEvidence | "foreign" {
  const site = request.headers["sec-fetch-site"];
  if (site !== undefined) return site === "same-origin" ? "same-origin" : "foreign";
  const { origin } = request.headers;
  if (origin === undefined) return "token-required";
  return isOwnOrigin(origin, request, environment) ? "same-origin" : "foreign";
}

/** Exactly the public origin. In the embedded mode this machine's other names with the same port are the same portal. */
export function isOwnOrigin(origin: string, request: IncomingMessage, { publicOrigin }: Environment): boolean {
  if (origin === publicOrigin) return true;
  const own = new URL(publicOrigin);
  const sent = URL.parse(origin);
  if (sent === null || sent.origin !== origin || sent.protocol !== "http:" || own.protocol !== "http:") return false;
  const isSamePort = sent.port === own.port || Number(sent.port) === request.socket.localPort;
  return isLoopbackHost(own.hostname) && isLoopbackHost(sent.hostname) && isSamePort;
}

const URL_ENCODED = /^application\/x-www-form-urlencoded(?:\s*;\s*charset="?utf-8"?)?$/i;
const MULTIPART = /^multipart\/form-data\s*;\s*boundary=(?:"[\w'()+,./:=? -]{1,70}"|[\w'()+,./:=?-]{1,70})$/i;

/** Only the two formats in which browsers send forms, neither compressed nor ambiguous. */
export function refuseFormat(headers: IncomingHttpHeaders): Refusal | null {
  const type = headers["content-type"]?.trim() ?? "";
  const encoding = headers["content-encoding"] ?? "identity";
  const transfer = headers["transfer-encoding"] ?? "chunked";
  const isForm = URL_ENCODED.test(type) || MULTIPART.test(type);
  const isPlain = encoding.toLowerCase() === "identity" && transfer.toLowerCase() === "chunked";
  return isForm && isPlain ? null : { status: 415, reason: "content-type" };
}

export const isMultipart = (headers: IncomingHttpHeaders): boolean =>
  MULTIPART.test(headers["content-type"]?.trim() ?? "");

const TOKEN_FIELD = { urlEncoded: /(?:^|&)_csrf=[^&]/, multipart: /name="_csrf"/ };

/** Whether a token is there at all; whether it is the right one is for the application to say. */
export function hasTokenField(headers: IncomingHttpHeaders, body: Buffer): boolean {
  return (isMultipart(headers) ? TOKEN_FIELD.multipart : TOKEN_FIELD.urlEncoded).test(body.toString("latin1"));
}
