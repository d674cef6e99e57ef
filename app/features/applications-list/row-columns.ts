import type { ContractListRow } from "~/services/contract-types.ts";
import type { RowLabels } from "./row-labels.server.ts";

/** How a value is written: on the screen (an account in groups of four, a text as excerpt) and as a cell of the export. */
export type ColumnKind = "text" | "longText" | "integer" | "money" | "day" | "account" | "personalCode";

export type RowColumn = {
  kind: ColumnKind;
  /** Money in cents, days as `yyyy-mm-dd`, the personal code in full. */
  value: (row: ContractListRow, labels: RowLabels) => string | number | null;
};

/** Name and surname as one text; empty for a draft without a buyer. */
export const buyerNameOf = ({ buyerFirstName, buyerLastName }: ContractListRow): string =>
  [buyerFirstName, buyerLastName].filter((name) => name !== null).join(" ");

/** Every field of a row in the order of F-551: the columns of the wide table and of its export. Names are keys of `columns`. */
export const ROW_COLUMNS = {
  number: { kind: "integer", value: (row) => row.applicationId },
  contractNumber: { kind: "text", value: (row) => row.contractNumber },
  contractType: { kind: "text", value: (row, labels) => labels.contractType(row.contractType) },
  createdOn: { kind: "day", value: (row) => row.createdOn },
  contractDate: { kind: "day", value: (row) => row.contractDate },
  durationMonths: { kind: "integer", value: (row) => row.durationMonths },
  conditionVariant: { kind: "text", value: (row, labels) => labels.localised(row.conditionVariant) },
  paymentDay: { kind: "integer", value: (row) => row.paymentDay },
  creditSum: { kind: "money", value: (row) => row.creditSumCents },
  creditLimit: { kind: "money", value: (row) => row.creditLimitCents },
  accountNumber: { kind: "account", value: (row) => row.accountNumber },
  additionalAccount: { kind: "account", value: (row) => row.additionalAccount },
  additionalAccountCode: { kind: "text", value: (row) => row.additionalAccountCode },
  buyerFirstName: { kind: "text", value: (row) => row.buyerFirstName },
  buyerLastName: { kind: "text", value: (row) => row.buyerLastName },
  personalCode: { kind: "personalCode", value: (row) => row.personalCode },
  sellerId: { kind: "integer", value: (row) => row.sellerId },
  sellerFullName: { kind: "text", value: (row) => row.sellerFullName },
  shopName: { kind: "text", value: (row) => row.shopName },
  products: { kind: "longText", value: (row) => row.products },
  status: { kind: "text", value: (row, labels) => labels.status(row.status) },
  signatureType: { kind: "text", value: (row, labels) => labels.signatureType(row.signatureType) },
  contractSignatureType: { kind: "text", value: (row, labels) => labels.signatureType(row.contractSignatureType) },
  spouseContractSignatureType: {
    kind: "text",
    value: (row, labels) => labels.signatureType(row.spouseContractSignatureType),
  },
  eCreditState: { kind: "text", value: (row, labels) => labels.eCreditState(row.eCreditState) },
  hasIncomeCertificate: { kind: "text", value: (row, labels) => labels.yesNo(row.hasIncomeCertificate) },
  incomeType: { kind: "text", value: (row, labels) => labels.incomeType(row.incomeType) },
  lowerWinterPayments: { kind: "text", value: (row, labels) => labels.yesNo(row.lowerWinterPayments) },
  comment: { kind: "longText", value: (row) => row.comment },
} as const satisfies Record<string, RowColumn>;

export type RowColumnName = keyof typeof ROW_COLUMNS;

export const ROW_COLUMN_NAMES = Object.keys(ROW_COLUMNS) as RowColumnName[];
