import { audit } from "~/platform/audit.server.ts";
import { requestFacts } from "~/platform/request-facts.server.ts";
import { BackendError } from "~/services/backend-errors.ts";
import { backendOf } from "~/services/backend.server.ts";
import type { BackendNotice } from "~/services/refusal.ts";
import { sellerOfSession } from "~/services/seller-in-session.ts";
import { checkEmailAvailability, saveSeller } from "~/services/sellers.server.ts";
import type { SellerUser } from "~/services/session-types.ts";
import type { FormErrors } from "~/session/form-answer.server.ts";
import type { PortalSession } from "~/session/portal-session.ts";
import { changedSeller, changesEmail } from "./account-change.ts";
import type { PendingSave } from "./pending-save.server.ts";
import { ownerOf } from "./settings-page.server.ts";

/** The account as it is kept now, or why it is not; `isUnproved`: the back end knows of no code for the contact, the next try must ask for one. */
export type SavedAccount = { ok: true; seller: SellerUser } | { ok: false; errors: FormErrors; isUnproved: boolean };

const EMAIL_EXISTS = 900;
const SAME_PASSWORD = 1006;
const NOT_ALLOWED = 1021;

const EMAIL_TAKEN: FormErrors = { fieldErrors: { email: [`soap:${EMAIL_EXISTS}`] } };

/** Says that somebody else has the new e-mail before a code is sent or anything saved (F-149); null when nothing speaks against it. */
export async function findTakenEmail(
  request: Request,
  session: PortalSession,
  email: string | null,
): Promise<FormErrors | null> {
  if (email === null || !changesEmail(ownerOf(session), email)) return null;
  const { requestId: reference } = requestFacts(request);
  const backend = backendOf(session, { signal: request.signal, reference });
  const answer = await checkEmailAvailability(backend, email).catch(toFault);
  if (answer instanceof BackendError) return toErrors(answer, { isSaved: "no" });
  return answer.ok ? null : toFindings(answer.notice);
}

/**
 * Saves the account with its new password (F-142, F-144). An answer that got lost is told as what it is: nobody knows, and trying again does
 * no harm.
 */
export async function saveAccount(
  request: Request,
  session: PortalSession,
  { change, password, operationId }: PendingSave,
): Promise<SavedAccount> {
  const backend = backendOf(session, { reference: requestFacts(request).requestId });
  const seller = changedSeller(sellerOfSession(session), change);
  const answer = await saveSeller(backend, { seller, password, operationId }).catch(toFault);
  if (answer instanceof BackendError) {
    audit("account.changed", { result: "failed" });
    return {
      ok: false,
      errors: toErrors(answer, { isSaved: answer.nothingSent ? "no" : "unknown" }),
      isUnproved: false,
    };
  }
  if (answer.ok) {
    audit("account.changed", { result: "ok" });
    return { ok: true, seller: answer.value };
  }
  const { code } = answer.notice;
  audit("account.changed", { result: "refused", code });
  return { ok: false, errors: toFindings(answer.notice), isUnproved: code === NOT_ALLOWED };
}

function toFindings({ code, key }: BackendNotice): FormErrors {
  if (code === EMAIL_EXISTS) return EMAIL_TAKEN;
  return code === SAME_PASSWORD ? { fieldErrors: { newPassword: ["soap:1006"] } } : { formErrors: [`soap:${key}`] };
}

const toErrors = ({ noticeKey }: BackendError, { isSaved }: { isSaved: "no" | "unknown" }): FormErrors => ({
  status: noticeKey === "-404" ? 503 : 502,
  formErrors: [isSaved === "no" ? "settings:notSaved" : "settings:unknown"],
});

function toFault(error: unknown): BackendError {
  if (error instanceof BackendError) return error;
  throw error;
}
