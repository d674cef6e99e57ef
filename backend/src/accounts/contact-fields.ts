import { z } from "zod";
import { cleanText } from "../wire/clean-text.ts";
import { optional } from "../wire/wire-input.ts";

/** Ways to send a code (F-570); "none" is no way. */
export const EMAIL_METHOD = 1;
export const SMS_METHOD = 2;

/** A way to send a code. */
export type Method = typeof EMAIL_METHOD | typeof SMS_METHOD;

const MAX_EMAIL = 100;
const MAX_LABEL = 63;

const isDomainLabel = (label: string): boolean =>
  label.length <= MAX_LABEL && /^[\p{L}\p{N}-]+$/u.test(label) && !label.startsWith("-") && !label.endsWith("-");

/** Word characters, dots and hyphens before the at-sign; a domain with a dot, international ones too (F-128). */
function isEmail(text: string): boolean {
  const at = text.lastIndexOf("@");
  const labels = text.slice(at + 1).split(".");
  const words = text.slice(0, Math.max(0, at)).split(".");
  return labels.length > 1 && labels.every(isDomainLabel) && words.every((word) => /^[\w-]+$/.test(word));
}

export const emailField = z.string().transform(cleanText).pipe(z.string().max(MAX_EMAIL).refine(isEmail));

/** +3706NNNNNNN, however it is spaced (F-131). */
export const phoneField = z
  .string()
  .max(40)
  .transform((text) => cleanText(text).replace(/[\s\p{Pd}]/gu, ""))
  .pipe(z.string().regex(/^\+3706\d{7}$/));

export const optionalEmail = optional(emailField);
export const optionalPhone = optional(phoneField);
