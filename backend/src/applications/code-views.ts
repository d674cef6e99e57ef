import { and, eq, gt } from "drizzle-orm";
import type { Session } from "../accounts/session.ts";
import type { OperationContext } from "../context.ts";
import { actionLog } from "../store/schema/application-records.ts";
import { withTransaction, type Store } from "../store/store.ts";
import { logAction, type LoggedAction } from "./action-log.ts";
import { findApplicationForUpdate } from "./find-application.ts";

const OPENED: LoggedAction = "Asmens kodas peržiūrėtas atvėrus paraišką";
/** A user who works on an application all day has seen its code once. */
const ONCE_IN_MS = 24 * 60 * 60 * 1000;

type View = { applicationId: number };

/** A user has asked to see the code of one row of the list: a line each time (F-171, F-180). */
export const logCodeShown = (context: OperationContext, session: Session, { applicationId }: View): Promise<void> =>
  withTransaction(context.db, (tx) =>
    logAction(tx, context, session, { applicationId, action: "Asmens kodas peržiūrėtas sąraše" }),
  );

/** An application that is opened shows its code in full (F-171): one line a user in 24 hours, for its steps open it again and again (F-180). */
export async function logCodeOpened(context: OperationContext, session: Session, { applicationId }: View) {
  const isLogged = async (db: Store): Promise<boolean> => {
    const since = new Date(context.clock.now().getTime() - ONCE_IN_MS);
    const isThis = and(eq(actionLog.applicationId, applicationId), eq(actionLog.userId, session.user.id));
    const isRecent = and(eq(actionLog.action, OPENED), gt(actionLog.at, since));
    return (await db.select({ id: actionLog.id }).from(actionLog).where(and(isThis, isRecent)).limit(1)).length > 0;
  };
  if (await isLogged(context.db)) return;
  await withTransaction(context.db, async (tx) => {
    // Pages that are opened side by side wait for each other here.
    await findApplicationForUpdate(tx, session, applicationId);
    if (!(await isLogged(tx))) await logAction(tx, context, session, { applicationId, action: OPENED });
  });
}
