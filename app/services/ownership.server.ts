import { accepted } from "~/domain/outcome.ts";
import type { Backend } from "./backend.server.ts";
import { askInSession, callOperation, readAnswer, refuse } from "./call-operation.server.ts";
import { codeOf, WRITE_CODES, type GeneralReason, type ReasonOf } from "./faults.server.ts";
import type { BackendOutcome } from "./refusal.ts";
import type { FoundSellers } from "./seller-types.ts";
import { versionAnswer } from "./wire/applications.ts";
import { foundSellersAnswer } from "./wire/sellers.ts";
import { toWireWrite, type Write } from "./write.ts";

const APPLICATION_REFUSALS = [1060, 1063] as const;
const OWNER_REFUSALS = [...WRITE_CODES, ...APPLICATION_REFUSALS, 1050, 1100, 2140] as const;

export type TakeOver = {
  applicationId: number;
  key: string;
  /** For whom a manager takes it over; null for the user's own account. */
  login: string | null;
};

/** Makes an application the user's by its key (F-200). 1063: a wrong key, an unknown number, or too many guesses. */
export const takeOverContract = (backend: Backend, { applicationId, key, login }: TakeOver, operationId: string) =>
  callOperation(backend, {
    operation: "TakeOverContract",
    args: { OperacijosID: operationId, ParaiskosID: applicationId, Raktas: key, Loginas: login ?? undefined },
    answer: versionAnswer,
    refusals: OWNER_REFUSALS,
  });

const NO_USERS = codeOf("noUsers");

/** Sellers to whom an application may be transferred, by a search in name, log-in and shop; no match is an empty list (F-201). */
export async function listTransferRecipients(
  backend: Backend,
  { applicationId, search }: { applicationId: number; search: string },
): Promise<BackendOutcome<FoundSellers, GeneralReason | ReasonOf<1060 | 1063>>> {
  const args = { ParaiskosID: applicationId, Paieska: search };
  const answer = await askInSession(backend, "ListTransferRecipients", args);
  if (answer.code !== 0 && answer.code !== NO_USERS) return refuse(answer, APPLICATION_REFUSALS);
  return accepted(readAnswer(answer, foundSellersAnswer));
}

export type Transfer = { applicationId: number; sellerId: number; comment: string };

/** Gives an application to another seller of its company, with the reason (F-201). */
export const transferContract = (backend: Backend, { applicationId, sellerId, comment }: Transfer, write: Write) =>
  callOperation(backend, {
    operation: "TransferContract",
    args: { ...toWireWrite(write), ParaiskosID: applicationId, PardavejoID: sellerId, Komentaras: comment },
    answer: versionAnswer,
    refusals: OWNER_REFUSALS,
  });
