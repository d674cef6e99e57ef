import { SENDING_STATUS_TIMEOUT_MS } from "../../domain/limits.ts";
import type { Limits } from "~/platform/limits.ts";

/**
 * What may be done when an answer is lost.
 * `read` – asked again once by itself · `replace` – the user may repeat it with the same content ·
 * `once` – only after the state has been read again.
 */
export type OperationKind = "read" | "replace" | "once";

/** Policies of the SOAP service. */
export type SoapPolicyName = "read" | "write" | "document" | "login";

/** Policies of the verification service: its calls, and the short questions after a message, of which there are many. */
export type VerifyPolicyName = "verify" | "sendingStatus";

/**
 * Calls of one policy share a deadline, a size limit, a number of places and a circuit breaker; the verification and the time
 * service have their own, so that none of the services takes another away (R-G10).
 */
export type PolicyName = SoapPolicyName | VerifyPolicyName | "time";

export type Operation = { kind: OperationKind; policy: SoapPolicyName };

const read: Operation = { kind: "read", policy: "read" };
const document: Operation = { kind: "read", policy: "document" };
const replace: Operation = { kind: "replace", policy: "write" };
/** A file in the request; repeated, it finds itself stored. */
const upload: Operation = { kind: "replace", policy: "document" };
const once: Operation = { kind: "once", policy: "write" };
/** A wrong password counts on the other side, so a log-in is never repeated. */
const login: Operation = { kind: "once", policy: "login" };

/** Every operation of the contract; `tests/unit/services/operations.test.ts` compares it with the WSDL. */
export const OPERATIONS = {
  Login2: login,
  Login3: login,
  ChangePassword: once,
  SaveSeller: once,
  CheckEmailAvailability: read,
  EndSession: replace,
  GetSessionUser: read,
  GetNewApplication: once,
  SaveApplication: replace,
  GetContract: read,
  DeleteApplication: once,
  SaveClientEmail: replace,
  CheckPersonalData: read,
  GetConditionVariants: read,
  GetSellerConditionVariants: read,
  GetProposedOptions: read,
  GetProposedOptionsByValuation: read,
  GetLiabilities: read,
  SaveLiabilities: replace,
  InitiateDebtRecord: replace,
  GetDebtRecordStatus: read,
  GetDebtReport: read,
  CalculateSchedule: read,
  CalculatePersonalSchedule: read,
  GetSchedulePdf: document,
  GetStandardInformationPdf: document,
  GetConsentDocument: document,
  GetInsuranceConsentDocument: document,
  GetValuationReportPdf: document,
  ListValuations: read,
  GetValuation: read,
  ListReports: read,
  GetReport: read,
  GetReportPdf: document,
  GetMonthOverview: read,
  GetContractDocuments: document,
  GetContractDraft: document,
  MakeContract: once,
  CheckContractPossible: read,
  ListContracts: read,
  ConfirmSignature: once,
  RejectContract: once,
  ArchiveContract: once,
  TakeOverContract: once,
  ListTransferRecipients: read,
  TransferContract: once,
  ListPermissions: read,
  RequestPermission: once,
  ApprovePermission: once,
  RejectPermission: once,
  GetCatalogue: read,
  GetGuaranteeInsurancePrices: read,
  GetMinimumCreditSum: read,
  SuggestAddress: read,
  GetPersonalCode: read,
  GetActionLog: read,
  ListNews: read,
  GetUnreadNewsCount: read,
  GetServiceStatuses: read,
  ListUsers: read,
  UnblockUser: once,
  ConfirmWarrants: once,
  ListNotifications: read,
  GetCountries: read,
  ListDocuments: read,
  UploadDocument: upload,
  GetDocument: document,
  DeleteDocument: once,
  GetIncomes: read,
  SaveIncomes: once,
  RequestBankReport: once,
  GetBankReportRequest: read,
  AnswerBankReport: once,
  InitiateSigning: once,
  GetSigningStatus: read,
  CancelSigning: once,
  GetSigningRequest: read,
  GetContractForSigning: document,
  GetConsentForSigning: document,
  SendSigningCode: once,
  ConfirmSigning: once,
  RefuseSigning: once,
  GetSignedContract: document,
  GetSignedConsent: document,
  VerifyDocument: read,
  ListSignedDocuments: read,
  SendHandOver: once,
  LogHandOver: once,
  SendDocuments: once,
  ProtestAuthorization: once,
  PassSignedConsent: upload,
  PassSignedContract: upload,
  PassSignedInsurance: upload,
  GetSignedInsurance: document,
} as const satisfies Record<string, Operation>;

export type OperationName = keyof typeof OPERATIONS;

/** Whether the state must be read again before the call is repeated; operations of other services are none of these. */
export const isDoneOnce = (name: string): boolean =>
  Object.hasOwn(OPERATIONS, name) && OPERATIONS[name as OperationName].kind === "once";

/** Bounds of a policy: who finds no place waits at most `queueMs` for one of the `parallel` ones. */
export type PolicyBounds = {
  /** Of a call as a whole, with its wait. */
  deadlineMs: number;
  maxBytes: number;
  parallel: number;
  queueMs: number;
  /** How many may wait; as many as there are places unless said otherwise. */
  queued?: number;
  /** How long the answer may take once there is a place, where the wait may be far longer than that. */
  answerMs?: number;
  /** So few places that the usual number of calls never fails in the breaker's window. */
  breakerCalls?: number;
};

/** The bounds of a policy from the portal's table of limits. */
export function policyBounds(policy: PolicyName | VerifyPolicyName, limits: Limits): PolicyBounds {
  const queueMs = limits.queueSeconds * 1000;
  switch (policy) {
    case "read":
      return bounds(limits.soapReadSeconds, limits.soapAnswerBytes, limits.parallelReads, queueMs);
    case "write":
      return bounds(limits.soapWriteSeconds, limits.soapAnswerBytes, limits.parallelWrites, queueMs);
    case "document":
      return bounds(limits.soapDocumentSeconds, limits.soapDocumentBytes, limits.parallelDocuments, queueMs);
    case "login":
      return {
        ...bounds(limits.loginSeconds, limits.soapAnswerBytes, limits.parallelLogins, limits.loginSeconds * 1000),
        queued: limits.queuedLogins,
        answerMs: limits.soapReadSeconds * 1000,
        breakerCalls: limits.breakerLogins,
      };
    case "verify":
      return bounds(limits.verifySeconds, limits.jsonAnswerBytes, limits.parallelVerifyCalls, queueMs);
    case "sendingStatus":
      return {
        ...bounds(limits.verifySeconds, limits.jsonAnswerBytes, limits.parallelSendingQuestions, queueMs),
        deadlineMs: SENDING_STATUS_TIMEOUT_MS,
      };
    case "time":
      return bounds(limits.timeSeconds, limits.jsonAnswerBytes, limits.parallelReads, queueMs);
  }
}

const bounds = (deadlineSeconds: number, maxBytes: number, parallel: number, queueMs: number): PolicyBounds => ({
  deadlineMs: deadlineSeconds * 1000,
  maxBytes,
  parallel,
  queueMs,
});
