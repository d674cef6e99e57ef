import type { Session } from "../../accounts/session.ts";
import { logAction, type LoggedAction } from "../../applications/action-log.ts";
import type { OperationContext } from "../../context.ts";
import { withTransaction } from "../../store/store.ts";
import type { Answer } from "../../wire/answer.ts";

/** Logs a document that a user has got (F-180); only a made file is an event of its application. */
export async function loggedDocument(
  context: OperationContext,
  session: Session,
  entry: { applicationId: number; action: LoggedAction; note?: string },
  answer: Answer,
): Promise<Answer> {
  if (answer.code === 0) await withTransaction(context.db, (tx) => logAction(tx, context, session, entry));
  return answer;
}
