import { accepted } from "~/domain/outcome.ts";
import type { Backend } from "./backend.server.ts";
import { askInSession, callOperation, readAnswer, refuse } from "./call-operation.server.ts";
import { WRITE_CODES } from "./faults.server.ts";
import { toNotice } from "./notice.server.ts";
import type { PermitQuery } from "./permit-types.ts";
import { answeredPermit, askedPermit, permitPage } from "./wire/permits.ts";
import { toWireWrite, type Write } from "./write.ts";

/** An empty list is a page with a text, not a refusal (F-179). */
const EMPTY: ReadonlySet<number> = new Set([1310, 1900]);

/** Contract requests within the user's reach: of an application, one by its number, or the queue (F-372, F-380). */
export async function listPermits(backend: Backend, query: PermitQuery) {
  const answer = await askInSession(backend, "ListPermissions", {
    application: query.applicationId,
    leidimoID: query.permitId,
    Busena: query.status,
    seka: query.sequence,
    Kryptis: query.direction,
    Raktas: query.key,
    Kiekis: query.limit,
  });
  if (answer.code !== 0 && !EMPTY.has(answer.code)) return refuse(answer, [1060]);
  const empty = answer.code === 0 ? null : toNotice(answer);
  return accepted({ ...readAnswer(answer, permitPage), empty });
}

/** Asks a manager to allow the chosen credit of an application; the rules choose how many managers decide (F-371, F-372). */
export const requestPermit = (
  backend: Backend,
  asked: { applicationId: number; reason: string | null },
  write: Write,
) =>
  callOperation(backend, {
    operation: "RequestPermission",
    args: { ...toWireWrite(write), application: asked.applicationId, komentaras: asked.reason },
    answer: askedPermit,
    refusals: [...WRITE_CODES, 5, 1060, 1063, 1065, 1100, 2402, 2404, 2405],
  });

/** Approves a request (F-372); one that wants two managers waits for the second then. */
export const approvePermit = (
  backend: Backend,
  { permitId, note }: { permitId: number; note: string | null },
  { operationId }: Write,
) =>
  callOperation(backend, {
    operation: "ApprovePermission",
    args: { OperacijosID: operationId, leidimoID: permitId, komentaras: note },
    answer: answeredPermit,
    refusals: [1100, 1102, 1600, 2401, 2402, 2403, 2405],
  });

/** Refuses a request, or passes it up to another manager; both say why (F-372). */
export const rejectPermit = (
  backend: Backend,
  { permitId, note, passUp }: { permitId: number; note: string; passUp: boolean },
  { operationId }: Write,
) =>
  callOperation(backend, {
    operation: "RejectPermission",
    args: { OperacijosID: operationId, leidimoID: permitId, komentaras: note, perduoti: passUp ? 1 : null },
    answer: answeredPermit,
    refusals: [1100, 1102, 2401, 2403],
  });
