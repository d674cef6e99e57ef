import type { FormErrors } from "~/forms/form-error-response.server.ts";
import { toFieldIssues, toIssueMessage } from "~/services/notice.server.ts";
import type { BackendNotice } from "~/services/refusal.ts";
import { ACCOUNT_FORM } from "./account-forms.ts";

/** At its field where the table of codes has one, else above the form. */
const toFormErrors = (notice: BackendNotice, fields: readonly string[] = ACCOUNT_FORM.fields): FormErrors =>
  toFieldIssues(notice, fields) ?? { formErrors: [toIssueMessage(notice)] };

/** What a refused save says at the form; a stale form and a refused right have a status of their own. */
export function toErrors(reason: string, notice: BackendNotice, fields?: readonly string[]): FormErrors {
  if (reason === "versionConflict") return { status: 409, formErrors: ["accounts:conflict"] };
  const errors = toFormErrors(notice, fields);
  return reason === "notAllowed" ? { ...errors, status: 403 } : errors;
}
