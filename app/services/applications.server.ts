import { accepted } from "~/domain/outcome.ts";
import type { Application, SavedApplication } from "./application-types.ts";
import type { Backend } from "./backend.server.ts";
import { askInSession, callOperation, readAnswer, refuse } from "./call-operation.server.ts";
import { WRITE_CODES, type ReasonOf, type SAVE_MEANINGS, type WriteReason } from "./faults.server.ts";
import { toNotice } from "./notice.server.ts";
import type { BackendOutcome } from "./refusal.ts";
import {
  applicationAnswer,
  personalCodeAnswer,
  savedAnswer,
  toWireApplication,
  versionAnswer,
} from "./wire/applications.ts";
import { nothing } from "./wire/parts.ts";
import { toWireWrite, type Write } from "./write.ts";

const GET_REFUSALS = [1060, 1063] as const;
const SAVE_REFUSALS = [...WRITE_CODES, ...GET_REFUSALS, 1031, 1032, 1065] as const;
const ACCOUNT_REFUSED = 1100;
const ACCOUNT_REFUSED_KEY: keyof typeof SAVE_MEANINGS = "1100_save";

/** Starts a draft in the back end for a seller (F-187); 1050: a manager's choice is no seller, or has left. */
export const getNewApplication = (
  backend: Backend,
  { sellerId, operationId }: { sellerId: number; operationId: string },
) =>
  callOperation(backend, {
    operation: "GetNewApplication",
    args: { ...toWireWrite({ operationId }), sellerId },
    answer: applicationAnswer,
    refusals: [1050, 1102, 2140],
  });

/**
 * An application or contract by its number, as the wizard works with it (F-190).
 * @param showsCode the page shows the personal codes in full, which the action log says (F-171)
 */
export const getApplication = (backend: Backend, applicationId: number, showsCode = false) =>
  callOperation(backend, {
    operation: "GetContract",
    args: { ParaiskosID: applicationId, ...(showsCode && { Perziurima: 1 }) },
    answer: applicationAnswer,
    refusals: GET_REFUSALS,
  });

/** The personal code of a buyer whose row hides it; the action log says who has asked (F-171). */
export const getPersonalCode = (backend: Backend, applicationId: number) =>
  callOperation(backend, {
    operation: "GetPersonalCode",
    args: { ParaiskosID: applicationId },
    answer: personalCodeAnswer,
    refusals: GET_REFUSALS,
  });

export type SaveReason = WriteReason | ReasonOf<(typeof SAVE_REFUSALS)[number]>;

/** A save of an application; `isAgreed`: a manager has said that a change of goods is agreed with the seller, which the log then says (F-251). */
export type ApplicationWrite = Write & { isAgreed?: boolean };

/**
 * Saves the whole application with its goods (F-188). Code 1100 means that the bank account number is bad and the rest
 * is saved, so it resolves with `accountRefused` (F-189, C20).
 */
export async function saveApplication(
  backend: Backend,
  application: Application,
  { isAgreed, ...write }: ApplicationWrite,
): Promise<BackendOutcome<SavedApplication, SaveReason>> {
  const agreed = isAgreed === true ? { SuderintaSuPardaveju: isAgreed } : {};
  const args = { ...toWireWrite(write), ...agreed, Paraiska: toWireApplication(application) };
  const answer = await askInSession(backend, "SaveApplication", args);
  if (answer.code !== 0 && answer.code !== ACCOUNT_REFUSED) return refuse(answer, SAVE_REFUSALS);
  const { applicationId, version, consentOutdated } = readAnswer(answer, savedAnswer);
  const accountRefused = answer.code === 0 ? null : { ...toNotice(answer), key: ACCOUNT_REFUSED_KEY };
  return accepted({ applicationId: applicationId ?? application.id, version, accountRefused, consentOutdated });
}

/** Deletes a draft; not one with actions behind it (1064) or a contract (1065). */
export const deleteApplication = (backend: Backend, applicationId: number, write: Write) =>
  callOperation(backend, {
    operation: "DeleteApplication",
    args: { ...toWireWrite(write), ParaiskosID: applicationId },
    answer: nothing,
    refusals: [...WRITE_CODES, ...GET_REFUSALS, 1064, 1065],
  });

export type ClientEmail = {
  applicationId: number;
  /** Empty takes it away. */
  email: string;
  owner: "buyer" | "spouse";
  operationId: string;
};

/** Saves one e-mail address without the full save (F-191). */
export const saveClientEmail = (backend: Backend, { applicationId, email, owner, operationId }: ClientEmail) =>
  callOperation(backend, {
    operation: "SaveClientEmail",
    args: { ...toWireWrite({ operationId }), applicationId, email, spouse: owner === "spouse" },
    answer: versionAnswer,
    refusals: [...WRITE_CODES, ...GET_REFUSALS, 1100],
  });
