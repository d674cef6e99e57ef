import { statusMood, type StatusMood } from "~/domain/enumerations/application-status.ts";
import type { ListTab } from "~/domain/enumerations/list-tab.ts";
import { toShownText } from "~/lists/list-columns.ts";
import { formatMoneyInput } from "~/domain/money.ts";
import { maskPersonalCode } from "~/domain/personal-code.ts";
import type { ContractListRow } from "~/services/contract-types.ts";
import { isMoreColumn, MAIN_COLUMN_NAMES, type MainColumnName, type TableColumnName } from "./columns/table-columns.ts";
import { findNextStep } from "./next-step.ts";
import { buyerNameOf, durationOf, ROW_COLUMN_NAMES, ROW_COLUMNS, type RowColumnName } from "./row-columns.ts";
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
  /** Fields beyond the usual columns, in the order in which they are shown; absent where there are none. */
  more?: (string | null)[];
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
    months: durationOf(row),
    products: row.products,
    seller: withSeller ? row.sellerFullName : null,
    shop: withSeller ? row.shopName : null,
  };
}

/** What a hidden column would have shown does not travel either. */
const HIDDEN: Record<MainColumnName, Partial<MainRow>> = {
  number: { contractNumber: null },
  createdOn: { createdOn: "" },
  buyer: { buyer: "", personalCode: null },
  creditSum: { sum: null },
  durationMonths: { months: null },
  products: { products: null },
  seller: { seller: null, shop: null },
  status: { status: null },
  nextStep: { nextStep: null },
};

/** A row with the columns that its reader has chosen (F-160). */
export function toChosenRow(
  row: ContractListRow,
  tab: ListTab,
  labels: RowLabels,
  columns: readonly TableColumnName[],
): MainRow {
  const hidden = MAIN_COLUMN_NAMES.filter((name) => !columns.includes(name)).map((name) => HIDDEN[name]);
  const main = Object.assign(toMainRow(row, tab, labels), ...hidden) as MainRow;
  const more = columns.filter(isMoreColumn);
  return more.length === 0 ? main : { ...main, more: toTexts(row, labels, more) };
}

function toTexts(row: ContractListRow, words: RowLabels, names: readonly RowColumnName[]): (string | null)[] {
  const page = { words, language: words.language };
  return names.map((name) => toShownText<ContractListRow, RowLabels>(ROW_COLUMNS[name], row, page));
}

export const toWideRow = (row: ContractListRow, tab: ListTab, labels: RowLabels): WideRow => ({
  ...toShownRow(row, tab, labels),
  cells: toTexts(row, labels, ROW_COLUMN_NAMES),
});

const toShownRow = (row: ContractListRow, tab: ListTab, labels: RowLabels): ShownRow => ({
  id: row.applicationId,
  status: labels.status(row.status),
  tone: statusMood(row.status),
  nextStep: labels.nextStep(findNextStep(row, tab)),
});
