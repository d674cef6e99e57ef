import { applicationStatuses } from "~/domain/enumerations/application-status.ts";
import { contractTypes } from "~/domain/enumerations/contract-type.ts";
import { eCreditStates } from "~/domain/enumerations/e-credit-state.ts";
import { listCategories } from "~/domain/enumerations/list-category.ts";
import { ListTab, listTabs } from "~/domain/enumerations/list-tab.ts";
import { signatureTypes } from "~/domain/enumerations/signature-type.ts";
import { showList } from "~/lists/show-list.ts";
import { paths } from "~/paths/paths.ts";

/**
 * The list of a partner's applications and contracts as its page shows it: the fields of its filter (decision under G10) and the columns that order it,
 * which are those that stay fast at any number of rows (P9).
 */
export const SHOWN_APPLICATIONS = showList({
  path: paths.applications,
  exportPath: paths.applicationsExport,
  filters: {
    number: { kind: "reference" },
    personalCode: { kind: "code" },
    from: { kind: "day" },
    to: { kind: "day" },
    status: { kind: "choice", choices: applicationStatuses },
    buyer: { kind: "text", rare: true },
    seller: { kind: "text", rare: true },
    shop: { kind: "code", rare: true },
    sumFrom: { kind: "money", rare: true },
    sumTo: { kind: "money", rare: true },
    goods: { kind: "text", rare: true },
    comment: { kind: "text", rare: true },
    category: { kind: "choice", choices: listCategories, rare: true },
    contractType: { kind: "choice", choices: contractTypes, rare: true },
    signatureType: { kind: "choice", choices: signatureTypes, rare: true },
    eCreditState: { kind: "choice", choices: eCreditStates, rare: true },
    certificate: { kind: "yesNo", rare: true },
    winter: { kind: "yesNo", rare: true },
  },
  sorts: {
    number: "desc",
    createdOn: "desc",
    contractDate: "desc",
    contractType: "asc",
    durationMonths: "desc",
    creditSum: "desc",
    buyerLastName: "asc",
    status: "asc",
    signatureType: "asc",
    contractSignatureType: "asc",
    eCreditState: "asc",
    hasIncomeCertificate: "desc",
    lowerWinterPayments: "desc",
  },
  // Newest first (F-181).
  defaultSort: "createdOn",
  columns: ["main", "all"],
  tabs: { all: listTabs, first: ListTab.applications as ListTab },
});
