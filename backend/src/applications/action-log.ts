import type { OperationContext } from "../context.ts";
import { actionLog } from "../store/schema/application-records.ts";
import type { Store } from "../store/store.ts";
import { fullNameOf, type Session } from "../accounts/session.ts";

/** What the log of an application says; Lithuanian, as the lender's staff reads it (F-180). */
export type LoggedAction =
  | "Paraiška sukurta"
  | "Paraiška išsaugota"
  | "Paraiška išsaugota, sąskaitos numeris atmestas"
  | "Pirkėjo el. paštas pakeistas"
  | "Sutuoktinio el. paštas pakeistas"
  | "Įsipareigojimai pakeisti"
  | "Skolų ataskaita užsakyta"
  | "Draudimo įmoka perskaičiuota"
  | "Apskaičiuoti pasiūlymai"
  | "Pajamos išsaugotos"
  | "Išsiųsta banko išrašo nuoroda"
  | "Sutartis sudaryta"
  | "Parašas popieriuje patvirtintas"
  | "Sutuoktinio parašas popieriuje patvirtintas"
  | "Perduota kitam pardavėjui"
  | "Gauta iš kito pardavėjo"
  | "Perimta pagal raktą"
  | "Neteisingas perėmimo raktas"
  | "Sutartis atmesta"
  | "Suformuotas sutarties projektas"
  | "Suformuoti sutarties dokumentai"
  | "Pradėtas pasirašymas"
  | "Pasirašymo nuoroda išsiųsta iš naujo"
  | "Pasirašymas atšauktas"
  | "Atsisiųstas pasirašytas dokumentas";

/** Adds a line to the log of an application. `db` is the transaction of the write that is logged. */
export async function logAction(
  db: Store,
  { clock }: OperationContext,
  session: Session,
  entry: { applicationId: number; action: LoggedAction; note?: string },
): Promise<void> {
  await db.insert(actionLog).values({
    applicationId: entry.applicationId,
    at: clock.now(),
    userId: session.user.id,
    userName: fullNameOf(session.user),
    action: entry.action,
    note: entry.note ?? null,
  });
}
