import { isWrongPassword, verifyPassword } from "~/flows/log-in/verify-password.server.ts";
import type { FormErrors } from "~/forms/form-error-response.server.ts";
import type { Portal } from "~/request/portal.server.ts";
import { toIssueMessage } from "~/services/notice.server.ts";

type Passwords = { currentPassword: string; newPassword: string };

const NOT_SAVED = "settings:notSaved";

/**
 * What is wrong with the present password, before a code is sent or anything saved: a session may have been left open at a till. A wrong one counts as one at
 * the log-in (R-C2). The present one as the new one is told here as well (1006): the back end would say so only when the code has been typed.
 * @returns null when nothing is
 */
export async function findWrongPassword(portal: Portal, typed: Passwords): Promise<FormErrors | null> {
  const refused = await verifyPassword(portal, typed.currentPassword);
  if (refused === null) {
    return typed.newPassword === typed.currentPassword ? { fieldErrors: { newPassword: ["soap:1006"] } } : null;
  }
  const { notice, reason } = refused;
  if (notice === undefined || reason === "unavailable") return { status: 503, formErrors: [NOT_SAVED] };
  const message = toIssueMessage(notice);
  return isWrongPassword(refused) ? { fieldErrors: { currentPassword: [message] } } : { formErrors: [message] };
}
