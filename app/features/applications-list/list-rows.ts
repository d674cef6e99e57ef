import { statusMood, type StatusMood } from "~/domain/enumerations/application-status.ts";
import type { ListTab } from "~/domain/enumerations/list-tab.ts";
import { toShownText } from "~/lists/list-columns.ts";
import { formatMoneyInput } from "~/domain/money.ts";
import { maskPersonalCode } from "~/domain/personal-code.ts";
import type { ContractListRow } from "~/services/contract-types.ts";
import { findNextStep } from "./next-step.ts";
import { buyerNameOf, ROW_COLUMN_NAMES, ROW_COLUMNS } from "./row-columns.ts";
import type { RowLabels } from "./row-labels.server.ts";

/**
 * A row as it is shown, in the page's language. Written on the server: the browser gets nothing that it does not show,
 * personal codes least of all (F-171).
 */
type ShownRow = {
  id: number;
  status: string | null;
  tone: StatusMood;
  /** Null for a status that we do not know. */
  nextStep: string | null;
};

/** The columns that a seller works with. */
export type MainRow = ShownRow & {
  contractNumber: string | null;
  createdOn: string;
  buyer: string;
  personalCode: string | null;
  sum: string | null;
  months: number | null;
  products: string | null;
  /** Null where sellers are not shown (F-172), so that they do not travel. */
  seller: string | null;
  shop: string | null;
};

/** Every field of F-551, in the order of `ROW_COLUMN_NAMES`. */
export type WideRow = ShownRow & { cells: (string | null)[] };

export function toMainRow(row: ContractListRow, tab: ListTab, labels: RowLabels, withSeller = true): MainRow {
  return {
    ...toShownRow(row, tab, labels),
    contractNumber: row.contractNumber,
    createdOn: row.createdOn,
    buyer: buyerNameOf(row),
    personalCode: row.personalCode === null ? null : maskPersonalCode(row.personalCode),
    sum: row.creditSumCents === null ? null : formatMoneyInput(row.creditSumCents, labels.language),
    months: row.durationMonths,
    products: row.products,
    seller: withSeller ? row.sellerFullName : null,
    shop: withSeller ? row.shopName : null,
  };
}

export function toWideRow(row: ContractListRow, tab: ListTab, labels: RowLabels): WideRow {
  const page = { words: labels, language: labels.language };
  const cells = ROW_COLUMN_NAMES.map((name) => toShownText<ContractListRow, RowLabels>(ROW_COLUMNS[name], row, page));
  return { ...toShownRow(row, tab, labels), cells };
}

const toShownRow = (row: ContractListRow, tab: ListTab, labels: RowLabels): ShownRow => ({
  id: row.applicationId,
  status: labels.status(row.status),
  tone: statusMood(row.status),
  nextStep: labels.nextStep(findNextStep(row, tab)),
});
