import { z } from "zod";
import { logCodeShown } from "../../applications/code-views.ts";
import { findApplication } from "../../applications/find-application.ts";
import { answer, refusal } from "../../wire/answer.ts";
import { applicationIdInput } from "../../wire/wire-input.ts";
import { operation, STAFF } from "../call/operation.ts";

/** The personal code of an application's buyer, for a user who asks to see it: nothing is told without its line in the log (F-171); 1063. */
export const getPersonalCode = operation(
  STAFF,
  z.object({ ParaiskosID: applicationIdInput }),
  async (context, session, input) => {
    const application = await findApplication(context.db, session, input.ParaiskosID);
    if (application === null) return refusal(1063);
    if (application.personalCode !== null) await logCodeShown(context, session, { applicationId: application.id });
    return answer({ AsmensKodas: application.personalCode });
  },
);
