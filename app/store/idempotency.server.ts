import { createHash, randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { z } from "zod";
import { environment } from "../platform/env.server.ts";
import { errorFields, log } from "../platform/log.server.ts";
import { processWide } from "../platform/process-wide.ts";
import { errorResponse } from "../platform/error-response.server.ts";
import { portalRecords } from "./portal-store.server.ts";
import type { Found, Records } from "./records.server.ts";

/** Which attempt: the user and the `_op` of the form. Another user with the same `_op` is another attempt. */
export interface AttemptKey {
  owner: string;
  operationId: string | null;
}

/** What became of an attempt. `repeated`: another run gave the value. `unknown`: it may have happened; read before trying again. */
export type IdempotentResult<Value> =
  | { state: "done"; value: Value; repeated: boolean }
  | { state: "conflict" }
  | { state: "running" }
  | { state: "unknown" };

/** An error that carries `nothingSent: true` says that the back end has not heard of the attempt: it may be repeated. */
export interface NothingSent {
  nothingSent: true;
}

const operationRecord = z.object({
  state: z.enum(["running", "done", "unknown"]),
  contentHash: z.string(),
  runner: z.string(),
  value: z.unknown(),
});
type OperationRecord = z.output<typeof operationRecord>;

const OPERATION = { name: "operation", schema: operationRecord };
/** Present as long as the runner lives: it renews it, and a killed process cannot. */
const LEASE = { name: "operation-lease", schema: z.object({ runner: z.string() }) };
const POLL_MS = 40;
const HOUR_MS = 60 * 60_000;

const runner = processWide("operationRunner", () => randomUUID());

/**
 * Does `work` once for an operation id, however often, from however many tabs, processes or restarts it is asked (R-2.8, F-335).
 * The same id with the same content waits for the first run and gets its value; with other content it is a conflict. A run whose process died, or
 * that threw after something may have been sent, is `unknown` until `settleOperation` or `releaseOperation` says more.
 *
 * @param content what the form said, as JSON; only its hash is kept
 * @param work gives a JSON value. What it throws is rethrown to the first caller.
 */
export async function runIdempotent<Value>(
  key: AttemptKey & { content: unknown },
  work: () => Promise<Value>,
): Promise<IdempotentResult<Value>> {
  const id = idOf(key);
  const contentHash = hashOf(key.content);
  const records = await portalRecords();
  const mine: OperationRecord = { state: "running", contentHash, runner, value: null };
  await records.save(LEASE, leaseOf(id, runner), { runner }, leaseMs(), "loose");
  if (await records.create(OPERATION, id, mine, lifeMs()))
    return { state: "done", value: await runFirst(records, id, mine, work), repeated: false };
  return waitForOther<Value>(records, id, contentHash);
}

/** Records what a later reading found out about an `unknown` attempt; repeats then get this value. */
export async function settleAttempt(key: AttemptKey, value: unknown): Promise<void> {
  const records = await portalRecords();
  const found = await records.find(OPERATION, idOf(key));
  if (found !== null)
    await records.replace(OPERATION, idOf(key), found.seal, { ...found.value, state: "done", value }, lifeMs());
}

/** Whether an attempt was begun and has no end: its process died, or threw after something may have been sent. */
export async function isAbandoned(key: AttemptKey): Promise<boolean> {
  const records = await portalRecords();
  const id = idOf(key);
  const found = await records.find(OPERATION, id);
  if (found === null || found.value.state === "done") return false;
  return found.value.state === "unknown" || isOrphaned(records, id, found);
}

/** Forgets an `unknown` attempt after a reading has shown that nothing happened: the same form may be sent again. */
export async function releaseAttempt(key: AttemptKey): Promise<void> {
  await (await portalRecords()).remove(OPERATION, idOf(key));
}

async function runFirst<Value>(
  records: Records,
  id: string,
  mine: OperationRecord,
  work: () => Promise<Value>,
): Promise<Value> {
  const renewal = setInterval(() => void renew(records, id), leaseMs() / 3).unref();
  try {
    const value = await work();
    await records.save(OPERATION, id, { ...mine, state: "done", value }, lifeMs());
    return value;
  } catch (error) {
    if (isNothingSent(error)) await records.remove(OPERATION, id);
    else await records.save(OPERATION, id, { ...mine, state: "unknown" }, lifeMs());
    throw error;
  } finally {
    clearInterval(renewal);
  }
}

async function renew(records: Records, id: string): Promise<void> {
  try {
    await records.save(LEASE, leaseOf(id, runner), { runner }, leaseMs(), "loose");
  } catch (error) {
    log("warn", "operation.leaseNotRenewed", errorFields(error));
  }
}

async function waitForOther<Value>(
  records: Records,
  id: string,
  contentHash: string,
): Promise<IdempotentResult<Value>> {
  const tries = (environment().limits.operationWaitSeconds * 1000) / POLL_MS;
  for (let attempt = 0; attempt < tries; attempt += 1) {
    const found = await records.find(OPERATION, id);
    if (found === null) return { state: "unknown" };
    if (found.value.contentHash !== contentHash) return { state: "conflict" };
    if (found.value.state === "done") return { state: "done", value: found.value.value as Value, repeated: true };
    if (found.value.state === "unknown" || (await isOrphaned(records, id, found))) return { state: "unknown" };
    await pause(POLL_MS);
  }
  return { state: "running" };
}

/** A running record whose runner no longer renews its lease belongs to a process that died; what it did is not known. */
async function isOrphaned(records: Records, id: string, found: Found<OperationRecord>): Promise<boolean> {
  return (await records.find(LEASE, leaseOf(id, found.value.runner))) === null;
}

function idOf({ owner, operationId }: AttemptKey): string {
  if (operationId === null) throw errorResponse(400, "form");
  return JSON.stringify([owner, operationId]);
}

const leaseOf = (id: string, holder: string): string => `${holder}|${id}`;
const hashOf = (content: unknown): string =>
  createHash("sha256")
    .update(JSON.stringify(content) ?? "")
    .digest("hex");
const isNothingSent = (error: unknown): error is NothingSent =>
  typeof error === "object" && error !== null && (error as Partial<NothingSent>).nothingSent === true;
const lifeMs = (): number => environment().limits.operationHours * HOUR_MS;
const leaseMs = (): number => environment().limits.operationLeaseSeconds * 1000;
