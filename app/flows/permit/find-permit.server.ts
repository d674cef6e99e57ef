import { findPermitStatus, PermitStatus, permitMood, permitStatuses } from "~/domain/enumerations/permit-status.ts";
import { isPermitOpen } from "~/domain/permit-acts.ts";
import type { Portal } from "~/request/portal.server.ts";
import type { Application } from "~/services/application-types.ts";
import { BackendError } from "~/services/backend-errors.ts";
import type { Permit } from "~/services/permit-types.ts";
import { listPermits } from "~/services/permits.server.ts";
import { answersOf, toMinute } from "./permit-answers.ts";

/** What became of the last request about an application, for the places where it is worked on. */
export type FoundPermit = Awaited<ReturnType<typeof findPermit>>;

/**
 * What step 3 and step 5 say of the permit; null where there is nothing to say. A request whose credit needs no manager (any more) is
 * told all the same: its seller was promised the answer there (F-380).
 */
export async function findPermitPart(open: Pick<Portal, "backend" | "can"> & { application: Application }) {
  const { application, can } = open;
  const result = application.decision?.result;
  const isNeeded = result === "NEEDS_APPROVAL";
  const permit = isNeeded ? await findPermit(open) : await findNeedlessPermit(open);
  if (!isNeeded && permit === null) return null;
  const mayAsk = isNeeded && can("approval:request");
  return { applicationId: application.id, permit, mayAsk, isNeedless: result === "APPROVED" };
}

/** One that ended by itself was not answered; and a page that needs none of this does not fail with the service. */
async function findNeedlessPermit(open: Pick<Portal, "backend"> & { application: Application }) {
  try {
    const permit = await findPermit(open);
    return permit?.hasEnded === true ? null : permit;
  } catch (error) {
    if (error instanceof BackendError) return null;
    throw error;
  }
}

/**
 * The last request of an application; null where no manager was asked, and where the list cannot be read: the page that shows it has more to say.
 */
export async function findPermit({ backend, application }: Pick<Portal, "backend"> & { application: Application }) {
  const found = await listPermits(backend, { applicationId: application.id, limit: 1 });
  const permit = found.ok ? found.value.rows[0] : undefined;
  return permit === undefined ? null : toFound(permit);
}

function toFound(permit: Permit) {
  const { id, status: raw, expiresAt, hasMovedOn } = permit;
  const status = findPermitStatus(raw);
  return {
    id,
    raw,
    labelKey: permitStatuses.labelKey(status),
    tone: permitMood(status),
    asked: { by: permit.initiator, at: toMinute(permit.askedAt) },
    answers: answersOf(permit),
    expiresAt: expiresAt === null ? null : toMinute(expiresAt),
    hasMovedOn,
    hasEnded: status === PermitStatus.expired,
    /** It is answered or of no use any more, so that another one may be asked for; what was passed up must be answered first. */
    mayAskAgain: mayAskAgain(status, hasMovedOn),
  };
}

function mayAskAgain(status: PermitStatus | null, hasMovedOn: boolean): boolean {
  if (isPermitOpen(status)) return hasMovedOn && status !== PermitStatus.escalated;
  return status !== PermitStatus.confirmed || hasMovedOn;
}
