import { getConsentDocument } from "./documents/consent-document.ts";
import { getInsuranceConsentDocument } from "./documents/insurance-document.ts";
import { checkContractPossible } from "./contracts/check-contract-possible.ts";
import { checkPersonalData } from "./clients/check-personal-data.ts";
import { getConditionVariants, getSellerConditionVariants } from "./conditions/conditions.ts";
import { confirmSignature } from "./contracts/confirm-signature.ts";
import {
  getContractDocuments,
  getContractDraft,
  getSchedulePdf,
  getStandardInformationPdf,
} from "./documents/contract-documents.ts";
import { getDebtRecordStatus, initiateDebtRecord } from "./debt-record/debt-record.ts";
import { getDebtReport } from "./debt-record/get-debt-report.ts";
import { logHandOver } from "./applications/log-hand-over.ts";
import { sendHandOver } from "./applications/send-hand-over.ts";
import { deleteApplication } from "./applications/delete-application.ts";
import { getActionLog } from "./applications/get-action-log.ts";
import { getContract } from "./applications/get-contract.ts";
import { getPersonalCode } from "./applications/get-personal-code.ts";
import { getLiabilities } from "./liabilities/get-liabilities.ts";
import { saveLiabilities } from "./liabilities/save-liabilities.ts";
import { answerBankReport, getBankReportRequest } from "./incomes/answer-bank-report.ts";
import { getIncomes } from "./incomes/get-incomes.ts";
import { requestBankReport } from "./incomes/request-bank-report.ts";
import { saveIncomes } from "./incomes/save-incomes.ts";
import { getNewApplication } from "./applications/get-new-application.ts";
import { getCatalogue, getGuaranteeInsurancePrices } from "./goods/goods.ts";
import { listContracts } from "./contracts/list-contracts.ts";
import { approvePermission, rejectPermission } from "./permits/decide-permission.ts";
import { listPermissions } from "./permits/list-permissions.ts";
import { requestPermission } from "./permits/request-permission.ts";
import { listTransferRecipients, transferContract } from "./contracts/ownership/transfer-contract.ts";
import { takeOverContract } from "./contracts/ownership/take-over-contract.ts";
import { archiveContract } from "./contracts/archive-contract.ts";
import { rejectContract } from "./contracts/reject-contract.ts";
import { makeContract } from "./contracts/make-contract.ts";
import type { Operation } from "./call/operation.ts";
import { officeOperations } from "./office-operations.ts";
import { getMinimumCreditSum } from "./conditions/minimum-credit-sum.ts";
import { getProposedOptions, getProposedOptionsByValuation } from "./conditions/proposed-options.ts";
import { confirmSigning, refuseSigning, sendSigningCode } from "./documents/signing/answer-signing.ts";
import { cancelSigning } from "./documents/signing/cancel-signing.ts";
import { getConsentForSigning, getContractForSigning, getSigningRequest } from "./documents/signing/signing-request.ts";
import { initiateSigning } from "./documents/signing/initiate-signing.ts";
import { listSignedDocuments } from "./documents/signed/list-signed-documents.ts";
import { passSignedConsent, passSignedContract, passSignedInsurance } from "./documents/signed/pass-signed.ts";
import { protestAuthorization } from "./documents/signed/protest-authorization.ts";
import { sendDocuments } from "./documents/signed/send-documents.ts";
import { getSignedConsent, getSignedContract, getSignedInsurance } from "./documents/signing/signed-documents.ts";
import { verifyDocument } from "./documents/verify-document.ts";
import { getSigningStatus } from "./documents/signing/signing-status.ts";
import { saveApplication } from "./applications/save-application.ts";
import { saveClientEmail } from "./clients/save-client-email.ts";
import { calculatePersonalSchedule, calculateSchedule } from "./schedules/schedules.ts";
import { deleteDocument } from "./uploads/delete-document.ts";
import { getDocument } from "./uploads/get-document.ts";
import { listDocuments } from "./uploads/list-documents.ts";
import { uploadDocument } from "./uploads/upload-document.ts";
import { getValuation } from "./ratings/get-valuation.ts";
import { listValuations } from "./ratings/list-valuations.ts";
import { getValuationReportPdf } from "./documents/valuation-report.ts";

