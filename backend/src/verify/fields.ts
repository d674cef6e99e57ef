import { z } from "zod";
import { EMAIL_METHOD, SMS_METHOD } from "../accounts/contact-fields.ts";
import { cleanText } from "../wire/clean-text.ts";
import { optional } from "../wire/wire-input.ts";

/** Text without control characters, which the database refuses and logs must not hold. */
const plainText = (min: number, max: number) =>
  z
    .string()
    .min(min)
    .max(max)
    .regex(/^[^\p{Cc}\p{Cs}]*$/u);

export const methodField = z.union([z.literal(EMAIL_METHOD), z.literal(SMS_METHOD)]);

export const localeField = optional(z.enum(["lt", "en"]));

/** A log-in name as it is stored: lower case. */
export const loginField = plainText(1, 100).transform((text) => cleanText(text).trim().toLowerCase());

export const optionalLogin = optional(loginField);

export const sessionField = plainText(1, 200);

/** A token of this service, or a link's. */
export const tokenField = plainText(1, 200);

/** What was typed as a code: any short text, so that a wrong one is an answer and not a fault. */
export const codeField = plainText(1, 20).transform((text) => cleanText(text).trim());

/** A random id of at least 64 bits, made by the portal. */
export const deviceIdField = z
  .string()
  .min(8)
  .max(200)
  .regex(/^[\w.-]+$/);

export const deviceNameField = optional(plainText(1, 100));
export const optionalCode = optional(codeField);
/** Plain or as a digest; NFC like every password. */
export const newPasswordField = plainText(1, 512).transform((text) => text.normalize("NFC"));
