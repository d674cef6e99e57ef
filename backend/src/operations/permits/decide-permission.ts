import { eq } from "drizzle-orm";
import { z } from "zod";
import type { Session } from "../../accounts/session.ts";
import { logAction, type LoggedAction } from "../../applications/action-log.ts";
import { isOpen } from "../../applications/application-answer.ts";
import { findApplicationForUpdate } from "../../applications/find-application.ts";
import { covers, expirePermits, permitBasisOf, type PermitRow } from "../../applications/permits.ts";
import { scenarioFault } from "../../applications/scenario-fault.ts";
import type { OperationContext } from "../../context.ts";
import { decideChosen } from "../../credit/chosen-credit.ts";
import { loadCreditFacts } from "../../credit/credit-facts.ts";
import { isOpenPermit, permitAfter, type PermitAct, type PermitStatus } from "../../rules/permit-states.ts";
import type { ApplicationRow } from "../../store/application-fields.ts";
import { toWireApplication } from "../../store/application-wire.ts";
import { contractRequests } from "../../store/schema/application-records.ts";
import type { Store } from "../../store/store.ts";
import { toBusinessDay } from "../../time/business-day.ts";
import { answer, refusal, type Answer, type RefusalCode } from "../../wire/answer.ts";
import { flagInput, numberInput, operationIdInput, optional } from "../../wire/wire-input.ts";
import { once } from "../call/once.ts";
import { operation, STAFF } from "../call/operation.ts";
import { commentInput } from "./comment-input.ts";

const MANAGER = 1;

/** A manager's answer to a request. */
interface Answered {
  readonly permitId: number;
  readonly act: Exclude<PermitAct, "expire">;
  readonly note: string | undefined;
}

const LOGGED: Readonly<Record<Exclude<PermitStatus, "WAITING" | "EXPIRED">, LoggedAction>> = {
  CONFIRMED: "Leidimas suteiktas",
  REJECTED: "Leidimas nesuteiktas",
  ESCALATED: "Leidimo prašymas perduotas aukštesniam lygiui",
  WAITING_EXTRA: "Duotas pirmasis leidimas",
};

/**
 * The application first, then the request: asking and making the contract lock in this order, too. The second of two managers waits
 * here and then reads what the first one has decided (F-374).
 */
async function lock(tx: Store, session: Session, permitId: number) {
  const byId = eq(contractRequests.id, permitId);
  const [found] = await tx.select({ applicationId: contractRequests.applicationId }).from(contractRequests).where(byId);
  const row = found === undefined ? null : await findApplicationForUpdate(tx, session, found.applicationId);
  const [permit] = await tx.select().from(contractRequests).where(byId).for("update");
  return row === null || permit === undefined ? null : { row, permit };
}

/** What is approved must be what was assessed, what is asked for and what the rules leave to a manager (2402, 2405). */
async function refuseApproval(
  tx: Store,
  context: OperationContext,
  { row, permit }: { row: ApplicationRow; permit: PermitRow },
): Promise<RefusalCode | null> {
  if (permit.valuationId === null) return 2402;
  const facts = await loadCreditFacts(tx, row.shopId, toWireApplication(row), context.clock.now());
  const decided = decideChosen(facts, toBusinessDay(context.clock.now()));
  const isLendable = decided !== null && decided.decision.decision !== "REJECTED";
  if (!isLendable || !covers(permit, permitBasisOf(decided))) return 2405;
  return scenarioFault(facts.application) === 1600 ? 1600 : null;
}

/** The last word is another manager's than the first one (F-371). */
const isSecondOfSame = ({ status, firstApproverId }: PermitRow, { user }: Session, act: PermitAct): boolean =>
  act === "approve" && status !== "WAITING" && firstApproverId === user.id;

async function decide(tx: Store, context: OperationContext, session: Session, answered: Answered): Promise<Answer> {
  const { permitId, act, note } = answered;
  const now = context.clock.now();
  await expirePermits(tx, now);
  const locked = await lock(tx, session, permitId);
  if (locked === null || !isOpenPermit(locked.permit.status)) return refusal(2401);
  const { row, permit } = locked;
  const status = permitAfter(permit.sequence, permit.status, act);
  if (status === null || status === "WAITING" || status === "EXPIRED" || !isOpen(row)) return refusal(1100);
  if (isSecondOfSame(permit, session, act)) return refusal(2403);
  const refused = act === "approve" ? await refuseApproval(tx, context, locked) : null;
  if (refused !== null) return refusal(refused);
  const hand = isOpenPermit(status)
    ? { firstApproverId: session.user.id, firstAnsweredAt: now, firstNote: note ?? null }
    : { closerId: session.user.id, closedAt: now, note: note ?? null, untold: true };
  await tx
    .update(contractRequests)
    .set({ status, ...hand })
    .where(eq(contractRequests.id, permit.id));
  const said = note === undefined ? "" : `: ${note}`;
  await logAction(tx, context, session, {
    applicationId: row.id,
    action: LOGGED[status],
    note: `Nr. ${permit.id}${said}`,
  });
  return answer({ Busena: status });
}

/** Sellers and supervisors hear 2403, which says who may, instead of the general 1021 (F-376). */
function answerOnce(context: OperationContext, session: Session, operationId: string | undefined, answered: Answered) {
  if (session.role !== MANAGER) return Promise.resolve(refusal(2403));
  const name = answered.act === "approve" ? "ApprovePermission" : "RejectPermission";
  const write = { operation: name, operationId, content: answered };
  return once(context, session, write, (tx) => decide(tx, context, session, answered));
}

/**
 * Approves a request (F-372): with sequence 0 at once, with sequence 1 by two different managers (F-371). 2401 when it is answered or
 * expired, 2402, 2405, 1600 when it cannot be approved, 2403 for a user who may not.
 */
export const approvePermission = operation(
  STAFF,
  z.object({ OperacijosID: operationIdInput, leidimoID: numberInput, komentaras: optional(commentInput) }),
  (context, session, { OperacijosID, leidimoID: permitId, komentaras: note }) =>
    answerOnce(context, session, OperacijosID, { permitId, act: "approve", note }),
);

/** Refuses a request, or passes it up to another manager (`perduoti`); both say why (F-372). 2401, 2403 as above; 1100: not from this state. */
export const rejectPermission = operation(
  STAFF,
  z.object({
    OperacijosID: operationIdInput,
    leidimoID: numberInput,
    komentaras: commentInput,
    perduoti: optional(flagInput),
  }),
  (context, session, { OperacijosID, leidimoID: permitId, komentaras: note, perduoti }) =>
    answerOnce(context, session, OperacijosID, { permitId, act: perduoti === true ? "escalate" : "reject", note }),
);
