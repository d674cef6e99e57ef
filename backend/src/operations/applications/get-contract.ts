import { z } from "zod";
import { answer, refusal } from "../../wire/answer.ts";
import { toApplicationAnswer } from "../../applications/application-answer.ts";
import { findApplication } from "../../applications/find-application.ts";
import { operation, STAFF } from "../call/operation.ts";
import { applicationIdInput } from "../../wire/wire-input.ts";

/** An application or contract by its number (F-190); 1063 for one that does not exist for the caller. */
export const getContract = operation(
  STAFF,
  z.object({ ParaiskosID: applicationIdInput }),
  async (context, session, input) => {
    const application = await findApplication(context.db, session, input.ParaiskosID);
    if (application === null) return refusal(1063);
    return answer({ Paraiska: await toApplicationAnswer(context.db, context, application) });
  },
);
