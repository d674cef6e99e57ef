import { createHash } from "node:crypto";
import { and, eq, lt } from "drizzle-orm";
import type { OperationContext } from "../../context.ts";
import { operationRecords } from "../../store/schema/application-records.ts";
import { withTransaction, type Store } from "../../store/store.ts";
import type { WireRecord } from "../../store/wire-record.ts";
import { inContractOrder } from "../../wire/contract-order.ts";
import { refusal, toWireRecord, type Answer, type RefusalCode } from "../../wire/answer.ts";
import type { Session } from "../../accounts/session.ts";

/** How long a repeated write gets the first answer (G12). */
const RECORD_MS = 24 * 3_600_000;

/** A write as its caller identifies it. */
export interface Write {
  readonly operation: string;
  /** OperacijosID; without it every call is a new one. */
  readonly operationId: string | undefined;
  /** The request without session and operation id: the same id may not be used for other content (1102). */
  readonly content: unknown;
}

/** A save with a refused account number has saved the rest (C20): it counts as done. */
const isDone = ({ code, fields }: Answer): boolean => code === 0 || Object.keys(fields).length > 0;

/** Text of a value that does not depend on the order of its keys. */
function canonicalText(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonicalText).join(",")}]`;
  if (typeof value !== "object" || value === null) return JSON.stringify(value) ?? "null";
  const entries = Object.entries(value).filter(([, item]) => item !== undefined);
  return `{${entries
    .sort(([left], [right]) => (left < right ? -1 : 1))
    .map(([key, item]) => `${JSON.stringify(key)}:${canonicalText(item)}`)
    .join(",")}}`;
}

const hashOf = (content: unknown): string => createHash("sha256").update(canonicalText(content)).digest("hex");

const CODE = "KlaidosKodas";

const toRecord = (answer: Answer): WireRecord => ({ ...toWireRecord(answer.fields), [CODE]: String(answer.code) });

function toAnswer(operation: string, { [CODE]: code, ...fields }: WireRecord): Answer {
  return { code: Number(code) as 0 | RefusalCode, fields: inContractOrder(`${operation}Response`, fields) };
}

type Claim = { isNew: true } | { isNew: false; answer: Answer };

/**
 * Claims the id inside the transaction: a parallel call with the same id waits here until the first one is finished,
 * then finds its answer.
 */
async function claim(tx: Store, session: Session, write: Required<Write>, now: Date): Promise<Claim> {
  const { operation, operationId = "" } = write;
  const contentHash = hashOf(write.content);
  const own = eq(operationRecords.userId, session.user.id);
  const oldest = new Date(now.getTime() - RECORD_MS);
  await tx.delete(operationRecords).where(and(own, lt(operationRecords.createdAt, oldest)));
  const record = { userId: session.user.id, operationId, operation, contentHash, answer: {}, createdAt: now };
  const claimed = await tx.insert(operationRecords).values(record).onConflictDoNothing().returning();
  if (claimed.length > 0) return { isNew: true };
  const [first] = await tx
    .select()
    .from(operationRecords)
    .where(and(own, eq(operationRecords.operationId, operationId)));
  const isSame = first?.operation === operation && first.contentHash === contentHash;
  return { isNew: false, answer: isSame ? toAnswer(operation, first.answer) : refusal(1102) };
}

async function remember(tx: Store, session: Session, operationId: string, answer: Answer): Promise<void> {
  const record = and(eq(operationRecords.userId, session.user.id), eq(operationRecords.operationId, operationId));
  // A refusal changed nothing: after the cause is gone the same form must work.
  await (isDone(answer)
    ? tx
        .update(operationRecords)
        .set({ answer: toRecord(answer) })
        .where(record)
    : tx.delete(operationRecords).where(record));
}

/**
 * Runs a write in one transaction, once for an operation id: a repeat with the same content gets the first answer, one
 * with other content 1102 (G12, R-I1, R-J4). The record is saved with the write or not at all.
 */
export function once(
  { db, clock }: OperationContext,
  session: Session,
  write: Write,
  work: (tx: Store) => Promise<Answer>,
): Promise<Answer> {
  const { operationId } = write;
  return withTransaction(db, async (tx) => {
    if (operationId === undefined) return work(tx);
    const claimed = await claim(tx, session, { ...write, operationId }, clock.now());
    if (!claimed.isNew) return claimed.answer;
    const answer = await work(tx);
    await remember(tx, session, operationId, answer);
    return answer;
  });
}
