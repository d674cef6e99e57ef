import type { Portal } from "~/request/portal.server.ts";
import type { Application } from "~/services/application-types.ts";
import { getLiabilities } from "~/services/liabilities.server.ts";
import type { Liability } from "~/services/liability-types.ts";

/** Another credit that this one repays, with the account it is repaid to. */
export type RepaidCredit = Pick<Liability, "creditor" | "refinanceCents" | "creditorAccount">;

/** The credits that the application's repays; none for a user who does not see liabilities (F-265, F-302). */
export async function findRepaid(open: Portal & { application: Application }): Promise<RepaidCredit[]> {
  const { application, backend } = open;
  if (application.refinancing !== true || !open.can("liability:view")) return [];
  const found = await getLiabilities(backend, application.id);
  if (!found.ok) return [];
  return found.value.liabilities
    .filter(({ repaid }) => repaid)
    .map(({ creditor, refinanceCents, creditorAccount }) => ({ creditor, refinanceCents, creditorAccount }));
}
