import type * as z from "zod";
import { environment } from "~/platform/env.server.ts";
import { log } from "~/platform/log.server.ts";
import { processWide } from "~/platform/process-wide.ts";
import { BackendFault, BackendSessionEnded } from "./backend-errors.ts";
import { createJsonTransport, type JsonAnswer, type JsonTransport } from "./transport/json-transport.server.ts";
import type { VerifyPolicyName } from "./transport/operations.ts";

/** A way to the verification service for one request of a browser. */
export type VerifyService = {
  json: JsonTransport;
  /** Path of the service, without a slash at its end. */
  basePath: string;
  /** Path of the device check, which other services have elsewhere (F-515). */
  deviceCheckPath: string;
  signal: AbortSignal | null;
  /** When the page must be there, as `performance.now()` counts; null: each call has its own time only. */
  endsAt: number | null;
  /** The portal's request id. */
  reference: string;
};

/** A call by its name, and how its content is read. */
type VerifyCall<Value> = {
  name: string;
  /** Of a call that is not at `basePath`. */
  path?: string;
  /** Posted; null asks with GET. */
  body: object | null;
  answer: z.ZodType<Value>;
  policy?: VerifyPolicyName;
  /** Changes nothing that matters: may be repeated by itself. */
  isRead?: boolean;
};

/** The verification service for a request; `signal` is the request's own. */
export function verifyService({
  signal,
  reference = "",
  endsAt = null,
}: { signal?: AbortSignal; reference?: string; endsAt?: number | null } = {}) {
  const { verifyUrl, deviceCheckPath, limits } = environment();
  const json = processWide("verify", () => createJsonTransport(verifyUrl, limits));
  return verifyServiceAt(verifyUrl, { json, deviceCheckPath, signal: signal ?? null, endsAt, reference });
}

/** The service at an address, over a transport to it. */
export function verifyServiceAt(
  url: string,
  {
    deviceCheckPath,
    ...way
  }: Pick<VerifyService, "json" | "signal" | "endsAt" | "reference"> & { deviceCheckPath: string | null },
): VerifyService {
  const basePath = new URL(url).pathname.replace(/\/$/, "");
  return { ...way, basePath, deviceCheckPath: deviceCheckPath ?? `${basePath}/device-check` };
}

/**
 * Makes a call and reads its content.
 * @throws BackendUnavailable, BackendFault, BackendSessionEnded (401)
 */
export async function askVerify<Value>(service: VerifyService, call: VerifyCall<Value>): Promise<Value> {
  return readContent(service, call, await send(service, call));
}

/**
 * The same for what may be gone: null then.
 * @param gone the statuses that say so: 404 there is no such thing, 410 the device was withdrawn
 */
export async function findVerify<Value>(
  service: VerifyService,
  call: VerifyCall<Value>,
  gone: readonly (404 | 410)[],
): Promise<Value | null> {
  const answer = await send(service, call);
  const isGone = gone.some((status) => status === answer.status);
  return isGone ? null : readContent(service, call, answer);
}

/** The number of a request is no part of the call's name. */
const operationOf = (name: string): string => `verify.${name.split("/")[0]}`;

async function send(service: VerifyService, call: VerifyCall<unknown>): Promise<JsonAnswer> {
  const { name, body, path = `${service.basePath}/${name}`, policy = "verify", isRead = false } = call;
  const { json, signal, endsAt, reference } = service;
  const operation = operationOf(name);
  const answer = await json.call({ operation, policy, path, body, isRead, signal, endsAt, reference });
  if (answer.status === 401) throw new BackendSessionEnded(operation);
  return answer;
}

/** The log gets the path of what is wrong, never the value. */
function readContent<Value>({ reference }: VerifyService, call: VerifyCall<Value>, answer: JsonAnswer): Value {
  const facts = { operation: operationOf(call.name), milliseconds: 0, reference, nothingSent: false };
  if (answer.status !== 200) throw new BackendFault("status", facts);
  const read = call.answer.safeParse(answer.content);
  if (read.success) return read.data;
  const reason = read.error.issues[0]?.path.map(String).join(".") ?? "";
  log("error", "backend.content", { op: facts.operation, reason, rid: reference });
  throw new BackendFault("content", facts);
}
