import * as z from "zod";
import { issueMessage } from "../issue.ts";
import { PASSWORD_MAX_LENGTH } from "../limits.ts";
import { lengthOfPassword, missingPasswordRules, passwordRuleMessage } from "../password.ts";

/** The longest password in UTF-16 units, before anything is counted. */
const LONGEST_UNITS = 4 * PASSWORD_MAX_LENGTH;

const TOO_LONG = { error: issueMessage("password.tooLong", { count: PASSWORD_MAX_LENGTH }) };

/** A new password; every missing rule is its own finding. Spaces count and are never trimmed. */
export const newPasswordField = () =>
  z
    .string({ error: issueMessage("required") })
    .max(LONGEST_UNITS, { ...TOO_LONG, abort: true })
    .overwrite((password) => password.normalize("NFC"))
    .superRefine((password, context) => {
      for (const rule of missingPasswordRules(password)) {
        context.addIssue({ code: "custom", message: passwordRuleMessage(rule) });
      }
    });

/** A password that is already in use: only that it was typed, and by the measure of new ones: what could be set can be typed again (F-054, F-077). */
export const currentPasswordField = () =>
  z
    .string({ error: issueMessage("required") })
    .min(1, { error: issueMessage("required") })
    .max(LONGEST_UNITS, { ...TOO_LONG, abort: true })
    .overwrite((password) => password.normalize("NFC"))
    .refine((password) => lengthOfPassword(password) <= PASSWORD_MAX_LENGTH, TOO_LONG);

/** The two fields of every form that sets a password; the object that holds them is refined by `requireRepetition` (F-077, F-078). */
export const newPasswordFields = () => ({ newPassword: newPasswordField(), repeatPassword: currentPasswordField() });

/** Adds the finding of a repetition that differs, at the repetition. */
export function requireRepetition(
  { newPassword, repeatPassword }: { newPassword: string; repeatPassword: string },
  context: z.core.$RefinementCtx,
): void {
  if (newPassword === repeatPassword) return;
  context.addIssue({ code: "custom", path: ["repeatPassword"], message: issueMessage("password.mismatch") });
}
