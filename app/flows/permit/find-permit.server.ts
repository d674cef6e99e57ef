import { findPermitStatus, PermitStatus, permitMood } from "~/domain/enumerations/permit-status.ts";
import { isPermitOpen } from "~/domain/permit-acts.ts";
import { permitStatuses } from "~/domain/enumerations/permit-status.ts";
import type { Portal } from "~/request/portal.server.ts";
import type { Application } from "~/services/application-types.ts";
import type { Permit } from "~/services/permit-types.ts";
import { listPermits } from "~/services/permits.server.ts";

/** What became of the last request about an application, for the places where it is worked on. */
export type FoundPermit = Awaited<ReturnType<typeof findPermit>>;

/** What step 3 and step 5 say of the permit; null where the credit needs none. */
export async function findNeededPermit(open: Pick<Portal, "backend" | "can"> & { application: Application }) {
  const { application, can } = open;
  if (application.decision?.result !== "NEEDS_APPROVAL") return null;
  return { applicationId: application.id, permit: await findPermit(open), mayAsk: can("approval:request") };
}

/**
 * The last request of an application; null where no manager was asked, and where the list cannot be read: the page that shows it has more to say.
 */
export async function findPermit({ backend, application }: Pick<Portal, "backend"> & { application: Application }) {
  const found = await listPermits(backend, { applicationId: application.id, limit: 1 });
  const permit = found.ok ? found.value.rows[0] : undefined;
  return permit === undefined ? null : toFound(permit);
}

function toFound({ id, status: raw, note, expiresAt, hasMovedOn }: Permit) {
  const status = findPermitStatus(raw);
  return {
    id,
    raw,
    labelKey: permitStatuses.labelKey(status),
    tone: permitMood(status),
    note,
    expiresAt: expiresAt === null ? null : expiresAt.replace("T", " ").slice(0, "yyyy-mm-dd hh:mm".length),
    hasMovedOn,
    /** It is answered or of no use any more, so that another one may be asked for; what was passed up must be answered first. */
    mayAskAgain: mayAskAgain(status, hasMovedOn),
  };
}

function mayAskAgain(status: PermitStatus | null, hasMovedOn: boolean): boolean {
  if (isPermitOpen(status)) return hasMovedOn && status !== PermitStatus.escalated;
  return status !== PermitStatus.confirmed || hasMovedOn;
}
