import { loginRefused, type Refused } from "~/flows/log-in/login-refused.server.ts";
import { isWrongPassword } from "~/flows/log-in/verify-password.server.ts";
import { formErrorResponse } from "~/forms/form-error-response.server.ts";
import type { AcceptedForm } from "~/forms/validate.server.ts";
import { toIssueMessage } from "~/services/notice.server.ts";
import type { passwordWithCurrentSchema } from "./new-password-schema.ts";

/** The form again: a wrong present password at its field, with the tries that are left; everything else as the log-in shows it (F-060). */
export function currentRefused(form: AcceptedForm<typeof passwordWithCurrentSchema>, refused: Refused) {
  const { notice } = refused;
  if (notice === undefined || !isWrongPassword(refused)) return loginRefused(form, refused);
  return formErrorResponse(form, { fieldErrors: { currentPassword: [toIssueMessage(notice)] } });
}
