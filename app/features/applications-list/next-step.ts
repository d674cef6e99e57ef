import { ApplicationStatus } from "~/domain/enumerations/application-status.ts";
import { ECreditState } from "~/domain/enumerations/e-credit-state.ts";
import { findPermitStatus, PermitStatus } from "~/domain/enumerations/permit-status.ts";
import { isPermitOpen } from "~/domain/permit-acts.ts";
import { ListTab } from "~/domain/enumerations/list-tab.ts";
import { isSigned, SignatureType, toSignatureType } from "~/domain/enumerations/signature-type.ts";
import { findStep, type StepKey } from "~/paths/application-steps.ts";
import type { ContractListRow } from "~/services/contract-types.ts";

/** What the seller does next with a row, or waits for; each has a text under `nextStep` (ambition 7). */
export const NEXT_STEPS = [
  "enterBuyer",
  "enterGoods",
  "fixCredit",
  "enterIncome",
  "chooseOffer",
  "changeRefused",
  "enterContractData",
  "askManager",
  "waitManager",
  "changeWithoutPermit",
  "makeContract",
  "waitRemoteSignature",
  "waitTabletSignature",
  "waitCentTransfer",
  "waitSpouse",
  "sign",
  "signingOver",
  "fixDefects",
  "waitPayout",
  "paidOut",
  "signed",
  "archived",
  "rejected",
  "terminated",
] as const;

export type NextStep = (typeof NEXT_STEPS)[number];

type Signatures = Pick<
  ContractListRow,
  "signatureType" | "contractSignatureType" | "spouseContractSignatureType" | "waitingWay" | "signingObstacle"
>;

/** The facts of a row that decide. */
export type StepFacts = Signatures &
  Pick<
    ContractListRow,
    | "status"
    | "eCreditState"
    | "products"
    | "creditSumCents"
    | "incomeType"
    | "conditionVariantId"
    | "personalCode"
    | "step"
    | "decision"
    | "permit"
    | "payoutTab"
  >;

/**
 * The next step of a row, whichever tab shows it. Of a back end that does not say where the payout stands, the tab says it (C22).
 * @returns null for a status that we do not know
 */
export function findNextStep(row: StepFacts, tab: ListTab): NextStep | null {
  switch (row.status) {
    case ApplicationStatus.application:
      return row.eCreditState === ECreditState.terminated ? "terminated" : nextOfApplication(row);
    case ApplicationStatus.unsigned:
      return row.eCreditState === ECreditState.terminated ? "terminated" : nextSignature(row);
    case ApplicationStatus.signed:
    case ApplicationStatus.online:
      return nextOfSigned(row.payoutTab ?? tab);
    case ApplicationStatus.archive:
      return "archived";
    case ApplicationStatus.defected:
      return "fixDefects";
    case ApplicationStatus.rejected:
      return "rejected";
    default:
      return null;
  }
}

function nextOfApplication(row: StepFacts): NextStep {
  const waiting = findRunningSignature(row.signatureType, row.waitingWay);
  if (waiting !== null) return waiting;
  const step = findStep(row.step)?.key ?? null;
  return step === null ? guessNext(row) : NEXT_OF_STEPS[step](row);
}

/** A refused credit is changed before its contract is filled in. */
const unlessRefused = ({ decision }: StepFacts, next: NextStep): NextStep =>
  decision === "REJECTED" ? "changeRefused" : next;

/** By the step that wants something; a manager is asked when all else is there. */
const NEXT_OF_STEPS: Readonly<Record<StepKey, (row: StepFacts) => NextStep>> = {
  buyer: () => "enterBuyer",
  credit: ({ products }) => (products === null ? "enterGoods" : "fixCredit"),
  household: () => "enterIncome",
  contractData: (row) => unlessRefused(row, "enterContractData"),
  contract: (row) => unlessRefused(row, row.decision === "NEEDS_APPROVAL" ? nextOfPermit(row.permit) : "makeContract"),
};

/** A manager is asked once, and then awaited; where the permit was refused, the credit must change. */
function nextOfPermit(permit: StepFacts["permit"]): NextStep {
  const status = permit === null ? null : findPermitStatus(permit);
  if (isPermitOpen(status)) return "waitManager";
  return status === PermitStatus.rejected ? "changeWithoutPermit" : "askManager";
}

/** As far as the fields of the row tell, where the back end does not name the step. */
function guessNext(row: StepFacts): NextStep {
  if (row.personalCode === null) return "enterBuyer";
  if (row.creditSumCents === null || row.products === null) return "enterGoods";
  if (row.incomeType === null) return "enterIncome";
  return row.conditionVariantId === null ? "chooseOffer" : "makeContract";
}

function nextSignature({
  contractSignatureType: own,
  spouseContractSignatureType: spouse,
  waitingWay,
  signingObstacle,
}: Signatures): NextStep {
  if (signingObstacle === "TERM_OVER") return "signingOver";
  const waiting = findRunningSignature(own, waitingWay);
  if (waiting !== null) return waiting;
  return isSigned(toSignatureType(own)) && spouse !== null && !isSigned(toSignatureType(spouse))
    ? "waitSpouse"
    : "sign";
}

function nextOfSigned(tab: number): NextStep {
  if (tab === ListTab.payments) return "paidOut";
  return tab === ListTab.unpaid ? "waitPayout" : "signed";
}

/** A cent transfer that is awaited is marked as a remote signing; the way of its request tells it apart (F-356). */
function findRunningSignature(type: number | null, way: number | null): NextStep | null {
  if (type === SignatureType.initiated)
    return way === SignatureType.centTransfer ? "waitCentTransfer" : "waitRemoteSignature";
  return type === SignatureType.initiatedTablet ? "waitTabletSignature" : null;
}
