import { and, eq, gt } from "drizzle-orm";
import { signings } from "../store/schema/signings.ts";
import type { Store } from "../store/store.ts";

/** Whether any signature of an application is waited for: its papers and copies stay as they were when it was asked for. */
export async function isSignatureAwaited(db: Store, applicationId: number, now: Date): Promise<boolean> {
  const isOpen = and(eq(signings.state, "pending"), gt(signings.expiresAt, now));
  const [open] = await db
    .select({ id: signings.id })
    .from(signings)
    .where(and(eq(signings.applicationId, applicationId), isOpen))
    .limit(1);
  return open !== undefined;
}
