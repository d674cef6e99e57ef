import { z } from "zod";
import { emailField } from "../../accounts/contact-fields.ts";
import { isEmailTaken } from "../../accounts/known-users.ts";
import { answer, refusal } from "../../wire/answer.ts";
import { operation, STAFF } from "../call/operation.ts";

const input = z.object({ Emailas: emailField });

/** Whether an e-mail is free for the session's user: the user's own is, another user's is 900 (F-149). Only yes or no is answered (R-C29). */
export const checkEmailAvailability = operation(STAFF, input, async ({ db }, { user }, { Emailas: email }) =>
  (await isEmailTaken(db, email, user)) ? refusal(900) : answer(),
);
