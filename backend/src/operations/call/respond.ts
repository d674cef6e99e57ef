import { randomBytes } from "node:crypto";
import type { OperationContext } from "../../context.ts";
import { refusal, type Answer } from "../../wire/answer.ts";
import { describeFailure } from "../../failure-description.ts";
import { writeLog } from "../../log.ts";
import type { Operation } from "./operation.ts";
import { findSession, type Session } from "../../accounts/session.ts";

const REFERENCE_BYTES = 6;

/** Text of the session element, whatever the caller put there. */
function tokenOf(request: unknown): string {
  if (typeof request !== "object" || request === null || !("sesija" in request)) return "";
  return typeof request.sesija === "string" ? request.sesija : "";
}

const isAllowed = ({ access }: Operation, session: Session): boolean =>
  access === "public" || (access.roles.includes(session.role) && (access.limited || !session.limited));

async function respondWithin(
  context: OperationContext,
  operation: Operation,
  session: Session | null,
  request: unknown,
): Promise<Answer> {
  if (operation.access === "public") return operation.respond(context, null, request);
  if (session === null) return refusal(1020);
  if (!isAllowed(operation, session)) return refusal(1021);
  return operation.respond(context, session, request);
}

/**
 * Answers one call: session, rights, request, work, in this order, so that a stranger learns nothing from the checks.
 * Never throws: a fault becomes 2000 with a reference number that is in the log too (G34).
 */
export async function respondTo(
  context: OperationContext,
  name: string,
  operation: Operation,
  request: unknown,
): Promise<Answer> {
  const startedAt = performance.now();
  const entry = { ev: "soap", op: name };
  let session: Session | null = null;
  try {
    if (operation.access !== "public") session = await findSession(context, tokenOf(request));
    const answer = await respondWithin(context, operation, session, request);
    const ms = Math.round(performance.now() - startedAt);
    writeLog("info", { ...entry, code: answer.code, ms, uid: session?.user.id ?? null });
    return answer;
  } catch (error) {
    const ref = randomBytes(REFERENCE_BYTES).toString("hex").toUpperCase();
    writeLog("error", { ...entry, code: 2000, ref, uid: session?.user.id ?? null, ...describeFailure(error) });
    return refusal(2000, `Sistemos klaida. Klaidos numeris ${ref}.`);
  }
}
