import { eq, inArray } from "drizzle-orm";
import { z } from "zod";
import { awaitingWarrant } from "../../accounts/activity.ts";
import { listAll } from "../../accounts/found-users.ts";
import type { Session } from "../../accounts/session.ts";
import type { OperationContext } from "../../context.ts";
import { users } from "../../store/schema/partners.ts";
import type { Store } from "../../store/store.ts";
import { answer, refusal, type Answer } from "../../wire/answer.ts";
import { operationIdInput } from "../../wire/wire-input.ts";
import { toNumber } from "../../wire/wire-output.ts";
import { once } from "../call/once.ts";
import { operation } from "../call/operation.ts";

async function confirm(tx: Store, { clock }: OperationContext, { user }: Session): Promise<Answer> {
  const now = clock.now();
  const waiting = awaitingWarrant(await listAll(tx, eq(users.companyId, user.companyId ?? 0)), now);
  const ids = waiting.map(({ id }) => id);
  if (ids.length > 0) {
    await tx.update(users).set({ warrantDeadline: null, warrantConfirmedAt: now }).where(inArray(users.id, ids));
  }
  return answer({ Kiekis: toNumber(ids.length) });
}

/**
 * The main user confirms everybody of the company whose warrant waits, also those who are inactive because its day has passed; those who have left stay
 * as they are (F-400 to F-402). Other supervisors are 1021.
 */
export const confirmWarrants = operation(
  { roles: [3], limited: false },
  z.object({ OperacijosID: operationIdInput }),
  async (context, session, { OperacijosID: operationId }) =>
    session.user.mainCompanyUser
      ? once(context, session, { operation: "ConfirmWarrants", operationId, content: {} }, (tx) =>
          confirm(tx, context, session),
        )
      : refusal(1021),
);
