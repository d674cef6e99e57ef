import { audit } from "~/platform/audit.server.ts";
import { toFieldIssues, toIssueMessage } from "~/services/notice.server.ts";
import type { BackendNotice } from "~/services/refusal.ts";
import { sellerOfSession } from "~/request/seller-in-session.ts";
import { checkEmailAvailability, saveSeller } from "~/services/sellers.server.ts";
import type { SellerUser } from "~/services/session-types.ts";
import type { FormErrors } from "~/forms/form-error-response.server.ts";
import type { Portal } from "~/request/portal.server.ts";
import { tryBackend } from "~/request/try-backend.server.ts";
import { changedSeller, changesEmail } from "./account-change.ts";
import type { PendingSave } from "./pending-save.server.ts";
import { ownerOf } from "./settings-page.server.ts";
import { SETTINGS_FORM } from "./settings-fields.ts";

const NOT_SAVED = "settings:notSaved";

/**
 * The account as it is saved now, or why it is not. `isUnverified`: the back end knows of no code for the contact, so that the next try must ask for
 * one.
 */
export type SavedAccount = { ok: true; seller: SellerUser } | { ok: false; errors: FormErrors; isUnverified: boolean };

/** Finds a new e-mail that another account has, before a code is sent or anything saved (F-149); null when the e-mail is free. */
export async function findTakenEmail({ session, backend }: Portal, email: string | null): Promise<FormErrors | null> {
  if (email === null || !changesEmail(ownerOf(session), email)) return null;
  const { answer, fault } = await tryBackend(() => checkEmailAvailability(backend, email));
  if (fault !== null) return { status: fault.status, formErrors: [NOT_SAVED] };
  return answer.ok ? null : toFormErrors(answer.notice);
}

/**
 * Saves the account with its new password (F-142, F-144). When the answer got lost, the form says that the outcome is unknown and may be sent again.
 */
export async function saveAccount(
  { session, backend }: Portal,
  { change, password, operationId }: PendingSave,
): Promise<SavedAccount> {
  const seller = changedSeller(sellerOfSession(session), change);
  const { answer, fault } = await tryBackend(() => saveSeller(backend, { seller, password, operationId }));
  if (fault !== null) {
    audit("account.changed", { result: "failed" });
    const formErrors = [fault.nothingSent ? NOT_SAVED : "settings:unknown"];
    return { ok: false, errors: { status: fault.status, formErrors }, isUnverified: false };
  }
  if (answer.ok) {
    audit("account.changed", { result: "ok" });
    return { ok: true, seller: answer.value };
  }
  const { notice, reason } = answer;
  audit("account.changed", { result: "refused", code: notice.code });
  return { ok: false, errors: toFormErrors(notice), isUnverified: reason === "notAllowed" };
}

/** At its field where the table of codes has one, else above the form. */
const toFormErrors = (notice: BackendNotice): FormErrors =>
  toFieldIssues(notice, SETTINGS_FORM.fields) ?? { formErrors: [toIssueMessage(notice)] };
