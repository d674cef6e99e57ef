import { randomBytes } from "node:crypto";
import type { IncomingMessage, Server, ServerResponse } from "node:http";
import type { Environment } from "../environment.ts";
import { describeFailure } from "../failure-description.ts";
import { writeLog } from "../log.ts";
import { readRequestBody } from "../request-body.ts";
import { createCallLimit } from "./call-limit.ts";
import { refused, type CallOutcome, type ServiceContext, type VerifyContext } from "./call.ts";
import { findCall } from "./calls.ts";
import { fault, noSuchAddress, notJson, tooLarge, wrongMethod, type Refusal } from "./refusal.ts";

const BASE = "/user-verify/";
const DEVICE_CHECK = "device-check";
const MAX_BODY_BYTES = 16 * 1024;
const REFERENCE_BYTES = 6;

const pathOf = (request: IncomingMessage): string => (request.url ?? "").split("?")[0] ?? "";

/** What follows the base path, or null when the address is another service's. */
function findPath({ deviceCheckPath }: Pick<Environment, "deviceCheckPath">, path: string): string | null {
  if (path === deviceCheckPath) return DEVICE_CHECK;
  if (path.startsWith(BASE)) return path.slice(BASE.length);
  return `${path}/` === BASE ? "" : null;
}

/** Whether this service answers the request. */
export const isVerifyRequest = (request: IncomingMessage, environment: Environment): boolean =>
  findPath(environment, pathOf(request)) !== null;

const isJson = (request: IncomingMessage): boolean =>
  /^application\/json\b/i.test(request.headers["content-type"] ?? "");

type ReadJson = { readonly ok: true; readonly body: unknown } | ({ readonly ok: false } & Refusal);

async function readJson(request: IncomingMessage): Promise<ReadJson> {
  if (!isJson(request)) return { ok: false, ...notJson };
  const read = await readRequestBody(request, MAX_BODY_BYTES);
  if (!read.ok) return { ok: false, ...(read.reason === "too-large" ? tooLarge : notJson) };
  try {
    return { ok: true, body: JSON.parse(read.value) };
  } catch {
    return { ok: false, ...notJson };
  }
}

async function runCall(context: VerifyContext, request: IncomingMessage, path: string): Promise<CallOutcome> {
  const found = findCall(path);
  if (found === null) return refused(noSuchAddress);
  const { call, tail } = found;
  const isRead = call.method === "GET";
  const isAllowed = request.method === call.method || (isRead && request.method === "HEAD");
  if (!isAllowed) return refused(wrongMethod(isRead ? "GET, HEAD" : "POST"));
  if (isRead) return call.respond(context, { body: undefined, tail });
  const json = await readJson(request);
  if (!json.ok) return json;
  return call.respond(context, { body: json.body, tail });
}

/** Code of the answer's `info` or its status, for the log: numbers and flags only. */
function resultOf(outcome: CallOutcome): string {
  if (!outcome.ok) return outcome.code;
  const { info, status } = outcome.answer as { info?: { code?: unknown; reason?: unknown }; status?: unknown };
  return [status ?? info?.code, info?.reason].filter((part) => part !== undefined).join(" ");
}

/** Never throws: a fault becomes 500 with a number that is in the log too. */
async function answerCall(context: VerifyContext, request: IncomingMessage, path: string): Promise<CallOutcome> {
  const startedAt = performance.now();
  const entry = { ev: "verify", call: findCall(path)?.name ?? null };
  try {
    const outcome = await runCall(context, request, path);
    const ms = Math.round(performance.now() - startedAt);
    const status = outcome.ok ? 200 : outcome.status;
    writeLog("info", { ...entry, status, result: resultOf(outcome), ms, uid: outcome.userId ?? null });
    return outcome;
  } catch (error) {
    const ref = randomBytes(REFERENCE_BYTES).toString("hex").toUpperCase();
    writeLog("error", { ...entry, status: 500, ref, ...describeFailure(error) });
    return refused(fault(ref));
  }
}

function send(response: ServerResponse, outcome: CallOutcome): void {
  if (response.destroyed) return;
  const status = outcome.ok ? 200 : outcome.status;
  const body = outcome.ok ? outcome.answer : { error: { code: outcome.code, message: outcome.message } };
  response.writeHead(status, {
    "Content-Type": "application/json; charset=utf-8",
    "Cache-Control": "no-store",
    "X-Content-Type-Options": "nosniff",
    ...(outcome.ok ? {} : outcome.headers),
  });
  response.end(JSON.stringify(body));
}

/**
 * Serves the verification calls under `/user-verify/`, and the device check under a second path when one is configured
 * (G36). Requests to other addresses are left to other listeners.
 */
export function attachVerify(server: Server, service: ServiceContext): void {
  const context: VerifyContext = { ...service, limit: createCallLimit() };
  server.on("request", (request: IncomingMessage, response: ServerResponse) => {
    const path = findPath(context.environment, pathOf(request));
    if (path === null) return;
    void answerCall(context, request, path).then((outcome) => {
      // A body that was not read is not waited for.
      request.resume();
      send(response, outcome);
    });
  });
}
