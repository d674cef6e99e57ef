import { createHash, timingSafeEqual } from "node:crypto";
import { and, count, eq, gt } from "drizzle-orm";
import { z } from "zod";
import { listActive, type FoundUser } from "../../../accounts/found-users.ts";
import type { Session } from "../../../accounts/session.ts";
import { logAction, type LoggedAction } from "../../../applications/action-log.ts";
import type { OperationContext } from "../../../context.ts";
import type { ApplicationRow } from "../../../store/application-fields.ts";
import { actionLog } from "../../../store/schema/application-records.ts";
import { applications } from "../../../store/schema/applications.ts";
import { users } from "../../../store/schema/partners.ts";
import type { Store } from "../../../store/store.ts";
import { answer, refusal, type Answer } from "../../../wire/answer.ts";
import { applicationIdInput, operationIdInput, textInput } from "../../../wire/wire-input.ts";
import { once } from "../../call/once.ts";
import { operation, STAFF } from "../../call/operation.ts";
import { changeOwner, named, refuseOwner } from "./change-owner.ts";
import { listRecipients } from "./recipients.ts";

const MANAGER = 1;
const MAX_ID = 2_147_483_647;
const HOUR_MS = 3_600_000;
/** Wrong keys of a user for one application in an hour; after them the right one does not help either. */
const MAX_WRONG_KEYS = 5;
const WRONG_KEY: LoggedAction = "Neteisingas perėmimo raktas";

const input = z.object({
  OperacijosID: operationIdInput,
  ParaiskosID: applicationIdInput,
  Raktas: textInput(40),
  Loginas: textInput(100),
});

type TakeOver = Omit<z.output<typeof input>, "OperacijosID">;

/** The key reaches past the caller's shop, as far as the company; a manager's as far as a manager sees. */
async function findKept(tx: Store, { role, user }: Session, id: number): Promise<ApplicationRow | null> {
  if (id > MAX_ID || (role !== MANAGER && user.companyId === null)) return null;
  const own = role === MANAGER ? undefined : eq(applications.companyId, user.companyId ?? 0);
  const [row] = await tx
    .select()
    .from(applications)
    .where(and(eq(applications.id, id), own))
    .for("update");
  return row ?? null;
}

const digest = (key: string): Buffer => createHash("sha256").update(key.trim().toUpperCase()).digest();

const isKeyOf = ({ takeOverKey }: ApplicationRow, key: string): boolean =>
  takeOverKey !== null && timingSafeEqual(digest(takeOverKey), digest(key));

async function countWrongKeys(tx: Store, { clock }: OperationContext, { user }: Session, id: number): Promise<number> {
  const since = new Date(clock.now().getTime() - HOUR_MS);
  const [counted] = await tx
    .select({ lines: count() })
    .from(actionLog)
    .where(
      and(
        eq(actionLog.applicationId, id),
        eq(actionLog.userId, user.id),
        eq(actionLog.action, WRONG_KEY),
        gt(actionLog.at, since),
      ),
    );
  return counted?.lines ?? 0;
}

/** Whose it becomes: the caller's; a manager, who sells nothing, names the seller by log-in. */
async function findTaker(tx: Store, now: Date, { role, user }: Session, row: ApplicationRow, login: string) {
  const mayHaveIt = await listRecipients(tx, now, row);
  const isTaker = (one: FoundUser) => (role === MANAGER ? one.login === login.trim() : one.id === user.id);
  return mayHaveIt.find(isTaker) ?? null;
}

async function takeOver(tx: Store, context: OperationContext, session: Session, request: TakeOver): Promise<Answer> {
  const row = await findKept(tx, session, request.ParaiskosID);
  if (row === null) return refusal(1063);
  if ((await countWrongKeys(tx, context, session, row.id)) >= MAX_WRONG_KEYS) return refusal(1063);
  if (!isKeyOf(row, request.Raktas)) {
    await logAction(tx, context, session, { applicationId: row.id, action: WRONG_KEY });
    return refusal(1063);
  }
  const taker = await findTaker(tx, context.clock.now(), session, row, request.Loginas);
  if (taker === null) return refusal(1050);
  const refused = await refuseOwner(tx, row, taker);
  if (refused !== null) return refusal(refused);
  const [giver] = await listActive(tx, context.clock.now(), eq(users.id, row.sellerId));
  const version = await changeOwner(tx, context, row, taker);
  const from = giver === undefined ? "" : `, iš: ${named(giver)}`;
  await logAction(tx, context, session, {
    applicationId: row.id,
    action: "Perimta pagal raktą",
    note: `Perėmė: ${named(taker)}${from}`,
  });
  return answer({ ParaiskosID: String(row.id), Versija: String(version) });
}

/**
 * Makes an application or a contract of the same company the caller's by the key that its seller has given (F-200). A key works once. A wrong one, an unknown number
 * and too many guesses look the same (1063); 1050: already the caller's, or a manager named no seller of the company; 1100 and 2140 besides.
 */
export const takeOverContract = operation(STAFF, input, (context, session, { OperacijosID, ...request }) => {
  const write = { operation: "TakeOverContract", operationId: OperacijosID, content: request };
  return once(context, session, write, (tx) => takeOver(tx, context, session, request));
});
