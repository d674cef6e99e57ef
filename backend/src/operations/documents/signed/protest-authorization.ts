import { z } from "zod";
import type { Session } from "../../../accounts/session.ts";
import { logAction } from "../../../applications/action-log.ts";
import { findApplicationForUpdate } from "../../../applications/find-application.ts";
import type { OperationContext } from "../../../context.ts";
import { authorizationProtests } from "../../../store/schema/signed-documents.ts";
import type { Store } from "../../../store/store.ts";
import { answer, refusal, type Answer } from "../../../wire/answer.ts";
import { applicationIdInput, operationIdInput, textInput } from "../../../wire/wire-input.ts";
import { once } from "../../call/once.ts";
import { operation, STAFF } from "../../call/operation.ts";

/** A contract, until it is rejected or archived. */
const PROTESTABLE: readonly number[] = [1, 2, 4, 7];
const REASON_MIN = 5;
const REASON_MAX = 250;

const input = z.object({
  OperacijosID: operationIdInput,
  ParaiskosID: applicationIdInput,
  Priezastis: textInput(REASON_MAX)
    .transform((text) => text.trim())
    .refine((text) => text.length >= REASON_MIN),
});

type Protest = Omit<z.output<typeof input>, "OperacijosID">;

async function protest(tx: Store, context: OperationContext, session: Session, asked: Protest): Promise<Answer> {
  const row = await findApplicationForUpdate(tx, session, asked.ParaiskosID);
  if (row === null) return refusal(1063);
  if (!PROTESTABLE.includes(row.status)) return refusal(1100);
  const noted = await tx
    .insert(authorizationProtests)
    .values({
      applicationId: row.id,
      reason: asked.Priezastis,
      protestedAt: context.clock.now(),
      protestedBy: session.user.id,
    })
    .onConflictDoNothing()
    .returning();
  if (noted.length === 0) return refusal(1100);
  const note = [row.contractNumber, asked.Priezastis].filter(Boolean).join(". ");
  await logAction(tx, context, session, { applicationId: row.id, action: "Užprotestuotas įgaliojimas", note });
  return answer();
}

/** Notes that the buyer protests the authorization of a contract, once and with the reason, for the lender to look into (F-348). */
export const protestAuthorization = operation(STAFF, input, (context, session, { OperacijosID, ...asked }) => {
  const write = { operation: "ProtestAuthorization", operationId: OperacijosID, content: asked };
  return once(context, session, write, (tx) => protest(tx, context, session, asked));
});
