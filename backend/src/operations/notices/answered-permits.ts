import { and, asc, eq, inArray } from "drizzle-orm";
import type { Session } from "../../accounts/session.ts";
import { contractRequests } from "../../store/schema/application-records.ts";
import { withTransaction, type Store } from "../../store/store.ts";
import type { AnswerFields } from "../../wire/answer.ts";
import { toNumber } from "../../wire/wire-output.ts";

type Told = Pick<typeof contractRequests.$inferSelect, "id" | "applicationId" | "status" | "note">;

const isUntold = ({ user }: Session) =>
  and(eq(contractRequests.initiatorId, user.id), eq(contractRequests.untold, true));

/** The notice of one answer, with the manager's own words under it. */
function toNotice({ id, applicationId, status, note }: Told): AnswerFields {
  const given = status === "CONFIRMED";
  return {
    PranesimoID: toNumber(id),
    type: "general",
    variant: given ? "success" : "warning",
    message: `Vadybininkas atsakė dėl paraiškos ${applicationId}: leidimas ${given ? "suteiktas" : "nesuteiktas"}.`,
    messageEn: `A manager has answered about application ${applicationId}: the permission is ${given ? "given" : "refused"}.`,
    text: note,
    textEn: note,
    ParaiskosID: toNumber(applicationId),
  };
}

/**
 * Answers to the user's own contract requests that have come since the last log-in (F-380), each told once. One that is lost on its way stands in the list of
 * requests all the same.
 */
export async function takeAnsweredPermits(db: Store, session: Session): Promise<AnswerFields[]> {
  const [waiting] = await db
    .select({ id: contractRequests.id })
    .from(contractRequests)
    .where(isUntold(session))
    .limit(1);
  if (waiting === undefined) return [];
  const told = await withTransaction(db, async (tx) => {
    const { id, applicationId, status, note } = contractRequests;
    const columns = { id, applicationId, status, note };
    const rows = await tx
      .select(columns)
      .from(contractRequests)
      .where(isUntold(session))
      .orderBy(asc(id))
      .for("update");
    const ids = rows.map((row) => row.id);
    await tx.update(contractRequests).set({ untold: false }).where(inArray(id, ids));
    return rows;
  });
  return told.map(toNotice);
}
