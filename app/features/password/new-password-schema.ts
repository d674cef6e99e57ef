import * as z from "zod";
import { optionalText, requiredText } from "~/domain/fields/text-field.ts";
import { currentPasswordField, newPasswordFields, requireRepetition } from "~/domain/fields/password-field.ts";

const LOGIN_MAX = 60;

/** A form that sets a password and asks for a proof, of whichever variant. */
export type PasswordSchema<Proof extends string> = z.ZodType<
  Record<string, unknown>,
  Record<"newPassword" | "repeatPassword", string> & Partial<Record<Proof, string | undefined>>
>;

/** A new password and its repetition (F-077, F-078). */
export const newPasswordSchema = z.object(newPasswordFields()).superRefine(requireRepetition);

/** The same with the log-in name: asked for by a link to a shared account (F-080). */
export const passwordWithLoginSchema = z
  .object({ ...newPasswordFields(), login: requiredText({ max: LOGIN_MAX }) })
  .superRefine(requireRepetition);

/** The same where the service may still ask for the name. */
export const passwordWithOptionalLoginSchema = z
  .object({ ...newPasswordFields(), login: optionalText({ max: LOGIN_MAX }) })
  .superRefine(requireRepetition);

/** The same with the present password: the reader of a page that was left open has to prove to be its user (O1, C7). */
export const passwordWithCurrentSchema = z
  .object({ currentPassword: currentPasswordField(), ...newPasswordFields() })
  .superRefine(requireRepetition);
