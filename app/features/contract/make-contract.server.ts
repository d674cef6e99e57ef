import { isActionAllowed, isContract } from "~/domain/application-status.ts";
import { ApplicationStatus, applicationStatuses } from "~/domain/enumerations/application-status.ts";
import type { Application } from "~/services/application-types.ts";
import type { Backend } from "~/services/backend.server.ts";
import { getApplication } from "~/services/applications.server.ts";
import { checkContractPossible, makeContract as makeContractInBackEnd } from "~/services/contracts.server.ts";
import { codeOf } from "~/services/faults.server.ts";
import { noticeOf } from "~/services/notice.server.ts";
import type { BackendNotice } from "~/services/refusal.ts";
import { releaseAttempt, runIdempotent, settleAttempt, type IdempotentResult } from "~/store/idempotency.server.ts";

/** Who makes it, and the attempt. */
export type ContractAttempt = { owner: string; login: string; operationId: string | null; version: string | null };

export type ContractMade = { ok: true; contractNumber: string } | { ok: false; notice: BackendNotice };

/**
 * Makes the contract of an application, once for each press of the button (F-335): repeats, double clicks and restarts get
 * the first answer. When an earlier attempt's fate is unknown, the application is read first: with a contract the attempt has
 * succeeded and is told as such, without one another attempt is made, unread it stays unknown (R-I3).
 */
export async function makeContract(
  backend: Backend,
  application: Application,
  attempt: ContractAttempt,
): Promise<IdempotentResult<ContractMade>> {
  const key = { owner: attempt.owner, operationId: attempt.operationId };
  const content = { make: application.id };
  const work = () => checkAndMake(backend, application, attempt);
  const once = await runIdempotent({ ...key, content }, work);
  if (once.state !== "unknown") return once;
  const now = await getApplication(backend, application.id);
  if (!now.ok) return once;
  const { contractNumber } = now.value;
  if (contractNumber === null) await releaseAttempt(key);
  else await settleAttempt(key, { ok: true, contractNumber } satisfies ContractMade);
  const settled = await runIdempotent({ ...key, content }, work);
  return settled.state === "done" ? { ...settled, repeated: false } : settled;
}

/** A new attempt on what is no application any more: it has its contract (1065), or will have none (1100, R-D8). */
function findStatusRefusal({ status }: Application): BackendNotice | null {
  if (isActionAllowed("makeContract", status ?? ApplicationStatus.application)) return null;
  const known = applicationStatuses.find(status);
  return noticeOf(codeOf(known !== null && isContract(known) ? "contractExists" : "wrongStatus"));
}

/** The back end is asked whether a contract is possible (F-202) before it is asked to make one. */
async function checkAndMake(
  backend: Backend,
  application: Application,
  { login, operationId, version }: ContractAttempt,
): Promise<ContractMade> {
  const refusal = findStatusRefusal(application);
  if (refusal !== null) return { ok: false, notice: refusal };
  const possible = await askContractPossible(backend, application, login);
  if (!possible.ok) return possible;
  const made = await makeContractInBackEnd(backend, application.id, { operationId: operationId ?? "", version });
  return made.ok ? { ok: true, contractNumber: made.value.contractNumber } : { ok: false, notice: made.notice };
}

/** Asks whether a contract can be made of an application as it is saved (F-202). */
export const askContractPossible = (backend: Backend, { credit, buyer, id }: Application, login: string) =>
  checkContractPossible(backend, {
    login,
    conditionVariantId: credit.conditionVariantId ?? 0,
    sumCents: credit.sumCents ?? 0,
    buyerName: [buyer.firstName, buyer.lastName].filter(Boolean).join(" "),
    durationMonths: credit.durationMonths ?? 0,
    workMode: null,
    applicationId: id,
  });
