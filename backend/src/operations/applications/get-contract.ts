import { z } from "zod";
import { answer, refusal } from "../../wire/answer.ts";
import { toApplicationAnswer } from "../../applications/application-answer.ts";
import { logCodeOpened } from "../../applications/code-views.ts";
import { findApplication } from "../../applications/find-application.ts";
import { operation, STAFF } from "../call/operation.ts";
import { applicationIdInput, flagInput, optional } from "../../wire/wire-input.ts";

/** An application or contract by its number (F-190); 1063 for one that does not exist for the caller. An answer that is shown to its user, personal code and all, is a line of the log (F-171). */
export const getContract = operation(
  STAFF,
  z.object({ ParaiskosID: applicationIdInput, Perziurima: optional(flagInput) }),
  async (context, session, input) => {
    const application = await findApplication(context.db, session, input.ParaiskosID);
    if (application === null) return refusal(1063);
    const isShown = input.Perziurima === true && application.personalCode !== null;
    if (isShown) await logCodeOpened(context, session, { applicationId: application.id });
    return answer({ Paraiska: await toApplicationAnswer(context.db, context, application) });
  },
);
