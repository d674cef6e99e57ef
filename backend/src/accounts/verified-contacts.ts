import { and, eq, isNotNull, sql } from "drizzle-orm";
import type { Session } from "./session.ts";
import { verificationCodes } from "../store/schema/verification.ts";
import type { Store } from "../store/store.ts";
import type { Method } from "./contact-fields.ts";

/** A contact, and the way that codes travel to it. */
export interface MethodContact {
  readonly method: Method;
  /** Address, or a number as +3706NNNNNNN. */
  readonly contact: string;
}

/**
 * Whether this very session has typed the right code of an account update that went to the contact (F-136, F-141, R-C27). A code of another
 * session, way or purpose proves nothing.
 */
export async function isContactVerified(
  db: Store,
  { user, tokenHash }: Session,
  { method, contact }: MethodContact,
): Promise<boolean> {
  const proofs = await db
    .select({ id: verificationCodes.id })
    .from(verificationCodes)
    .where(
      and(
        eq(verificationCodes.purpose, "account-update"),
        eq(verificationCodes.userId, user.id),
        eq(verificationCodes.method, method),
        eq(sql`lower(${verificationCodes.contact})`, contact.toLowerCase()),
        eq(verificationCodes.verifiedBy, tokenHash),
        isNotNull(verificationCodes.verifiedAt),
      ),
    )
    .limit(1);
  return proofs.length > 0;
}
