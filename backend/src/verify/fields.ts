import { z } from "zod";

/** Ways to send a code (F-570); "none" is no way. */
export const EMAIL_METHOD = 1;
export const SMS_METHOD = 2;

/** A way to send a code. */
export type Method = typeof EMAIL_METHOD | typeof SMS_METHOD;

const MAX_EMAIL = 100;
const MAX_LABEL = 63;

/** Text without control characters, which the database refuses and logs must not hold. */
const plainText = (min: number, max: number) =>
  z
    .string()
    .min(min)
    .max(max)
    .regex(/^[^\p{Cc}\p{Cs}]*$/u);

const isDomainLabel = (label: string): boolean =>
  label.length <= MAX_LABEL && /^[\p{L}\p{N}-]+$/u.test(label) && !label.startsWith("-") && !label.endsWith("-");

/** Word characters, dots and hyphens before the at-sign; a domain with a dot, international ones too (F-128). */
function isEmail(text: string): boolean {
  const at = text.lastIndexOf("@");
  const labels = text.slice(at + 1).split(".");
  const words = text.slice(0, Math.max(0, at)).split(".");
  return labels.length > 1 && labels.every(isDomainLabel) && words.every((word) => /^[\w-]+$/.test(word));
}

/** An empty text and null count as not given. */
const orNothing = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((value) => (value === null || value === "" ? undefined : value), schema.optional());

export const emailField = z.string().max(MAX_EMAIL).refine(isEmail);

/** +3706NNNNNNN, however it is spaced (F-131). */
export const phoneField = z
  .string()
  .max(40)
  .transform((text) => text.replace(/[\s-]/g, ""))
  .pipe(z.string().regex(/^\+3706\d{7}$/));

export const optionalEmail = orNothing(emailField);
export const optionalPhone = orNothing(phoneField);

export const methodField = z.union([z.literal(EMAIL_METHOD), z.literal(SMS_METHOD)]);

export const localeField = orNothing(z.enum(["lt", "en"]));

/** A log-in name as it is kept: lower case. */
export const loginField = plainText(1, 100).transform((text) => text.trim().toLowerCase());

export const optionalLogin = orNothing(loginField);

export const sessionField = plainText(1, 200);

/** A token of this service, or a link's. */
export const tokenField = plainText(1, 200);

/** What was typed as a code: any short text, so that a wrong one is an answer and not a fault. */
export const codeField = plainText(1, 20).transform((text) => text.trim());

/** A random id of at least 64 bits, made by the portal. */
export const deviceIdField = z
  .string()
  .min(8)
  .max(200)
  .regex(/^[\w.-]+$/);

export const deviceNameField = orNothing(plainText(1, 100));
export const optionalCode = orNothing(codeField);
/** Plain or as a digest; NFC like every password. */
export const newPasswordField = plainText(1, 512).transform((text) => text.normalize("NFC"));
