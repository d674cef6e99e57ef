import { issueMessage } from "./issue.ts";
import { PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH } from "./limits.ts";

export type PasswordRule = "length" | "tooLong" | "digit" | "lowercase" | "uppercase" | "special";

/** Characters as their typist counts them (code points). */
export const lengthOfPassword = (password: string): number => [...password].length;

const RULE_PARAMS: Partial<Record<PasswordRule, Record<string, number>>> = {
  length: { count: PASSWORD_MIN_LENGTH },
  tooLong: { count: PASSWORD_MAX_LENGTH },
};

/** A printable character that is no letter, digit or space (decision under G03); Lithuanian letters are letters. */
const SPECIAL_CHARACTER = /[^\p{L}\p{M}\p{N}\p{Z}\p{C}]/u;

/** The rules that a new password breaks, all at once, in the order in which they are shown (F-077). */
export function missingPasswordRules(password: string): PasswordRule[] {
  const length = lengthOfPassword(password);
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
