import { randomUUID } from "node:crypto";
import { redirect } from "@remix-run/node";
import { isActionAllowed, isAnySigningActive } from "~/domain/application-status.ts";
import { Role } from "~/domain/enumerations/role.ts";
import { endHandOver } from "~/flows/hand-over/hand-overs.server.ts";
import { formSeals } from "~/forms/csrf.server.ts";
import { formErrorResponse } from "~/forms/form-error-response.server.ts";
import type { ReadForm } from "~/forms/read-form.server.ts";
import { validate } from "~/forms/validate.server.ts";
import type { IsoDay } from "~/domain/iso-day.ts";
import { addNotice } from "~/notices/notices.server.ts";
import { CONTRACT_STEP } from "~/paths/application-steps.ts";
import { paths } from "~/paths/paths.ts";
import type { Portal } from "~/request/portal.server.ts";
import type { Application } from "~/services/application-types.ts";
import { auditedCall } from "~/services/audited-call.server.ts";
import { rejectContract } from "~/services/contracts.server.ts";
import { successNotice } from "~/services/success-notice.ts";
import { deleteDraft, findDraft, type DraftKey } from "~/store/drafts.server.ts";
import { REJECTION_FORM } from "./rejection-form.ts";
import { rejectionSchema } from "./rejection-schema.ts";

/** A contract whose status lets it be rejected, for a user who may. */
type Open = Portal & { application: Application };

/** Why a contract cannot be rejected now: it is being signed (F-338), or it is too late (1200, F-337). */
export type RejectionObstacle = "held" | "paidOut" | "termOver";

/** What step 5 offers: how long it may be rejected, where that has an end, and what is in the way; null where rejecting does not exist. */
export type RejectionOffer = {
  until: IsoDay | null;
  obstacle: RejectionObstacle | null;
  /** A manager is sent to no manager. */
  isManager: boolean;
} | null;

const TOO_LATE: Readonly<Record<string, RejectionObstacle>> = { PAID_OUT: "paidOut", TERM_OVER: "termOver" };

function obstacleOf({ signing, rejection }: Pick<Application, "signing" | "rejection">): RejectionObstacle | null {
  if (isAnySigningActive(signing)) return "held";
  return rejection.obstacle === null ? null : (TOO_LATE[rejection.obstacle] ?? null);
}

/** Whether a user is offered to reject a contract, by what the back end would answer (F-337, F-338). */
export function rejectionOffer(
  { can, actor }: Pick<Portal, "can" | "actor">,
  application: Application,
): RejectionOffer {
  const { status, rejection } = application;
  if (!can("contract:reject") || status === null || !isActionAllowed("rejectContract", status)) return null;
  return { until: rejection.until, obstacle: obstacleOf(application), isManager: actor === Role.manager };
}

/** What was typed when the session or a service ended (O2). */
const draftOf = ({ session, application }: Open): DraftKey => ({
  userId: session.user.id,
  route: REJECTION_FORM.id,
  subject: String(application.id),
});

/** The page that asks why, before a contract is rejected. */
export async function rejectionPage(open: Open) {
  const { session, application, actor } = open;
  const { id, version, contractNumber, buyer, rejection } = application;
  return {
    id,
    version,
    number: contractNumber ?? String(id),
    buyer: [buyer.firstName, buyer.lastName].filter(Boolean).join(" "),
    offer: { until: rejection.until, obstacle: obstacleOf(application), isManager: actor === Role.manager },
    seals: formSeals(session, REJECTION_FORM.id),
    typed: Object.fromEntries((await findDraft(draftOf(open)))?.entries ?? []),
  };
}

/** Rejects the contract and shows it; a refusal stands above the form, with what was chosen and typed. */
export async function answerRejection(open: Open, read: ReadForm<typeof REJECTION_FORM>): Promise<Response> {
  const { session, backend, application } = open;
  const form = validate(read, rejectionSchema);
  if (!form.ok) return formErrorResponse(form);
  // The page says so itself, and what to do.
  if (isAnySigningActive(application.signing)) return formErrorResponse(form, { status: 422 });
  const write = { operationId: form.operationId ?? randomUUID(), version: form.version };
  const rejected = await auditedCall(
    { event: "contract.rejected", user: session.user, subject: application.id },
    () => rejectContract(backend, { applicationId: application.id, ...form.value }, write),
    ({ ok }) => ok,
  );
  if (!rejected.ok) return formErrorResponse(form, { status: 422 }, { notice: rejected.notice });
  await deleteDraft(draftOf(open));
  // A buyer's page that leads to the signature would lead to what can be signed no more.
  await endHandOver({ userId: session.user.id, applicationId: application.id });
  await addNotice(session, successNotice("contractRejected", { number: application.contractNumber ?? application.id }));
  return redirect(paths.applicationStep(application.id, CONTRACT_STEP), 303);
}
