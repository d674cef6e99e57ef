import * as z from "zod";
import { requiredText } from "~/domain/fields/text-field.ts";
import { LOGIN_MAX } from "./unblock-form.ts";

/** A log-in as it is told by telephone, in whatever letters. */
export const unblockSchema = z.object({
  login: requiredText({ max: LOGIN_MAX }).overwrite((login) => login.toLowerCase()),
});
