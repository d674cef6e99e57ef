import { and, eq, gt, ne, or } from "drizzle-orm";
import { z } from "zod";
import { phoneField } from "../../accounts/contact-fields.ts";
import type { Session } from "../../accounts/session.ts";
import { logAction } from "../../applications/action-log.ts";
import { isOpen } from "../../applications/application-answer.ts";
import { findApplicationForUpdate } from "../../applications/find-application.ts";
import type { OperationContext } from "../../context.ts";
import { maskRecipient } from "../../sending/masked-recipient.ts";
import { enqueue, SendingStatus } from "../../sending/queue.ts";
import { messages } from "../../store/schema/messages.ts";
import { withTransaction, type Store } from "../../store/store.ts";
import { answer, refusal, type Answer } from "../../wire/answer.ts";
import { applicationIdInput, numberInput, optional } from "../../wire/wire-input.ts";
import { operation, STAFF } from "../call/operation.ts";
import { sends } from "../call/sends.ts";

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** Messages of an hour, of an application and to a number alike: more would be a nuisance, and cost. */
const MESSAGES_PER_HOUR = 3;
/** A second press is no second message. */
const PAUSE_MS = MINUTE_MS;
const MAX_MINUTES = 24 * 60;

const input = z.object({
  ParaiskosID: applicationIdInput,
  /** The secret of the address alone: the address is made here, so that no other can be sent. */
  Raktas: z.string().regex(/^[a-z0-9]{26}$/),
  Telefonas: phoneField,
  GaliojaMinuciu: numberInput.pipe(z.number().min(1).max(MAX_MINUTES)),
  Kalba: optional(z.enum(["lt", "en"])),
});

type Request = z.output<typeof input>;

/** Why no message leaves now, or null. One that has failed reached no telephone: it keeps no corrected number waiting. */
async function findObstacle(tx: Store, { ParaiskosID: id, Telefonas: phone }: Request, now: Date) {
  const sent = await tx
    .select({ at: messages.createdAt })
    .from(messages)
    .where(
      and(
        eq(messages.kind, "hand-over"),
        ne(messages.status, SendingStatus.failed),
        or(eq(messages.handOverOf, id), eq(messages.recipient, phone)),
        gt(messages.createdAt, new Date(now.getTime() - HOUR_MS)),
      ),
    );
  if (sent.length >= MESSAGES_PER_HOUR) return "LIMIT";
  return sent.some(({ at }) => now.getTime() - at.getTime() < PAUSE_MS) ? "PAUSE" : null;
}

async function send(tx: Store, context: OperationContext, session: Session, request: Request): Promise<Answer> {
  const row = await findApplicationForUpdate(tx, session, request.ParaiskosID);
  if (row === null) return refusal(1063);
  if (!isOpen(row)) return refusal(1100);
  const now = context.clock.now();
  const obstacle = await findObstacle(tx, request, now);
  if (obstacle !== null) return answer({ Kliutis: obstacle });
  const requestId = await enqueue(tx, now, {
    channel: "sms",
    recipient: request.Telefonas,
    language: request.Kalba ?? "lt",
    kind: "hand-over",
    handOverOf: row.id,
    handOverKey: request.Raktas,
    deadline: new Date(now.getTime() + request.GaliojaMinuciu * MINUTE_MS),
  });
  await logAction(tx, context, session, {
    applicationId: row.id,
    action: "Pirkėjui siunčiama SMS su jo puslapio nuoroda",
    note: maskRecipient(request.Telefonas),
  });
  return answer({ SiuntimoID: requestId });
}

/**
 * Sends the buyer an SMS with the address of the own page on which the portal waits for the buyer (O2). That no message leaves because there were too many is a
 * value, `Kliutis`; 1063, and 1100 once there is a contract. By `SiuntimoID` the verification service tells whether it has left (F-512).
 */
export const sendHandOver = sends(
  operation(STAFF, input, (context, session, request) =>
    withTransaction(context.db, (tx) => send(tx, context, session, request)),
  ),
);
