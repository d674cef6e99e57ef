import * as z from "zod";
import { optionalText, requiredText } from "~/domain/fields/text-field.ts";
import { currentPasswordField, newPasswordFields, requireRepetition } from "~/domain/password.ts";

const LOGIN_MAX = 60;

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

/** The same with the present password: whoever sits at an expired session has to prove who he is (O1, C7). */
export const passwordWithCurrentSchema = z
  .object({ currentPassword: currentPasswordField(), ...newPasswordFields() })
  .superRefine(requireRepetition);

/** Fields that no answer repeats. */
export const HIDDEN_PASSWORDS = ["currentPassword", "newPassword", "repeatPassword"];
