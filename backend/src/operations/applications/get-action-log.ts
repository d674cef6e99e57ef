import { asc, eq } from "drizzle-orm";
import { z } from "zod";
import { actionLog } from "../../store/schema/application-records.ts";
import { answer, refusal } from "../../wire/answer.ts";
import { findApplication } from "../../applications/find-application.ts";
import { operation, STAFF } from "../call/operation.ts";
import { applicationIdInput } from "../../wire/wire-input.ts";
import { toLocalTime } from "../../wire/wire-output.ts";

/** Who did what to an application, oldest first (F-180); no lines is 1300. */
export const getActionLog = operation(
  STAFF,
  z.object({ ParaiskosID: applicationIdInput }),
  async ({ db }, session, input) => {
    const application = await findApplication(db, session, input.ParaiskosID);
    if (application === null) return refusal(1063);
    const lines = await db
      .select()
      .from(actionLog)
      .where(eq(actionLog.applicationId, application.id))
      .orderBy(asc(actionLog.at), asc(actionLog.id));
    if (lines.length === 0) return refusal(1300);
    const items = lines.map((line) => ({
      Laikas: toLocalTime(line.at),
      Vartotojas: line.userName,
      Veiksmas: line.action,
      Pastaba: line.note,
    }));
    return answer({ Irasai: { Irasas: items } });
  },
);
