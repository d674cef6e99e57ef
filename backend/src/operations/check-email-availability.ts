import { z } from "zod";
import { emailField } from "../verify/fields.ts";
import { isEmailTaken } from "../verify/known-users.ts";
import { answer, refusal } from "./answer.ts";
import { operation, STAFF } from "./operation.ts";

const input = z.object({ Emailas: emailField });

/** Whether an e-mail is free for the session's user: his own is, somebody else's is 900 (F-149). Only yes or no is told (C29). */
export const checkEmailAvailability = operation(STAFF, input, async ({ db }, { user }, { Emailas: email }) =>
  (await isEmailTaken(db, email, user)) ? refusal(900) : answer(),
);
