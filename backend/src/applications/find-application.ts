import { and, eq } from "drizzle-orm";
import type { ApplicationRow } from "../store/application-fields.ts";
import { applications } from "../store/schema/applications.ts";
import type { Store } from "../store/store.ts";
import { visibleApplications } from "./scope.ts";
import type { Session } from "../accounts/session.ts";

/** Largest value of the key column; a longer number exists nowhere. */
const MAX_ID = 2_147_483_647;

const isVisible = (session: Session, id: number) => and(eq(applications.id, id), visibleApplications(session));

/** An application that the session may see, or null: missing and foreign look the same (1063, R-D3). */
export async function findApplication(db: Store, session: Session, id: number): Promise<ApplicationRow | null> {
  if (id > MAX_ID) return null;
  const [row] = await db.select().from(applications).where(isVisible(session, id));
  return row ?? null;
}

/** The same, locked until the end of the transaction, so that the checks of a write stay true. */
export async function findApplicationForUpdate(
  tx: Store,
  session: Session,
  id: number,
): Promise<ApplicationRow | null> {
  if (id > MAX_ID) return null;
  const [row] = await tx.select().from(applications).where(isVisible(session, id)).for("update");
  return row ?? null;
}
