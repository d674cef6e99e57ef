import { z } from "zod";
import { answer } from "../../wire/answer.ts";
import { operation, STAFF_AND_LIMITED } from "../call/operation.ts";
import { closeSession } from "../../accounts/session.ts";

/** Ends the session at once; a second call is answered 1020. */
export const endSession = operation(STAFF_AND_LIMITED, z.object({}), async ({ db }, session) => {
  await closeSession(db, session);
  return answer();
});
