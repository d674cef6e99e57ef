import { issueMessage } from "~/domain/issue.ts";
import { formErrorResponse } from "~/forms/form-error-response.server.ts";

/** The form with everything typed, and at its citizenship that there is no such country (F-216, F-553). */
export const unknownCitizenship = (form: Parameters<typeof formErrorResponse>[0], field: string): Response =>
  formErrorResponse(form, { status: 400, fieldErrors: { [field]: [issueMessage("choice.unknown")] } });