/** Every operation of the contract (backend/contract/portal.wsdl), by its name there. */
export const operations: Readonly<Record<string, Operation>> = {
  ...officeOperations,
  GetNewApplication: getNewApplication,
  SaveApplication: saveApplication,
  GetContract: getContract,
  DeleteApplication: deleteApplication,
  SaveClientEmail: saveClientEmail,
  CheckPersonalData: checkPersonalData,
  GetConditionVariants: getConditionVariants,
  GetSellerConditionVariants: getSellerConditionVariants,
  GetProposedOptions: getProposedOptions,
  GetProposedOptionsByValuation: getProposedOptionsByValuation,
  GetLiabilities: getLiabilities,
  SaveLiabilities: saveLiabilities,
  InitiateDebtRecord: initiateDebtRecord,
  GetDebtRecordStatus: getDebtRecordStatus,
  GetDebtReport: getDebtReport,
  CalculateSchedule: calculateSchedule,
  CalculatePersonalSchedule: calculatePersonalSchedule,
  GetSchedulePdf: getSchedulePdf,
  GetStandardInformationPdf: getStandardInformationPdf,
  GetConsentDocument: getConsentDocument,
  GetInsuranceConsentDocument: getInsuranceConsentDocument,
  GetValuationReportPdf: getValuationReportPdf,
  ListValuations: listValuations,
  GetValuation: getValuation,
  GetContractDocuments: getContractDocuments,
  GetContractDraft: getContractDraft,
  MakeContract: makeContract,
  RejectContract: rejectContract,
  ArchiveContract: archiveContract,
  CheckContractPossible: checkContractPossible,
  ListContracts: listContracts,
  ConfirmSignature: confirmSignature,
  TakeOverContract: takeOverContract,
  ListTransferRecipients: listTransferRecipients,
  TransferContract: transferContract,
  ListPermissions: listPermissions,
  RequestPermission: requestPermission,
  ApprovePermission: approvePermission,
  RejectPermission: rejectPermission,
  GetCatalogue: getCatalogue,
  GetGuaranteeInsurancePrices: getGuaranteeInsurancePrices,
  GetMinimumCreditSum: getMinimumCreditSum,
  GetPersonalCode: getPersonalCode,
  GetActionLog: getActionLog,
  ListDocuments: listDocuments,
  UploadDocument: uploadDocument,
  GetDocument: getDocument,
  DeleteDocument: deleteDocument,
  GetIncomes: getIncomes,
  SaveIncomes: saveIncomes,
  RequestBankReport: requestBankReport,
  SendHandOver: sendHandOver,
  LogHandOver: logHandOver,
  GetBankReportRequest: getBankReportRequest,
  AnswerBankReport: answerBankReport,
  InitiateSigning: initiateSigning,
  GetSigningStatus: getSigningStatus,
  CancelSigning: cancelSigning,
  GetSigningRequest: getSigningRequest,
  GetContractForSigning: getContractForSigning,
  GetConsentForSigning: getConsentForSigning,
  SendSigningCode: sendSigningCode,
  ConfirmSigning: confirmSigning,
  RefuseSigning: refuseSigning,
  GetSignedContract: getSignedContract,
  GetSignedConsent: getSignedConsent,
  VerifyDocument: verifyDocument,
  ListSignedDocuments: listSignedDocuments,
  SendDocuments: sendDocuments,
  ProtestAuthorization: protestAuthorization,
  PassSignedConsent: passSignedConsent,
  PassSignedContract: passSignedContract,
  PassSignedInsurance: passSignedInsurance,
  GetSignedInsurance: getSignedInsurance,
};

/** The operation of a SOAPAction, or null for a name that is none. */
export const findOperation = (name: string): Operation | null =>
  Object.hasOwn(operations, name) ? (operations[name] ?? null) : null;
