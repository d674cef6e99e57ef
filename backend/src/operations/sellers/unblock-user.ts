import { eq } from "drizzle-orm";
import { z } from "zod";
import { blockStateAt } from "../../accounts/block-state.ts";
import type { Session, UserRow } from "../../accounts/session.ts";
import type { OperationContext } from "../../context.ts";
import { users } from "../../store/schema/partners.ts";
import type { Store } from "../../store/store.ts";
import { answer, refusal, type Answer } from "../../wire/answer.ts";
import { operationIdInput, textInput } from "../../wire/wire-input.ts";
import { toNumber } from "../../wire/wire-output.ts";
import { once } from "../call/once.ts";
import { operation } from "../call/operation.ts";

const MANAGER = 1;
const MAX_LOGIN = 100;

/** A manager unblocks every user; for a main user only those of the own company exist. */
const mayReach = ({ role, user }: Session, blocked: UserRow): boolean =>
  role === MANAGER || (user.companyId !== null && user.companyId === blocked.companyId);

async function unblock(tx: Store, { clock }: OperationContext, session: Session, login: string): Promise<Answer> {
  const [user] = await tx.select().from(users).where(eq(users.login, login)).for("update");
  if (user === undefined || !mayReach(session, user)) return refusal(1050);
  const now = clock.now();
  const before = blockStateAt(user, now);
  if (before !== 0) {
    const open = { blockState: 0, failedAttempts: 0, lastFailedAt: null, unblockedAt: now };
    await tx.update(users).set(open).where(eq(users.id, user.id));
  }
  return answer({ PardavejoID: toNumber(user.id), BuvusiBusena: toNumber(before) });
}

/**
 * Lets a blocked user in again, by log-in (F-397, F-404): for managers and a company's main user, other supervisors are 1021. Unknown, or of another
 * company, is 1050. `BuvusiBusena` tells what the block was; 0: there was none.
 */
export const unblockUser = operation(
  { roles: [MANAGER, 3], limited: false },
  z.object({ OperacijosID: operationIdInput, Loginas: textInput(MAX_LOGIN) }),
  async (context, session, { OperacijosID: operationId, Loginas: typed }) => {
    if (session.role !== MANAGER && !session.user.mainCompanyUser) return refusal(1021);
    const login = typed.trim().toLowerCase();
    return once(context, session, { operation: "UnblockUser", operationId, content: { login } }, (tx) =>
      unblock(tx, context, session, login),
    );
  },
);
