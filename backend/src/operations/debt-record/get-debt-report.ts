import { and, eq, gte } from "drizzle-orm";
import { z } from "zod";
import { fullNameOf, type Session } from "../../accounts/session.ts";
import { logAction } from "../../applications/action-log.ts";
import { findApplication } from "../../applications/find-application.ts";
import type { OperationContext } from "../../context.ts";
import { addDays } from "../../rules/days.ts";
import type { ApplicationRow } from "../../store/application-fields.ts";
import { textOf, toWireApplication } from "../../store/application-wire.ts";
import { debtRecords } from "../../store/schema/debt-records.ts";
import { shops, users } from "../../store/schema/partners.ts";
import { withTransaction, type Store } from "../../store/store.ts";
import { toBusinessDay } from "../../time/business-day.ts";
import { answer, refusal, type AnswerFields } from "../../wire/answer.ts";
import { applicationIdInput, numberInput, optional } from "../../wire/wire-input.ts";
import { toDay, toLocalTime, toNumber } from "../../wire/wire-output.ts";
import { operation, STAFF } from "../call/operation.ts";
import { registerOf, toWireDebts } from "./debt-record.ts";
import { debtRecordState, DebtRecordState } from "../../credit/debt-record-state.ts";

/** How long an answer of the register is kept (decision under G26). */
const KEPT_DAYS = 30;
const MILLISECONDS_PER_DAY = 86_400_000;

/** Why the report is opened, as the log says it. */
const REASONS = {
  APPLICATION: "Nagrinėjama paraiška",
  RATING: "Peržiūrimas vertinimas",
  LINK: "Atverta iš nuorodos",
} as const;

/** The persons of an application by their codes. */
function personsOf(row: ApplicationRow) {
  const application = toWireApplication(row);
  const person = (prefix: "" | "Sutuoktinio") => ({
    Sutuoktinis: prefix === "" ? "0" : "1",
    Vardas: textOf(application, `${prefix}Vardas`),
    Pavarde: textOf(application, `${prefix}Pavarde`),
    AsmensKodas: textOf(application, `${prefix}AsmensKodas`),
  });
  return [person(""), person("Sutuoktinio")];
}

/** What the register has answered of late, person by person; a question under way or without an answer is none. */
async function readPeople({ db, clock }: OperationContext, row: ApplicationRow): Promise<AnswerFields[]> {
  const now = clock.now();
  const since = new Date(now.getTime() - KEPT_DAYS * MILLISECONDS_PER_DAY);
  const asked = await db
    .select({ record: debtRecords, asker: { firstName: users.firstName, lastName: users.lastName } })
    .from(debtRecords)
    .innerJoin(users, eq(users.id, debtRecords.requestedBy))
    .where(and(eq(debtRecords.applicationId, row.id), gte(debtRecords.requestedAt, since)));
  const people: AnswerFields[] = [];
  for (const person of personsOf(row)) {
    const found = asked.find(({ record }) => record.personalCode === person.AsmensKodas);
    if (found === undefined) continue;
    const register = await registerOf(db, person.AsmensKodas);
    if (debtRecordState(found.record, register.service, now) !== DebtRecordState.ready) continue;
    const { requestedAt } = found.record;
    people.push({
      ...person,
      Uzsakyta: toLocalTime(requestedAt),
      Uzsake: fullNameOf(found.asker),
      GaliojaIki: toDay(addDays(toBusinessDay(requestedAt), KEPT_DAYS)),
      Skolos: register.debts.length === 0 ? null : { Skola: toWireDebts(register) },
    });
  }
  return people;
}

async function toWireReport(db: Store, row: ApplicationRow, people: readonly AnswerFields[]): Promise<AnswerFields> {
  const [owner] = await db
    .select({ firstName: users.firstName, lastName: users.lastName, shopName: shops.name })
    .from(users)
    .innerJoin(shops, eq(shops.id, row.shopId))
    .where(eq(users.id, row.sellerId));
  return {
    ParaiskosID: toNumber(row.id),
    SutartiesNr: row.contractNumber,
    PardavejoID: toNumber(row.sellerId),
    ParduotuvesID: toNumber(row.shopId),
    PardavejoVardas: owner && fullNameOf(owner),
    ParduotuvesPavadinimas: owner?.shopName,
    Asmenys: { Asmuo: people },
  };
}

const logOpening = (context: OperationContext, session: Session, applicationId: number, reason: keyof typeof REASONS) =>
  withTransaction(context.db, (tx) =>
    logAction(tx, context, session, { applicationId, action: "Skolų ataskaita peržiūrėta", note: REASONS[reason] }),
  );

/**
 * The debts of the persons of an application, by its seller and its number; each opening is a line of the application's log, with the reason (F-386). 1021 for
 * an application that is not this seller's or out of reach, whether it exists or not (F-024); 1900 where the register has answered nothing in thirty days.
 */
export const getDebtReport = operation(
  STAFF,
  z.object({
    PardavejoID: numberInput,
    ParaiskosID: applicationIdInput,
    Priezastis: optional(z.enum(["APPLICATION", "RATING", "LINK"])),
  }),
  async (context, session, { PardavejoID: sellerId, ParaiskosID: id, Priezastis: reason = "LINK" }) => {
    const row = await findApplication(context.db, session, id);
    if (row === null || row.sellerId !== sellerId) return refusal(1021);
    const people = await readPeople(context, row);
    if (people.length === 0) return refusal(1900);
    await logOpening(context, session, row.id, reason);
    return answer({ SkoluAtaskaita: await toWireReport(context.db, row, people) });
  },
);
