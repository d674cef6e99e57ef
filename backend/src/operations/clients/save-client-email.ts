import { eq } from "drizzle-orm";
import { z } from "zod";
import type { OperationContext } from "../../context.ts";
import { applications } from "../../store/schema/applications.ts";
import type { Store } from "../../store/store.ts";
import { logAction } from "../../applications/action-log.ts";
import { answer, refusal, type Answer } from "../../wire/answer.ts";
import { findApplicationForUpdate } from "../../applications/find-application.ts";
import { once } from "../call/once.ts";
import { operation, STAFF } from "../call/operation.ts";
import type { Session } from "../../accounts/session.ts";
import { applicationIdInput, flagInput, operationIdInput } from "../../wire/wire-input.ts";

/** Rejected and archived ones are closed. */
const CHANGEABLE_STATUSES: readonly number[] = [0, 1, 2, 4, 7];

const input = z.object({
  OperacijosID: operationIdInput,
  applicationId: applicationIdInput,
  email: z.union([z.null().transform(() => ""), z.literal(""), z.email().max(200)]),
  spouse: flagInput,
});

type EmailChange = Omit<z.output<typeof input>, "OperacijosID">;

async function change(
  tx: Store,
  context: OperationContext,
  session: Session,
  { applicationId, email, spouse }: EmailChange,
): Promise<Answer> {
  const row = await findApplicationForUpdate(tx, session, applicationId);
  if (row === null) return refusal(1063);
  if (!CHANGEABLE_STATUSES.includes(row.status)) return refusal(1100);
  const element = spouse ? "SutuoktinioElPastas" : "ElPastas";
  const version = row.version + 1;
  await tx
    .update(applications)
    .set({ data: { ...row.data, [element]: email }, version, updatedAt: context.clock.now() })
    .where(eq(applications.id, row.id));
  const action = spouse ? "Sutuoktinio el. paštas pakeistas" : "Pirkėjo el. paštas pakeistas";
  await logAction(tx, context, session, { applicationId: row.id, action });
  return answer({ Versija: String(version) });
}

/** Saves one e-mail without the whole application; the other person's stays (F-191, F-230). Empty takes it away. */
export const saveClientEmail = operation(
  STAFF,
  input,
  (context, session, { OperacijosID: operationId, ...emailChange }) => {
    const write = { operation: "SaveClientEmail", operationId, content: emailChange };
    return once(context, session, write, (tx) => change(tx, context, session, emailChange));
  },
);
