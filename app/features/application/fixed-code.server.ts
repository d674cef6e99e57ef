import type { z } from "zod";
import { issueMessage } from "~/domain/issue.ts";
import { formErrorResponse } from "~/forms/form-error-response.server.ts";
import type { ParsedForm } from "~/forms/validate.server.ts";

/** What no form of a started application sends (F-195). */
export const FIXED_FIELD = "personalCode";

const REFUSED = 422;

/** A forged personal code: nothing is saved, and the page says why (F-195). */
export const codeUnchangeable = (form: ParsedForm<z.ZodType>): Response =>
  formErrorResponse(form, {
    status: form.ok ? REFUSED : form.status,
    formErrors: [issueMessage("personalCode.unchangeable")],
  });
