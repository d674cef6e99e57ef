import {
  deleteApplication,
  getApplication,
  getNewApplication,
  getPersonalCode,
  saveApplication,
} from "~/services/applications.server.ts";
import { saveClientEmail } from "~/services/applications.server.ts";
import type { Application } from "~/services/application-types.ts";
import { getActionLog } from "~/services/action-log.server.ts";
import type { Backend } from "~/services/backend.server.ts";
import { checkPersonalData, getCountries, suggestAddress } from "~/services/clients.server.ts";
import { getConditionVariants, getMinimumCreditSum, getProposedOptions } from "~/services/conditions.server.ts";
import { getProposedOptionsByValuation, getSellerConditionVariants } from "~/services/conditions.server.ts";
import { getConsentDocument, getContractDocuments, getContractDraft } from "~/services/contract-documents.server.ts";
import { getInsuranceDocument } from "~/services/contract-documents.server.ts";
import { getSchedulePdf, getStandardInformationPdf } from "~/services/contract-documents.server.ts";
import { getValuationReportPdf } from "~/services/contract-documents.server.ts";
import {
  checkContractPossible,
  confirmSignature,
  listContracts,
  makeContract,
  rejectContract,
  archiveContract,
} from "~/services/contracts.server.ts";
import { getCatalogue, getGuaranteeInsurancePrices } from "~/services/goods.server.ts";
import { getDebtRecordStatus, getDebtReport, getLiabilities } from "~/services/liabilities.server.ts";
import { initiateDebtRecord, saveLiabilities } from "~/services/liabilities.server.ts";
import {
  answerBankReport,
  getBankReportRequest,
  getIncomes,
  requestBankReport,
  saveIncomes,
} from "~/services/incomes.server.ts";
import { logHandOver, sendHandOver } from "~/services/hand-over.server.ts";
import { getUnreadNewsCount, listNews } from "~/services/news.server.ts";
import { listNotifications } from "~/services/notifications.server.ts";
import { listTransferRecipients, takeOverContract, transferContract } from "~/services/ownership.server.ts";
import { approvePermit, listPermits, rejectPermit, requestPermit } from "~/services/permits.server.ts";
import {
  getSignedInsurance,
  listSignedDocuments,
  passSignedDocument,
  protestAuthorization,
  sendDocuments,
} from "~/services/signed-documents.server.ts";
import { verifyDocument } from "~/services/verify-document.server.ts";
import type { BackendOutcome } from "~/services/refusal.ts";
import { getValuation, listValuations } from "~/services/ratings.server.ts";
import { getMonthOverview, getReport, getReportPdf, listReports } from "~/services/reports.server.ts";
import { calculatePersonalSchedule, calculateSchedule } from "~/services/schedules.server.ts";
import { checkEmailAvailability, listUsers, saveSeller } from "~/services/sellers.server.ts";
import { confirmWarrants, unblockUser } from "~/services/accounts.server.ts";
import { getServiceStatuses } from "~/services/service-statuses.server.ts";
import { changePassword, endSession, getSessionUser, login2, login3 } from "~/services/session.server.ts";
import {
  cancelSigning,
  confirmSigning,
  getDocumentForSigning,
  getSignedDocument,
  getSigningRequest,
  getSigningStatus,
  initiateSigning,
  refuseSigning,
  sendSigningCode,
} from "~/services/signing.server.ts";
import type { OperationName } from "~/services/transport/operations.ts";
import { deleteDocument, getDocument, listDocuments, uploadDocument } from "~/services/uploads.server.ts";
import { applicationAnswer } from "~/services/wire/applications.ts";
import { SAMPLE_SELLER } from "./sample-seller.ts";

const write = { operationId: "3f0b6a52-6f0c-4a8e-9a53-0d8a1f6f3c11", version: "v1" };
const credentials = { username: "jonas.s", password: { plain: "Demo-2026!" }, ip: "192.0.2.7" };
const question = {
  sumCents: 120_000,
  durationMonths: 24,
  conditionVariantId: 11,
  paymentDay: 15,
  lowerWinterPayments: false,
  insuranceId: null,
};

