import type { Backend } from "./backend.server.ts";
import { callOperation } from "./call-operation.server.ts";
import { WRITE_CODES } from "./faults.server.ts";
import type { Liability } from "./liability-types.ts";
import {
  debtRecordAnswer,
  debtReportAnswer,
  liabilities as liabilitiesPart,
  liabilitiesAnswer,
} from "./wire/liabilities.ts";
import { versionAnswer } from "./wire/applications.ts";
import { toWireWrite, type Write } from "./write.ts";

const APPLICATION_REFUSALS = [1060, 1063] as const;

/** Liabilities of an application's persons, for users who see them (F-299, F-302). */
export const getLiabilities = (backend: Backend, applicationId: number) =>
  callOperation(backend, {
    operation: "GetLiabilities",
    args: { ParaiskosID: applicationId },
    answer: liabilitiesAnswer,
    refusals: APPLICATION_REFUSALS,
  });

/** Saves the whole list (F-299, F-300); 1101 when another save was faster. */
export const saveLiabilities = (
  backend: Backend,
  applicationId: number,
  liabilities: readonly Liability[],
  write: Write,
) =>
  callOperation(backend, {
    operation: "SaveLiabilities",
    args: { ...toWireWrite(write), ParaiskosID: applicationId, ...liabilitiesPart.write([...liabilities]) },
    answer: versionAnswer,
    refusals: [...WRITE_CODES, ...APPLICATION_REFUSALS, 1065],
  });

/** Which person of which application the debt register is asked about. */
type DebtQuestion = { applicationId: number; personalCode: string };

const debtCall = (operation: "GetDebtRecordStatus" | "InitiateDebtRecord", question: DebtQuestion) =>
  ({
    operation,
    args: { AsmensKodas: question.personalCode, ParaiskosID: question.applicationId },
    answer: debtRecordAnswer,
    refusals: [...APPLICATION_REFUSALS, 1021, 1031],
  }) as const;

/** How far the question to the debt register is (F-305). */
export const getDebtRecordStatus = (backend: Backend, question: DebtQuestion) =>
  callOperation(backend, debtCall("GetDebtRecordStatus", question));

/** Asks the debt register. Callers limit how often, and write it to the audit log (F-305). */
export const initiateDebtRecord = (backend: Backend, question: DebtQuestion) =>
  callOperation(backend, debtCall("InitiateDebtRecord", question));

/** Why a debt report is opened; the log of the application says it (decision under G26). */
export type DebtReportReason = "APPLICATION" | "RATING" | "LINK";

/** What the register has answered about the persons of an application; 1900 where it has nothing, 1021 for what is out of reach (F-386, F-024). */
export const getDebtReport = (
  backend: Backend,
  { sellerId, applicationId, reason }: { sellerId: number; applicationId: number; reason: DebtReportReason },
) =>
  callOperation(backend, {
    operation: "GetDebtReport",
    args: { PardavejoID: sellerId, ParaiskosID: applicationId, Priezastis: reason },
    answer: debtReportAnswer,
    refusals: [1060, 1900],
  });
