import { isDeepStrictEqual } from "node:util";
import type { Session } from "../../accounts/session.ts";
import { logAction } from "../../applications/action-log.ts";
import type { OperationContext } from "../../context.ts";
import { listGoods } from "../../store/application-wire.ts";
import type { ApplicationRow } from "../../store/application-fields.ts";
import type { Store } from "../../store/store.ts";
import type { WireRecord } from "../../store/wire-record.ts";

const MANAGER = 1;

/** Goods without what is empty: an element that is sent empty says no more than one that is left out. */
const saidOf = (application: WireRecord) =>
  listGoods(application).map((line) => Object.fromEntries(Object.entries(line).filter(([, value]) => value !== "")));

/**
 * A manager normally leaves goods alone: where they change with the word that the seller agrees, the log of the application says so (F-251, F-410, C21). The
 * word is given once for a session, so that a save which changes no goods logs nothing.
 */
export async function logAgreedGoods(
  tx: Store,
  context: OperationContext,
  session: Session,
  { row, elements }: { row: ApplicationRow; elements: WireRecord },
): Promise<void> {
  if (session.role !== MANAGER || isDeepStrictEqual(saidOf(row.data), saidOf(elements))) return;
  await logAction(tx, context, session, { applicationId: row.id, action: "Prekių pakeitimas suderintas su pardavėju" });
}
