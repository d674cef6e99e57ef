import { z } from "zod";
import { answer } from "./answer.ts";
import { operation, STAFF_AND_LIMITED } from "./operation.ts";
import { closeSession } from "./session.ts";

/** Ends the session at once; a second call is answered 1020. */
export const endSession = operation(STAFF_AND_LIMITED, z.object({}), async ({ db }, session) => {
  await closeSession(db, session);
  return answer();
});
