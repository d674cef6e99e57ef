import { advanceTypes } from "./advance-type.ts";
import { applicationStatuses } from "./application-status.ts";
import { authenticationMethods } from "./authentication-method.ts";
import { bankReportStates } from "./bank-report-state.ts";
import { blockStates } from "./block-state.ts";
import { catalogueTypes } from "./catalogue-type.ts";
import { contractTypes } from "./contract-type.ts";
import { creditTypes } from "./credit-type.ts";
import { documentOwners } from "./document-owner.ts";
import { eCreditStates } from "./e-credit-state.ts";
import type { Enumeration } from "./enumeration.ts";
import { flowAllowances } from "./flow-allowance.ts";
import { identityDocumentTypes } from "./identity-document-type.ts";
import { incomeLineTypes } from "./income-line-type.ts";
import { incomeTypes } from "./income-type.ts";
import { liabilityTypes } from "./liability-type.ts";
import { listCategories } from "./list-category.ts";
import { listTabs } from "./list-tab.ts";
import { maritalStatuses } from "./marital-status.ts";
import { payoutTypes } from "./payout-type.ts";
import { politicalConnections } from "./political-connection.ts";
import { requestStatuses, requestSequences } from "./request-status.ts";
import { roles } from "./role.ts";
import { sendingStatuses } from "./sending-status.ts";
import { serviceStatuses } from "./service-status.ts";
import { signatureTypes } from "./signature-type.ts";
import { signingStatuses } from "./signing-status.ts";
import { spouseModes } from "./spouse-mode.ts";
import { verificationResponses } from "./verification-response.ts";

/** Every enumeration, for the check that each of its values has a label in both languages. */
export const ENUMERATIONS: readonly Enumeration[] = [
  advanceTypes,
  applicationStatuses,
  authenticationMethods,
  bankReportStates,
  blockStates,
  catalogueTypes,
  contractTypes,
  creditTypes,
  documentOwners,
  eCreditStates,
  flowAllowances,
  identityDocumentTypes,
  incomeLineTypes,
  incomeTypes,
  liabilityTypes,
  listCategories,
  listTabs,
  maritalStatuses,
  payoutTypes,
  politicalConnections,
  requestStatuses,
  requestSequences,
  roles,
  sendingStatuses,
  serviceStatuses,
  signatureTypes,
  signingStatuses,
  spouseModes,
  verificationResponses,
];
