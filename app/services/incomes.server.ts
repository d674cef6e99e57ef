import { accepted } from "~/domain/outcome.ts";
import type { Backend, BackendConnection } from "./backend.server.ts";
import { ask, callOperation, readAnswer, refuse } from "./call-operation.server.ts";
import { WRITE_CODES } from "./faults.server.ts";
import type { IncomeChanges } from "./income-types.ts";
import { versionAnswer } from "./wire/applications.ts";
import { bankReportRequest, incomeChanges, incomesAnswer } from "./wire/incomes.ts";
import { elementOf, nothing } from "./wire/parts.ts";
import { toWireWrite, type Write } from "./write.ts";

const APPLICATION_REFUSALS = [1060, 1063] as const;
const LINK_REFUSALS = [1100, 1900] as const;

/** Income lines, certificates and the bank statement of an application, with what of it counts (F-295, F-296). */
export const getIncomes = (backend: Backend, applicationId: number) =>
  callOperation(backend, {
    operation: "GetIncomes",
    args: { ParaiskosID: applicationId },
    answer: incomesAnswer,
    refusals: APPLICATION_REFUSALS,
  });

/** Adds, changes and removes income lines and certificates (F-294, F-298). */
export const saveIncomes = (backend: Backend, applicationId: number, changes: IncomeChanges, write: Write) =>
  callOperation(backend, {
    operation: "SaveIncomes",
    args: { ...toWireWrite(write), ParaiskosID: applicationId, ...incomeChanges.write(changes) },
    answer: versionAnswer,
    refusals: [...WRITE_CODES, ...APPLICATION_REFUSALS, 1100],
  });

/** Sends the buyer the link to the bank statement (F-303, F-304); 1100 when its state does not allow it. */
export const requestBankReport = (backend: Backend, applicationId: number, operationId: string) =>
  callOperation(backend, {
    operation: "RequestBankReport",
    args: { OperacijosID: operationId, ParaiskosID: applicationId },
    answer: nothing,
    refusals: [1102, ...APPLICATION_REFUSALS, 1100],
  });

/** Who asks the buyer behind a link, and until when it can be answered. */
export async function getBankReportRequest(connection: BackendConnection, token: string) {
  const answer = await ask(connection, "GetBankReportRequest", { Raktas: token });
  return answer.code === 0 ? accepted(readAnswer(answer, elementOf(bankReportRequest))) : refuse(answer, LINK_REFUSALS);
}

/** The buyer's answer to a link. */
export async function answerBankReport(connection: BackendConnection, token: string, agreed: boolean) {
  const answer = await ask(connection, "AnswerBankReport", { Raktas: token, Sutinka: agreed ? 1 : 0 });
  return answer.code === 0 ? accepted(readAnswer(answer, nothing)) : refuse(answer, LINK_REFUSALS);
}
