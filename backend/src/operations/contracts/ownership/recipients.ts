import { and, eq, inArray, ne } from "drizzle-orm";
import { blockStateAt } from "../../../accounts/block-state.ts";
import { listActive, type FoundUser } from "../../../accounts/found-users.ts";
import type { ApplicationRow } from "../../../store/application-fields.ts";
import { users } from "../../../store/schema/partners.ts";
import type { Store } from "../../../store/store.ts";

/** Sellers, and supervisors by both their numbers (C1), who sell as well. */
const SELLING_ROLES = [0, 2, 3];

/**
 * Who may be given an application (F-201): sellers and supervisors of its own company who have not left and can log in, but not its present seller. The company is
 * the creditor's partner of the contract, so that no application leaves it.
 */
export async function listRecipients(
  db: Store,
  now: Date,
  { companyId, sellerId }: ApplicationRow,
): Promise<FoundUser[]> {
  const found = await listActive(
    db,
    now,
    and(
      eq(users.companyId, companyId),
      eq(users.limited, false),
      inArray(users.role, SELLING_ROLES),
      ne(users.id, sellerId),
    ),
  );
  return found.filter((user) => blockStateAt(user, now) === 0);
}
