import { ApplicationStatus } from "./enumerations/application-status.ts";
import { isSigningInitiated, toSignatureType } from "./enumerations/signature-type.ts";

/** Statuses that count as a contract; 4 is listed with contracts but does not count (F-192, C4). */
export const CONTRACT_STATUSES: readonly ApplicationStatus[] = [
  ApplicationStatus.unsigned,
  ApplicationStatus.signed,
  ApplicationStatus.archive,
  ApplicationStatus.online,
];

/** Contracts that are signed. */
export const SIGNED_STATUSES: readonly ApplicationStatus[] = CONTRACT_STATUSES.filter(
  (status) => status !== ApplicationStatus.unsigned,
);

/** Whether the application has become a contract, so that the wizard opens in contract mode (F-192). */
export const isContract = (status: ApplicationStatus): boolean => CONTRACT_STATUSES.includes(status);

const { rejected, application, unsigned, signed, archive, defected, online } = ApplicationStatus;

/**
 * What may be done in which status: the only table of transitions (F-355). Further conditions, such as an active
 * remote signing (F-338) or the days since signing (G23), narrow it; nothing widens it.
 */
const ALLOWED_STATUSES = {
  edit: [application],
  editGoods: [application],
  delete: [application],
  changeIncome: [application],
  requestApproval: [application],
  makeContract: [application],
  saveClientEmail: [application, unsigned, signed, defected, online],
  uploadDocuments: [application, unsigned, signed, defected, online],
  deleteDocuments: [application, unsigned, defected],
  signApplication: [application, unsigned],
  signContract: [unsigned],
  cancelSigning: [application, unsigned],
  confirmPaperSignature: [unsigned],
  passSignedDocuments: [unsigned, defected],
  protestAuthorization: [unsigned, signed, defected, online],
  downloadDraft: [application, unsigned],
  downloadContract: [unsigned, signed, archive, defected, online],
  sendDocuments: [unsigned, signed, defected, online],
  rejectContract: [unsigned, signed, defected, online],
  takeOver: [application, unsigned, signed, defected, online],
  transfer: [application, unsigned, signed, defected, online],
  archive: [signed, online],
  view: [rejected, application, unsigned, signed, archive, defected, online],
} as const satisfies Record<string, readonly ApplicationStatus[]>;

export type ApplicationAction = keyof typeof ALLOWED_STATUSES;

/** Whether the status allows the action; a refusal is the back end's 1100 (F-355). Unknown statuses allow nothing. */
export function isActionAllowed(action: ApplicationAction, status: number): boolean {
  const statuses: readonly number[] = ALLOWED_STATUSES[action];
  return statuses.includes(status);
}

/** Signature types of a contract, the spouse's where both borrow. */
export type ContractSignatures = { contractSignature: number | null; spouseContractSignature: number | null };

/** Whether the contract is being signed now: no shop rejects or prints it until that has ended or is cancelled (F-333, F-338). */
export const isSigningActive = ({ contractSignature, spouseContractSignature }: ContractSignatures): boolean =>
  [contractSignature, spouseContractSignature].some((type) => isSigningInitiated(toSignatureType(type)));

/** Whether a document of a contract is being signed, the consent among them: rejecting it waits for that, or the consent would be signed afterwards (F-338, F-369). */
export const isAnySigningActive = (signing: ContractSignatures & { applicationSignature: number | null }): boolean =>
  isSigningActive(signing) || isSigningInitiated(toSignatureType(signing.applicationSignature));
