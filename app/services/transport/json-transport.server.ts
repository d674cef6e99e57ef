import { DEFAULT_LIMITS, type Limits } from "~/platform/limits.ts";
import { CallFailure } from "./call-failure.ts";
import { createHttpExchange, type HttpExchange } from "./http-exchange.server.ts";
import { decodeJson } from "./json-text.ts";
import { callWithPolicy, type TryBounds } from "./call-with-policy.server.ts";
import { ServicePolicy } from "./service-policy.ts";
import type { VerifyPolicyName } from "./operations.ts";

/** One call of the verification service. */
export type JsonCall = {
  /** Name for log and errors. */
  operation: string;
  policy: VerifyPolicyName;
  path: string;
  /** Posted; null asks with GET. */
  body: object | null;
  /** Changes nothing that matters: may be asked twice, and ends when the browser has gone. */
  isRead: boolean;
  signal: AbortSignal | null;
  /** When the page must be there (`PolicyCall`). */
  endsAt: number | null;
  reference: string;
};

/** An answer that means something: content with 200; the session is over (401); there is no such thing (404), or no longer (410). */
export type JsonAnswer = { status: 200; content: unknown } | { status: 401 } | { status: 404 } | { status: 410 };

/**
 * The way to the verification service.
 * @throws BackendUnavailable, BackendFault
 */
export type JsonTransport = { call: (call: JsonCall) => Promise<JsonAnswer> };

const TOO_MANY_CALLS = 429;

/** Makes the way to a service: its connections and policies of its own. A process needs one. */
export function createJsonTransport(endpoint: string, limits: Limits = DEFAULT_LIMITS): JsonTransport {
  const exchange = createHttpExchange(new URL(endpoint));
  const policies: Record<VerifyPolicyName, ServicePolicy> = {
    verify: new ServicePolicy("verify", limits),
    sendingStatus: new ServicePolicy("sendingStatus", limits),
  };
  return { call: (call) => callWithPolicy(policies[call.policy], call, (bounds) => ask(exchange, call, bounds)) };
}

async function ask(exchange: HttpExchange, { path, body }: JsonCall, bounds: TryBounds): Promise<JsonAnswer> {
  const { reference, ...limits } = bounds;
  const { status, bytes, contentType } = await exchange({
    ...limits,
    path,
    body: body === null ? null : JSON.stringify(body),
    answers: [401, 404, 410, TOO_MANY_CALLS],
    headers: {
      ...(body === null ? {} : { "Content-Type": "application/json" }),
      Accept: "application/json",
      "Accept-Encoding": "identity",
      "X-Request-Id": reference.replace(/[^\w.-]/g, ""),
    },
  });
  if (status === 401 || status === 404 || status === 410) return { status };
  if (status === TOO_MANY_CALLS) throw new CallFailure("busy", true);
  return { status: 200, content: decodeJson(bytes, contentType) };
}
