import { limitKindOf } from "~/domain/enumerations/contract-type.ts";
import { formatIban } from "~/domain/iban.ts";
import { maskPersonalCode } from "~/domain/personal-code.ts";
import type { ListColumn } from "~/lists/list-columns.ts";
import type { ContractListRow } from "~/services/contract-types.ts";
import type { RowLabels } from "./row-labels.server.ts";

export type RowColumn = ListColumn<ContractListRow, RowLabels>;

/** An account in groups of four on the screen, plain in the file (F-170). */
const ACCOUNT = { kind: "text", shown: formatIban, width: 24 } as const;

/** Never seen in full, neither on the screen nor in the file (F-171). */
const PERSONAL_CODE = { kind: "text", shown: maskPersonalCode, filed: maskPersonalCode, width: 14 } as const;

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
  durationMonths: { kind: "integer", value: durationOf },
  conditionVariant: { kind: "text", value: (row, labels) => labels.localised(row.conditionVariant) },
  paymentDay: { kind: "integer", value: (row) => row.paymentDay },
  creditSum: { kind: "money", value: (row) => row.creditSumCents },
  creditLimit: { kind: "money", value: (row) => row.creditLimitCents },
  accountNumber: { ...ACCOUNT, value: (row) => row.accountNumber },
  additionalAccount: { ...ACCOUNT, value: (row) => row.additionalAccount },
  additionalAccountCode: { kind: "text", value: (row) => row.additionalAccountCode },
  buyerFirstName: { kind: "text", value: (row) => row.buyerFirstName },
  buyerLastName: { kind: "text", value: (row) => row.buyerLastName },
  personalCode: { ...PERSONAL_CODE, value: (row) => row.personalCode },
  sellerId: { kind: "integer", value: (row) => row.sellerId },
  sellerFullName: { kind: "text", width: 24, value: (row) => row.sellerFullName },
  shopName: { kind: "text", width: 34, value: (row) => row.shopName },
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

/** Months of a row's credit; null for a card, which has no end: its twelve months are only what its APR assumes. */
export function durationOf({ contractType, durationMonths }: ContractListRow): number | null {
  return limitKindOf(contractType) === "card" ? null : durationMonths;
}
