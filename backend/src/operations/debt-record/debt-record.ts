import { z } from "zod";
import type { Session } from "../../accounts/session.ts";
import { findAsked, putQuestion } from "../../applications/ask-debt-register.ts";
import { findApplication, findApplicationForUpdate } from "../../applications/find-application.ts";
import type { OperationContext } from "../../context.ts";
import { findClients } from "../../credit/credit-facts.ts";
import { debtRegisterOf, type AskedRow } from "../../credit/debt-answers.ts";
import { isOpen } from "../../applications/application-answer.ts";
import type { ApplicationRow } from "../../store/application-fields.ts";
import { textOf, toWireApplication } from "../../store/application-wire.ts";
import type { DebtRegister } from "../../store/schema/clients.ts";
import { withTransaction, type Store } from "../../store/store.ts";
import { answer, refusal, type Answer, type AnswerFields } from "../../wire/answer.ts";
import { applicationIdInput, textInput } from "../../wire/wire-input.ts";
import { toAmount, toDay, toLocalTime } from "../../wire/wire-output.ts";
import { operation, STAFF } from "../call/operation.ts";
import { debtRecordState, DebtRecordState } from "../../credit/debt-record-state.ts";

const question = z.object({ AsmensKodas: textInput(30), ParaiskosID: applicationIdInput });

/** What the register has of a person. */
export async function registerOf(db: Store, personalCode: string): Promise<DebtRegister> {
  const [client] = await findClients(db, [personalCode]);
  return debtRegisterOf(client ?? null);
}

function isPersonOf(row: ApplicationRow, personalCode: string): boolean {
  const application = toWireApplication(row);
  const codes = [textOf(application, "AsmensKodas"), textOf(application, "SutuoktinioAsmensKodas")];
  return personalCode !== "" && codes.includes(personalCode);
}

/** Debts as the wire has them. */
export const toWireDebts = ({ debts }: DebtRegister): AnswerFields[] =>
  debts.map(({ creditor, cents, since, closedOn }) => ({
    Kreditorius: creditor,
    Suma: toAmount(cents),
    DataNuo: toDay(since),
    Uzdaryta: toDay(closedOn),
  }));

function toAnswer(asked: AskedRow | null, register: DebtRegister, now: Date): Answer {
  const state = debtRecordState(asked, register.service, now);
  const Skola = toWireDebts(register);
  return answer({
    Busena: String(state),
    Uzsakyta: asked && toLocalTime(asked.requestedAt),
    ...(state === DebtRecordState.ready && Skola.length > 0 && { Skolos: { Skola } }),
  });
}

async function ask(
  tx: Store,
  context: OperationContext,
  session: Session,
  { AsmensKodas: personalCode, ParaiskosID }: z.output<typeof question>,
): Promise<Answer> {
  const row = await findApplicationForUpdate(tx, session, ParaiskosID);
  if (row === null) return refusal(1063);
  if (!isPersonOf(row, personalCode)) return refusal(1031);
  if (!isOpen(row)) return refusal(1021);
  const now = context.clock.now();
  const register = await registerOf(tx, personalCode);
  const before = await findAsked(tx, row.id, personalCode);
  if (debtRecordState(before, register.service, now) === DebtRecordState.pending) {
    return toAnswer(before, register, now);
  }
  await putQuestion(tx, context, session, { applicationId: row.id, personalCode });
  return toAnswer(await findAsked(tx, row.id, personalCode), register, now);
}

/** Asks the debt register about a person of an open application; a question under way is not asked again (F-305). */
export const initiateDebtRecord = operation(STAFF, question, (context, session, input) =>
  withTransaction(context.db, (tx) => ask(tx, context, session, input)),
);

/** How far the question is, and what the register has answered (F-305). */
export const getDebtRecordStatus = operation(STAFF, question, async ({ db, clock }, session, input) => {
  const row = await findApplication(db, session, input.ParaiskosID);
  if (row === null) return refusal(1063);
  if (!isPersonOf(row, input.AsmensKodas)) return refusal(1031);
  const asked = await findAsked(db, row.id, input.AsmensKodas);
  return toAnswer(asked, await registerOf(db, input.AsmensKodas), clock.now());
});