/** The smallest application that can be saved. */
export const smallApplication: Application = applicationAnswer.parse({
  Paraiska: { ParaiskosID: "9000001", Versija: "v1", Vardas: "Mantas", Pavarde: "Pavyzdaitis" },
});

const debtQuestion = { applicationId: 9_000_001, personalCode: "38403179912" };

const accountSave = { password: { plain: "Nauja-2026!" }, seller: SAMPLE_SELLER };

const reportQuestion = { reportId: 2, parameters: { from: "2026-11-01", to: "2026-11-20" } };

const LINK = "A1b2C3d4E5f6G7h8I9j0Kl";
const SCAN = { ofSpouse: false, bytes: new Uint8Array() };
const signingPart = { applicationId: 9_000_001, document: "contract", ofSpouse: false } as const;

/** One call of every operation through its own function: the table behind every check „for each operation“. */
export const OPERATION_CALLS: Record<OperationName, (backend: Backend) => Promise<BackendOutcome<unknown, string>>> = {
  Login2: (backend) => login2(backend, credentials),
  Login3: (backend) => login3(backend, { ...credentials, language: "lt" }),
  ChangePassword: (backend) => changePassword(backend, { code: "t-1", password: "Nauja-2026!" }),
  SaveSeller: (backend) => saveSeller(backend, { ...accountSave, operationId: write.operationId }),
  CheckEmailAvailability: (backend) => checkEmailAvailability(backend, "jonas@pavyzdys.example"),
  EndSession: (backend) => endSession(backend),
  GetSessionUser: (backend) => getSessionUser(backend),
  GetNewApplication: (backend) => getNewApplication(backend, { sellerId: 7, operationId: write.operationId }),
  SaveApplication: (backend) => saveApplication(backend, smallApplication, write),
  GetContract: (backend) => getApplication(backend, 9_000_001),
  DeleteApplication: (backend) => deleteApplication(backend, 9_000_001, write),
  SaveClientEmail: (backend) =>
    saveClientEmail(backend, { applicationId: 1, email: "a@pavyzdys.example", owner: "buyer", operationId: "op" }),
  CheckPersonalData: (backend) => checkPersonalData(backend, "38403179912"),
  GetConditionVariants: (backend) => getConditionVariants(backend),
  GetSellerConditionVariants: (backend) => getSellerConditionVariants(backend, 7),
  GetProposedOptions: (backend) => getProposedOptions(backend, 9_000_001),
  GetProposedOptionsByValuation: (backend) => getProposedOptionsByValuation(backend, 5),
  GetLiabilities: (backend) => getLiabilities(backend, 9_000_001),
  SaveLiabilities: (backend) => saveLiabilities(backend, 9_000_001, [], write),
  InitiateDebtRecord: (backend) => initiateDebtRecord(backend, debtQuestion),
  GetDebtRecordStatus: (backend) => getDebtRecordStatus(backend, debtQuestion),
  GetDebtReport: (backend) =>
    getDebtReport(backend, { sellerId: 10_101, applicationId: 9_000_001, reason: "APPLICATION" }),
  CalculateSchedule: (backend) =>
    calculateSchedule(backend, { ...question, startsOn: "2026-11-20", applicationId: 9_000_001 }),
  CalculatePersonalSchedule: (backend) =>
    calculatePersonalSchedule(backend, {
      ...question,
      birthDate: "1984-03-17",
      maritalStatus: 2,
      householdMembers: 3,
      incomeCents: 180_000,
      incomeType: 1,
      hasCertificate: true,
      obligationsCents: 12_000,
      applicationId: null,
    }),
  GetSchedulePdf: (backend) => getSchedulePdf(backend, { applicationId: 1, paymentDay: 15 }),
  GetInsuranceConsentDocument: (backend) => getInsuranceDocument(backend, 1),
  GetConsentDocument: (backend) =>
    getConsentDocument(backend, { applicationId: 1, personalCode: "38403179912", owner: "spouse", language: "lt" }),
  GetStandardInformationPdf: (backend) => getStandardInformationPdf(backend, 1),
  GetValuationReportPdf: (backend) => getValuationReportPdf(backend, { valuationId: 5 }),
  ListValuations: (backend) => listValuations(backend, { applicationId: 9_000_001, limit: 25 }),
  GetValuation: (backend) => getValuation(backend, 5),
  ListReports: (backend) => listReports(backend, "lt"),
  GetReport: (backend) => getReport(backend, { ...reportQuestion, language: "lt", limit: 200 }),
  GetMonthOverview: (backend) => getMonthOverview(backend, "2026-11"),
  GetReportPdf: (backend) => getReportPdf(backend, { ...reportQuestion, language: "lt" }),
  GetContractDocuments: (backend) => getContractDocuments(backend, 1),
  GetContractDraft: (backend) => getContractDraft(backend, 1),
  MakeContract: (backend) => makeContract(backend, 9_000_001, write),
  CheckContractPossible: (backend) =>
    checkContractPossible(backend, {
      login: "jonas.s",
      conditionVariantId: 11,
      sumCents: 120_000,
      buyerName: "Mantas Pavyzdaitis",
      durationMonths: 24,
      workMode: null,
      applicationId: 9_000_001,
    }),
  ListContracts: (backend) => listContracts(backend, { tab: 3, limit: 25 }),
  ConfirmSignature: (backend) =>
    confirmSignature(
      backend,
      { applicationId: 1, signatureType: 1, signedOn: "2026-11-20", person: "Mantas Pavyzdaitis" },
      write,
    ),
  TakeOverContract: (backend) =>
    takeOverContract(backend, { applicationId: 1044, key: "PERIM-7Q4K", login: null }, write.operationId),
  ArchiveContract: (backend) => archiveContract(backend, 1044, write),
  RejectContract: (backend) => rejectContract(backend, { applicationId: 1044, reason: 1, comment: null }, write),
  ListTransferRecipients: (backend) => listTransferRecipients(backend, { applicationId: 1044, search: "jonas" }),
  TransferContract: (backend) =>
    transferContract(backend, { applicationId: 1044, sellerId: 10101, comment: "Pavaduoja" }, write),
  ListPermissions: (backend) => listPermits(backend, { applicationId: 1020, limit: 1 }),
  RequestPermission: (backend) => requestPermit(backend, { applicationId: 1020, reason: "Nuolatinis pirkėjas" }, write),
  ApprovePermission: (backend) => approvePermit(backend, { permitId: 900_117, note: null }, write),
  RejectPermission: (backend) =>
    rejectPermit(backend, { permitId: 900_117, note: "Per dideli įsipareigojimai", passUp: false }, write),
  GetCatalogue: (backend) => getCatalogue(backend, { productNumber: "TV-55", applicationId: 9_000_001 }),
  GetGuaranteeInsurancePrices: (backend) => getGuaranteeInsurancePrices(backend, { groupId: 1, priceCents: 50_000 }),
  GetMinimumCreditSum: (backend) =>
    getMinimumCreditSum(backend, {
      applicationId: 9_000_001,
      oldSumCents: 80_000,
      newSumCents: 50_000,
      oldPremiumCents: 200,
    }),
  SuggestAddress: (backend) => suggestAddress(backend, { city: "Viln" }),
  GetPersonalCode: (backend) => getPersonalCode(backend, 9_000_001),
  GetActionLog: (backend) => getActionLog(backend, 9_000_001),
  ListNews: (backend) => listNews(backend),
  GetUnreadNewsCount: (backend) => getUnreadNewsCount(backend),
  GetServiceStatuses: (backend) => getServiceStatuses(backend),
  ListUsers: (backend) => listUsers(backend, { search: "jonas" }),
  UnblockUser: (backend) => unblockUser(backend, "lukas.s", write.operationId),
  ConfirmWarrants: (backend) => confirmWarrants(backend, write.operationId),
  ListNotifications: (backend) => listNotifications(backend),
  GetCountries: (backend) => getCountries(backend),
  ListDocuments: (backend) => listDocuments(backend, 9_000_001),
  UploadDocument: (backend) =>
    uploadDocument(backend, {
      applicationId: 9_000_001,
      slot: { owner: "client", number: 7 },
      fileName: "pasas.jpg",
      extension: "jpg",
      bytes: new Uint8Array([0xff, 0xd8, 0xff]),
      originalHash: "0".repeat(64),
    }),
  GetDocument: (backend) => getDocument(backend, { applicationId: 9_000_001, documentId: 5 }),
  DeleteDocument: (backend) => deleteDocument(backend, { applicationId: 9_000_001, documentId: 5 }, write.operationId),
  GetIncomes: (backend) => getIncomes(backend, 9_000_001),
  SaveIncomes: (backend) => saveIncomes(backend, 9_000_001, { lines: [], certificates: [] }, write),
  RequestBankReport: (backend) => requestBankReport(backend, 9_000_001, write.operationId),
  GetBankReportRequest: (backend) => getBankReportRequest(backend, LINK),
  AnswerBankReport: (backend) => answerBankReport(backend, LINK, true),
  InitiateSigning: (backend) =>
    initiateSigning(backend, { ...signingPart, way: 31, contact: null, language: "lt" }, write),
  GetSigningStatus: (backend) => getSigningStatus(backend, 9_000_001),
  CancelSigning: (backend) => cancelSigning(backend, signingPart, write),
  GetSigningRequest: (backend) => getSigningRequest(backend, LINK),
  GetContractForSigning: (backend) => getDocumentForSigning(backend, LINK, "contract"),
  GetConsentForSigning: (backend) => getDocumentForSigning(backend, LINK, "application"),
  SendSigningCode: (backend) => sendSigningCode(backend, LINK, "lt"),
  ConfirmSigning: (backend) => confirmSigning(backend, LINK, { code: "1234", name: null, drawing: null, device: null }),
  RefuseSigning: (backend) => refuseSigning(backend, LINK),
  GetSignedContract: (backend) => getSignedDocument(backend, signingPart),
  GetSignedConsent: (backend) => getSignedDocument(backend, { ...signingPart, document: "application" }),
  ListSignedDocuments: (backend) => listSignedDocuments(backend, 9_000_001),
  SendHandOver: (backend) =>
    sendHandOver(backend, {
      applicationId: 9_000_001,
      secret: "a".repeat(26),
      phone: "+37061234567",
      minutes: 60,
      language: "lt",
    }),
  LogHandOver: (backend) => logHandOver(backend, 9_000_001, "BEGUN"),
  SendDocuments: (backend) => sendDocuments(backend, { applicationId: 9_000_001, language: "lt" }, write.operationId),
  ProtestAuthorization: (backend) =>
    protestAuthorization(backend, { applicationId: 9_000_001, reason: "Pirkėjas neigia" }, write.operationId),
  PassSignedConsent: (backend) => passSignedDocument(backend, 9_000_001, { ...SCAN, kind: "consent" }),
  PassSignedContract: (backend) => passSignedDocument(backend, 9_000_001, { ...SCAN, kind: "contract" }),
  PassSignedInsurance: (backend) => passSignedDocument(backend, 9_000_001, { ...SCAN, kind: "insurance" }),
  GetSignedInsurance: (backend) => getSignedInsurance(backend, 9_000_001),
  VerifyDocument: (backend) => verifyDocument(backend, "0".repeat(32), "0".repeat(64)),
};
