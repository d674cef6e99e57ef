/** Rules that a new password must keep (F-077). */
export type PasswordRule = "length" | "tooLong" | "digit" | "lowercase" | "uppercase" | "special";

const MIN_CHARACTERS = 8;
const MAX_CHARACTERS = 128;

/** Printable, and neither letter, digit nor space; Lithuanian letters are letters. */
const SPECIAL = /[^\p{L}\p{M}\p{N}\p{Z}\p{C}]/u;

/** The rules that a password breaks, all at once. */
export function brokenPasswordRules(password: string): PasswordRule[] {
  const length = [...password].length;
  const broken: Readonly<Record<PasswordRule, boolean>> = {
    length: length < MIN_CHARACTERS,
    tooLong: length > MAX_CHARACTERS,
    digit: !/\d/.test(password),
    lowercase: !/\p{Ll}/u.test(password),
    uppercase: !/\p{Lu}/u.test(password),
    special: !SPECIAL.test(password),
  };
  return (Object.keys(broken) as PasswordRule[]).filter((rule) => broken[rule]);
}
