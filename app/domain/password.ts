import * as z from "zod";
import { issueMessage } from "./issue.ts";
import { PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH } from "./limits.ts";

export type PasswordRule = "length" | "tooLong" | "digit" | "lowercase" | "uppercase" | "special";

/** The longest password in UTF-16 units, before anything is counted; the rules count characters as their typist does (code points). */
const LONGEST_UNITS = 4 * PASSWORD_MAX_LENGTH;

const TOO_LONG = { error: issueMessage("password.tooLong", { max: PASSWORD_MAX_LENGTH }) };

const lengthOf = (password: string): number => [...password].length;

const RULE_PARAMS: Partial<Record<PasswordRule, Record<string, number>>> = {
  length: { min: PASSWORD_MIN_LENGTH },
  tooLong: { max: PASSWORD_MAX_LENGTH },
};

/** A printable character that is no letter, digit or space (decision under G03); Lithuanian letters are letters. */
const SPECIAL_CHARACTER = /[^\p{L}\p{M}\p{N}\p{Z}\p{C}]/u;

/** The rules that a new password breaks, all at once, in the order in which they are told (F-077). */
export function missingPasswordRules(password: string): PasswordRule[] {
  const length = lengthOf(password);
  const kept: Record<PasswordRule, boolean> = {
    length: length >= PASSWORD_MIN_LENGTH,
    tooLong: length <= PASSWORD_MAX_LENGTH,
    digit: /\d/.test(password),
    lowercase: /\p{Ll}/u.test(password),
    uppercase: /\p{Lu}/u.test(password),
    special: SPECIAL_CHARACTER.test(password),
  };
  return (Object.keys(kept) as PasswordRule[]).filter((rule) => !kept[rule]);
}

/** The finding of a broken rule. */
export const passwordRuleMessage = (rule: PasswordRule): string =>
  issueMessage(`password.${rule}`, RULE_PARAMS[rule] ?? {});

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
    .refine((password) => lengthOf(password) <= PASSWORD_MAX_LENGTH, TOO_LONG);

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
