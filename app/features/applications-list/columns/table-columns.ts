import type { RowColumnName } from "../row-columns.ts";

/** The columns that a seller works with: the usual table, in its order. */
export const MAIN_COLUMN_NAMES = [
  "number",
  "createdOn",
  "buyer",
  "creditSum",
  "durationMonths",
  "products",
  "seller",
  "status",
  "nextStep",
] as const;

export type MainColumnName = (typeof MAIN_COLUMN_NAMES)[number];
export type TableColumnName = MainColumnName | RowColumnName;

/** Every column of the list in the order in which they stand (F-165 to F-177); the usual ones hold two fields each here and there. */
export const TABLE_COLUMN_NAMES = [
  "number",
  "contractNumber",
  "contractType",
  "createdOn",
  "contractDate",
  "buyer",
  "buyerFirstName",
  "buyerLastName",
  "personalCode",
  "creditSum",
  "creditLimit",
  "durationMonths",
  "conditionVariant",
  "paymentDay",
  "accountNumber",
  "additionalAccount",
  "additionalAccountCode",
  "products",
  "seller",
  "sellerId",
  "sellerFullName",
  "shopName",
  "status",
  "eCreditState",
  "signatureType",
  "contractSignatureType",
  "spouseContractSignatureType",
  "hasIncomeCertificate",
  "incomeType",
  "lowerWinterPayments",
  "comment",
  "nextStep",
] as const satisfies readonly TableColumnName[];

/** Columns that a reader may choose; sellers see their own shop only, and no second name of themselves (F-172). */
export const choosableColumns = (withSeller: boolean): TableColumnName[] =>
  TABLE_COLUMN_NAMES.filter((name) => withSeller || name !== "seller");

/** What the list shows: the chosen columns in the list's own order; the usual ones where nothing is chosen that this reader has (F-160). */
export function shownColumns(chosen: readonly TableColumnName[] | null, withSeller: boolean): TableColumnName[] {
  const offered = choosableColumns(withSeller);
  const shown = offered.filter((name) => chosen?.includes(name) ?? isMain(name));
  return shown.length > 0 ? shown : offered.filter(isMain);
}

const isMain = (name: TableColumnName): name is MainColumnName =>
  (MAIN_COLUMN_NAMES as readonly string[]).includes(name);

/** A field of a row beyond the usual table. */
export const isMoreColumn = (name: TableColumnName): name is Exclude<RowColumnName, MainColumnName> => !isMain(name);
