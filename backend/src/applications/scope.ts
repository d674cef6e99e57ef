import { eq, type SQL } from "drizzle-orm";
import type { ApplicationRow } from "../store/application-fields.ts";
import { applications } from "../store/schema/applications.ts";
import type { Session } from "../accounts/session.ts";

/** No row: a partner's user without a shop sees nothing, never everything. */
const NOBODY = -1;

/**
 * Which applications a session may know about: a seller those of the shop, a supervisor those of the company, a
 * manager all (1.3). Outside of it an application does not exist for the caller (1063).
 */
export function visibleApplications({ role, user }: Session): SQL | undefined {
  if (role === 1) return undefined;
  return role === 3
    ? eq(applications.companyId, user.companyId ?? NOBODY)
    : eq(applications.shopId, user.shopId ?? NOBODY);
}

/** Whether a session may delete an application: its author, a supervisor of the company, a manager (G12). */
export const canDelete = ({ role, user }: Session, application: ApplicationRow): boolean =>
  role !== 0 || application.sellerId === user.id;
