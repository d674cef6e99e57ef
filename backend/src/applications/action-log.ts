import { desc, eq } from "drizzle-orm";
import type { OperationContext } from "../context.ts";
import { actionLog } from "../store/schema/application-records.ts";
import { applications } from "../store/schema/applications.ts";
import type { Store } from "../store/store.ts";
import { fullNameOf, type Session } from "../accounts/session.ts";
import { hashLine, NO_LINE, type LogLine } from "./log-chain.ts";

/** What the log of an application says; Lithuanian, as the lender's staff reads it (F-180). */
export type LoggedAction =
  | "Paraiška sukurta"
  | "Asmens kodas peržiūrėtas sąraše"
  | "Asmens kodas peržiūrėtas atvėrus paraišką"
  | "Paraiška išsaugota"
  | "Prekių pakeitimas suderintas su pardavėju"
  | "Paraiška išsaugota, sąskaitos numeris atmestas"
  | "Pirkėjo el. paštas pakeistas"
  | "Sutuoktinio el. paštas pakeistas"
  | "Įsipareigojimai pakeisti"
  | "Pateikta užklausa skolų registrui"
  | "Sumažinta registruota įmoka"
  | "Skolų ataskaita peržiūrėta"
  | "Draudimo įmoka perskaičiuota"
  | "Apskaičiuoti pasiūlymai"
  | "Pajamos išsaugotos"
  | "Išsiųsta banko išrašo nuoroda"
  | "Sutartis sudaryta"
  | "Parašas popieriuje patvirtintas"
  | "Sutuoktinio parašas popieriuje patvirtintas"
  | "Prašyta vadybininko leidimo"
  | "Duotas pirmasis leidimas"
  | "Leidimas suteiktas"
  | "Leidimas nesuteiktas"
  | "Leidimo prašymas perduotas aukštesniam lygiui"
  | "Leidimo prašymas nebegalioja"
  | "Perduota kitam pardavėjui"
  | "Gauta iš kito pardavėjo"
  | "Perimta pagal raktą"
  | "Neteisingas perėmimo raktas"
  | "Dokumentas įkeltas"
  | "Dokumentas peržiūrėtas"
  | "Dokumentas ištrintas"
  | "Sutartis atmesta"
  | "Perkelta į archyvą"
  | "Suformuotas sutarties projektas"
  | "Suformuoti sutarties dokumentai"
  | "Pradėtas pasirašymas"
  | "Pasirašymo nuoroda išsiųsta iš naujo"
  | "Pasirašymas atšauktas"
  | "Pasirašymo nuoroda uždaryta"
  | "Pasirašymo nuorodos išsiųsti nepavyko"
  | "Sutikimą reikia pasirašyti iš naujo"
  | "Atsisiųstas pasirašytas dokumentas"
  | "Suformuotas įmokų grafikas"
  | "Suformuota standartinė informacija"
  | "Suformuotas sutikimas"
  | "Suformuota vertinimo ataskaita"
  | "Suformuotas draudimo liudijimas"
  | "Pirkėjui siunčiama SMS su jo puslapio nuoroda"
  | "Pildyti perduota pirkėjo telefonui"
  | "Pirkėjas atvėrė savo puslapį"
  | "Pirkėjas pateikė duomenis iš savo telefono"
  | "Pirkėjo pateikti duomenys perkelti į formą"
  | "Pirkėjo pateikti duomenys nepanaudoti"
  | "Pildymas pirkėjo telefone baigtas"
  | "Gautas banko išrašas"
  | "Pirkėjas nesutiko pateikti banko išrašo"
  | "Dokumentas pasirašytas"
  | "Uždėtas kredito davėjo spaudas"
  | "Parašas nepriimtas"
  | "Atsisakyta pasirašyti"
  | "Pasirašyti nepavyko"
  | "Dokumentai išsiųsti pirkėjui"
  | "Dokumentai išsiųsti sutuoktiniui"
  | "Užprotestuotas įgaliojimas"
  | "Perduotas pasirašytas dokumentas";

/**
 * Adds a line to the log of an application, chained to the one before it (F-180). `tx` is the transaction of the write that is logged: parallel writers of one
 * application wait for each other here.
 */
export async function appendLine(tx: Store, line: LogLine): Promise<void> {
  const { applicationId } = line;
  await tx.select({ id: applications.id }).from(applications).where(eq(applications.id, applicationId)).for("update");
  const [last] = await tx
    .select({ hash: actionLog.hash })
    .from(actionLog)
    .where(eq(actionLog.applicationId, applicationId))
    .orderBy(desc(actionLog.id))
    .limit(1);
  const previousHash = last?.hash ?? NO_LINE;
  await tx.insert(actionLog).values({ ...line, previousHash, hash: hashLine(previousHash, line) });
}

/** Adds what a user has done. `tx` is the transaction of the write that is logged. */
export const logAction = (
  tx: Store,
  { clock }: OperationContext,
  session: Session,
  entry: { applicationId: number; action: LoggedAction; note?: string },
): Promise<void> =>
  appendLine(tx, {
    applicationId: entry.applicationId,
    at: clock.now(),
    userId: session.user.id,
    userName: fullNameOf(session.user),
    action: entry.action,
    note: entry.note ?? null,
  });
