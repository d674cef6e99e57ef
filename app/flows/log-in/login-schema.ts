import * as z from "zod";
import { requiredText } from "~/domain/fields/text-field.ts";
import { currentPasswordField } from "~/domain/fields/password-field.ts";

const USERNAME_MAX = 60;

/** The log-in form (F-054). The password is measured and spelt as when it was set: no trimming, no normalisation of spaces. */
export const loginSchema = z.object({
  username: requiredText({ max: USERNAME_MAX }),
  password: currentPasswordField(),
});
