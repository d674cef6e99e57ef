import { changePassword } from "./change-password.ts";
import { checkEmailAvailability } from "./check-email-availability.ts";
import { checkContractPossible } from "./check-contract-possible.ts";
import { checkPersonalData } from "./check-personal-data.ts";
import { getConditionVariants, getSellerConditionVariants } from "./conditions.ts";
import { confirmSignature } from "./confirm-signature.ts";
import {
  getContractDocuments,
  getContractDraft,
  getSchedulePdf,
  getStandardInformationPdf,
} from "./contract-documents.ts";
import { deleteApplication } from "./delete-application.ts";
import { endSession } from "./end-session.ts";
import { getActionLog } from "./get-action-log.ts";
import { getContract } from "./get-contract.ts";
import { getNewApplication } from "./get-new-application.ts";
import { getCatalogue, getGuaranteeInsurancePrices } from "./goods.ts";
import { listContracts } from "./list-contracts.ts";
import { listUsers } from "./list-users.ts";
import { login2, login3 } from "./log-in.ts";
import { makeContract } from "./make-contract.ts";
import { listNews } from "./news.ts";
import { listNotifications } from "./notifications.ts";
import type { Operation } from "./operation.ts";
import { getCountries, suggestAddress } from "./places.ts";
import { getProposedOptions, getProposedOptionsByValuation } from "./proposed-options.ts";
import { saveApplication } from "./save-application.ts";
import { saveClientEmail } from "./save-client-email.ts";
import { saveSeller } from "./save-seller.ts";
import { calculatePersonalSchedule, calculateSchedule } from "./schedules.ts";
import { getServiceStatuses } from "./service-statuses.ts";
import { getValuationReportPdf } from "./valuation-report.ts";

/** Every operation of the contract (backend/contract/portal.wsdl), by its name there. */
export const operations: Readonly<Record<string, Operation>> = {
  Login2: login2,
  Login3: login3,
  ChangePassword: changePassword,
  SaveSeller: saveSeller,
  CheckEmailAvailability: checkEmailAvailability,
  EndSession: endSession,
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
  CalculateSchedule: calculateSchedule,
  CalculatePersonalSchedule: calculatePersonalSchedule,
  GetSchedulePdf: getSchedulePdf,
  GetStandardInformationPdf: getStandardInformationPdf,
  GetValuationReportPdf: getValuationReportPdf,
  GetContractDocuments: getContractDocuments,
  GetContractDraft: getContractDraft,
  MakeContract: makeContract,
  CheckContractPossible: checkContractPossible,
  ListContracts: listContracts,
  ConfirmSignature: confirmSignature,
  GetCatalogue: getCatalogue,
  GetGuaranteeInsurancePrices: getGuaranteeInsurancePrices,
  SuggestAddress: suggestAddress,
  GetActionLog: getActionLog,
  ListNews: listNews,
  GetServiceStatuses: getServiceStatuses,
  ListUsers: listUsers,
  ListNotifications: listNotifications,
  GetCountries: getCountries,
};

/** The operation of a SOAPAction, or null for a name that is none. */
export const findOperation = (name: string): Operation | null =>
  Object.hasOwn(operations, name) ? (operations[name] ?? null) : null;
