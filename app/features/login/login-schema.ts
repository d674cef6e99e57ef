import * as z from "zod";
import { requiredText } from "~/domain/fields/text-field.ts";
import { issueMessage } from "~/domain/issue.ts";

const USERNAME_MAX = 60;
const PASSWORD_MAX = 128;

/** The log-in form (F-054). The password is taken as typed: no trimming, no normalisation of spaces. */
export const loginSchema = z.object({
  username: requiredText({ max: USERNAME_MAX }),
  password: z
    .string({ error: issueMessage("required") })
    .min(1, { error: issueMessage("required") })
    .max(PASSWORD_MAX, { error: issueMessage("text.max", { max: PASSWORD_MAX }) }),
});
