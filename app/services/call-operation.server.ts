import type * as z from "zod";
import type { Language } from "~/domain/language.ts";
import { accepted } from "~/domain/outcome.ts";
import { audit } from "~/platform/audit.server.ts";
import { log } from "~/platform/log.server.ts";
import { markRightRefused } from "~/platform/raw-response.server.ts";
import { BackendFault, BackendSessionEnded } from "./backend-errors.ts";
import type { Backend, BackendConnection } from "./backend.server.ts";
import { CODE_MEANINGS, GENERAL_CODES, isHandledBy } from "./faults.server.ts";
import type { GeneralReason, KnownCode, ReasonOf } from "./faults.server.ts";
import { toNotice } from "./notice.server.ts";
import type { BackendOutcome, Refusal } from "./refusal.ts";
import type { OperationName } from "./transport/operations.ts";
import type { WireObject } from "./transport/request-guard.ts";
import type { XmlNode } from "./transport/xml-tree.ts";

const NOT_ALLOWED = 1021;

/** An answer before its content is read; the code is zero or positive, and not the ended session. */
export type Answer = {
  operation: OperationName;
  code: number;
  content: XmlNode;
  language: Language;
  reference: string;
};

/** An operation in wire names, its answer's schema and the codes by which it may refuse. */
export type OperationCall<Value, Code extends KnownCode> = {
  operation: OperationName;
  args: WireObject;
  answer: z.ZodType<Value>;
  refusals: readonly Code[];
};

/**
 * Calls an operation in the name of the session.
 * @throws BackendUnavailable, BackendFault, BackendSessionEnded
 */
export async function callOperation<Value, Code extends KnownCode>(
  backend: Backend,
  { operation, args, answer: schema, refusals }: OperationCall<Value, Code>,
): Promise<BackendOutcome<Value, GeneralReason | ReasonOf<Code>>> {
  const answer = await askInSession(backend, operation, args);
  return answer.code === 0 ? accepted(readAnswer(answer, schema)) : refuse(answer, refusals);
}

/** Asks with `sesija` in front, as the contract has it (F-476). */
export const askInSession = (backend: Backend, operation: OperationName, args: WireObject): Promise<Answer> =>
  ask(backend, operation, { sesija: backend.soapSession, ...args });

/** Asks and leaves every positive code but 1020 to the caller. */
export async function ask(backend: BackendConnection, operation: OperationName, args: WireObject): Promise<Answer> {
  const { soap, signal, endsAt, language, reference } = backend;
  const { code, content } = await soap.call({ operation, args, signal, endsAt, reference });
  if (isHandledBy(code, "logOut")) throw new BackendSessionEnded(operation);
  return { operation, code, content, language, reference };
}

/** Reads the content by its schema; the log gets the path of what is wrong, never the value. @throws BackendFault */
export function readAnswer<Value>({ operation, content, reference }: Answer, schema: z.ZodType<Value>): Value {
  const read = schema.safeParse(content);
  if (read.success) return read.data;
  const path = read.error.issues[0]?.path.map(String).join(".") ?? "";
  log("error", "backend.content", { op: operation, reason: path, rid: reference });
  throw new BackendFault("content", { operation, milliseconds: 0, reference, nothingSent: false });
}

/**
 * The refusal of a positive code: its reason when the operation may answer it, else `unexpectedCode`. The log has a line
 * with the number that the user is shown.
 */
export function refuse<Code extends KnownCode>(
  answer: Answer,
  refusals: readonly Code[],
): Refusal<GeneralReason | ReasonOf<Code>> {
  const { operation: op, code, reference: rid } = answer;
  const expected = [...GENERAL_CODES, ...refusals].find((candidate) => candidate === code);
  if (expected === undefined) log("warn", "backend.unexpectedCode", { op, code, rid });
  else log("info", "backend.refused", { op, code, rid });
  if (code === NOT_ALLOWED) {
    audit("role.refused", { result: "refused", code, subject: op });
    markRightRefused();
  }
  const reason = expected === undefined ? "unexpectedCode" : CODE_MEANINGS[expected].reason;
  return { ok: false, reason, notice: toNotice(answer) };
}
