import { z } from "zod";
import { appendLine, logAction, type LoggedAction } from "../../applications/action-log.ts";
import { findApplicationForUpdate } from "../../applications/find-application.ts";
import { withTransaction } from "../../store/store.ts";
import { answer, refusal } from "../../wire/answer.ts";
import { applicationIdInput } from "../../wire/wire-input.ts";
import { operation, STAFF } from "../call/operation.ts";

const SELLERS = {
  BEGUN: "Pildyti perduota pirkėjo telefonui",
  USED: "Pirkėjo pateikti duomenys perkelti į formą",
  DROPPED: "Pirkėjo pateikti duomenys nepanaudoti",
  ENDED: "Pildymas pirkėjo telefone baigtas",
} as const satisfies Record<string, LoggedAction>;

const BUYERS = {
  OPENED: "Pirkėjas atvėrė savo puslapį",
  FILLED: "Pirkėjas pateikė duomenis iš savo telefono",
} as const satisfies Record<string, LoggedAction>;

const input = z.object({
  ParaiskosID: applicationIdInput,
  Ivykis: z.enum(["BEGUN", "OPENED", "FILLED", "USED", "DROPPED", "ENDED"]),
});

/**
 * Writes into the log what has become of a hand-over, which lives in the portal (F-180). What the buyer did stands in the buyer's name, at the moment at which the
 * portal of the seller learned of it: a buyer has no session. 1063.
 */
export const logHandOver = operation(STAFF, input, (context, session, { ParaiskosID: id, Ivykis: event }) =>
  withTransaction(context.db, async (tx) => {
    const row = await findApplicationForUpdate(tx, session, id);
    if (row === null) return refusal(1063);
    if (event === "OPENED" || event === "FILLED")
      await appendLine(tx, {
        applicationId: row.id,
        note: null,
        at: context.clock.now(),
        userId: null,
        userName: "Pirkėjas",
        action: BUYERS[event],
      });
    else await logAction(tx, context, session, { applicationId: row.id, action: SELLERS[event] });
    return answer();
  }),
);
