import { and, eq } from "drizzle-orm";
import { z } from "zod";
import { appendLine, type LoggedAction } from "../../applications/action-log.ts";
import { lenderOn } from "../../configuration/configuration.ts";
import type { OperationContext } from "../../context.ts";
import { statementIncomes } from "../../rules/statement-incomes.ts";
import { applications } from "../../store/schema/applications.ts";
import { bankReports, bankTransactions, incomeLines } from "../../store/schema/incomes.ts";
import { withTransaction, type Store } from "../../store/store.ts";
import { toBusinessDay } from "../../time/business-day.ts";
import { answer, refusal, type Answer } from "../../wire/answer.ts";
import { flagInput, textInput } from "../../wire/wire-input.ts";
import { toDay } from "../../wire/wire-output.ts";
import { publicOperation } from "../call/operation.ts";
import { BankReportState, findByToken, stateAt, type BankReportRow } from "./bank-report.ts";
import { raiseVersion } from "./save-incomes.ts";

const tokenInput = textInput(100);

const TITLE = "Įplaukos pagal banko išrašą";

/** The lines of an earlier statement make room for those of this one (F-304). */
async function storeStatement(tx: Store, applicationId: number, personalCode: string, today: string): Promise<void> {
  const ofBank = and(eq(incomeLines.applicationId, applicationId), eq(incomeLines.origin, "bank"));
  await tx.delete(incomeLines).where(ofBank);
  const received = await tx.select().from(bankTransactions).where(eq(bankTransactions.personalCode, personalCode));
  const lines = statementIncomes(received, today).map(({ kind, payer, monthlyCents, from, to }) => ({
    applicationId,
    kind,
    amountCents: monthlyCents,
    title: TITLE,
    source: payer,
    fromDay: from,
    toDay: to,
    origin: "bank" as const,
  }));
  if (lines.length > 0) await tx.insert(incomeLines).values(lines);
}

async function settle(tx: Store, context: OperationContext, report: BankReportRow, agreed: boolean): Promise<void> {
  const now = context.clock.now();
  const state = agreed ? BankReportState.received : BankReportState.repeat;
  await tx.update(bankReports).set({ state, answeredAt: now }).where(eq(bankReports.id, report.id));
  const [row] = await tx.select().from(applications).where(eq(applications.id, report.applicationId)).for("update");
  if (row === undefined) throw new Error("The application of a bank statement is gone.");
  if (agreed) await storeStatement(tx, row.id, row.personalCode ?? "", toBusinessDay(now));
  await raiseVersion(tx, row, now);
  const action: LoggedAction = agreed ? "Gautas banko išrašas" : "Pirkėjas nesutiko pateikti banko išrašo";
  await appendLine(tx, { applicationId: row.id, at: now, userId: null, userName: "Pirkėjas", action, note: null });
}

/** Whether an application still wants the statement: a contract's assessment is over. */
async function isWanted(db: Store, report: BankReportRow, now: Date): Promise<boolean> {
  const [row] = await db
    .select({ status: applications.status })
    .from(applications)
    .where(eq(applications.id, report.applicationId));
  return row?.status === 0 && stateAt(report, now) === BankReportState.waiting;
}

async function respond(tx: Store, context: OperationContext, token: string, agreed: boolean): Promise<Answer> {
  const found = await findByToken(tx, token);
  if (found === null) return refusal(1900);
  const [locked] = await tx.select().from(bankReports).where(eq(bankReports.id, found.id)).for("update");
  if (locked === undefined || !(await isWanted(tx, locked, context.clock.now()))) return refusal(1100);
  await settle(tx, context, locked, agreed);
  return answer();
}

/** What the page of a link says: who asks, and until when; 1900 for a link that there is not, 1100 for one that is answered or over (F-304). */
export const getBankReportRequest = publicOperation(
  z.object({ Raktas: tokenInput }),
  async (context, { Raktas: token }) => {
    const now = context.clock.now();
    const report = await findByToken(context.db, token);
    if (report === null) return refusal(1900);
    if (!(await isWanted(context.db, report, now))) return refusal(1100);
    return answer({
      Kreditorius: lenderOn(toBusinessDay(now)).name,
      GaliojaIki: toDay(toBusinessDay(report.expiresAt)),
    });
  },
);

/** The buyer's answer: with a yes the statement arrives (state 2) and becomes income lines, with a no the state is 3 (F-303, F-589). */
export const answerBankReport = publicOperation(
  z.object({ Raktas: tokenInput, Sutinka: flagInput }),
  (context, { Raktas: token, Sutinka: agreed }) =>
    withTransaction(context.db, (tx) => respond(tx, context, token, agreed)),
);
