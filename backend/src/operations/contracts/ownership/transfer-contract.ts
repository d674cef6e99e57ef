import { eq } from "drizzle-orm";
import { z } from "zod";
import { findByWords, listActive, toFoundUsers } from "../../../accounts/found-users.ts";
import type { Session } from "../../../accounts/session.ts";
import { logAction } from "../../../applications/action-log.ts";
import { findApplication, findApplicationForUpdate } from "../../../applications/find-application.ts";
import type { OperationContext } from "../../../context.ts";
import { users } from "../../../store/schema/partners.ts";
import type { Store } from "../../../store/store.ts";
import { answer, refusal, type Answer } from "../../../wire/answer.ts";
import {
  applicationIdInput,
  numberInput,
  operationIdInput,
  textInput,
  versionInput,
} from "../../../wire/wire-input.ts";
import { once } from "../../call/once.ts";
import { operation, STAFF } from "../../call/operation.ts";
import { changeOwner, named, refuseOwner } from "./change-owner.ts";
import { listRecipients } from "./recipients.ts";

const MAX_COMMENT = 500;

/** Sellers to whom an application may be transferred, by a search in name, log-in and shop (F-201); none is 1090. */
export const listTransferRecipients = operation(
  STAFF,
  z.object({ ParaiskosID: applicationIdInput, Paieska: textInput(100) }),
  async ({ db, clock }, session, { ParaiskosID: id, Paieska: search }) => {
    const row = await findApplication(db, session, id);
    if (row === null) return refusal(1063);
    const found = findByWords(await listRecipients(db, clock.now(), row), search);
    return found.length === 0 ? refusal(1090) : answer(toFoundUsers(found));
  },
);

const input = z.object({
  OperacijosID: operationIdInput,
  Versija: versionInput,
  ParaiskosID: applicationIdInput,
  PardavejoID: numberInput,
  Komentaras: textInput(MAX_COMMENT).pipe(z.string().trim().min(1)),
});

type Transfer = Omit<z.output<typeof input>, "OperacijosID">;

async function transfer(tx: Store, context: OperationContext, session: Session, request: Transfer): Promise<Answer> {
  const row = await findApplicationForUpdate(tx, session, request.ParaiskosID);
  if (row === null) return refusal(1063);
  const recipient = (await listRecipients(tx, context.clock.now(), row)).find(({ id }) => id === request.PardavejoID);
  if (recipient === undefined) return refusal(1050);
  const refused = await refuseOwner(tx, row, recipient);
  if (refused !== null) return refusal(refused);
  if (request.Versija !== undefined && request.Versija !== String(row.version)) return refusal(1101);
  const [giver] = await listActive(tx, context.clock.now(), eq(users.id, row.sellerId));
  const version = await changeOwner(tx, context, row, recipient);
  const from = giver === undefined ? "" : `, iš: ${named(giver)}`;
  const lines = [
    { action: "Perduota kitam pardavėjui", note: `${named(recipient)}: ${request.Komentaras}` },
    { action: "Gauta iš kito pardavėjo", note: `Kam: ${named(recipient)}${from}: ${request.Komentaras}` },
  ] as const;
  for (const line of lines) await logAction(tx, context, session, { applicationId: row.id, ...line });
  return answer({ Versija: String(version) });
}

/**
 * Gives an application or a contract to another seller of its company, with a comment that says why; the log has a line for each side (F-201). 1050: no such
 * seller of the company; 1063, 1100, 1101, 2140 besides.
 */
export const transferContract = operation(STAFF, input, (context, session, { OperacijosID, ...request }) => {
  const write = { operation: "TransferContract", operationId: OperacijosID, content: request };
  return once(context, session, write, (tx) => transfer(tx, context, session, request));
});
