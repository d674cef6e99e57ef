import { ListTab } from "~/domain/enumerations/list-tab.ts";
import type { Language } from "~/domain/language.ts";
import { getFixedT } from "~/i18n/i18n.server.ts";
import { exportList, type ExportNames } from "~/lists/export-list.server.ts";
import { toSheetColumn } from "~/lists/list-columns.ts";
import type { Portal } from "~/request/portal.server.ts";
import type { ContractListRow } from "~/services/contract-types.ts";
import { listContracts } from "~/services/contracts.server.ts";
import type { SheetColumn } from "~/xlsx/sheet-column.ts";
import { APPLICATIONS_LIST, type ApplicationsQuery } from "./applications-list.ts";
import { findNextStep } from "./next-step.ts";
import { showsSellers } from "./read-applications.server.ts";
import { buyerNameOf, ROW_COLUMN_NAMES, ROW_COLUMNS, type RowColumn, type RowColumnName } from "./row-columns.ts";
import { rowLabels, type RowLabels } from "./row-labels.server.ts";

/** The table of the screen as a file: all pages of its filter (F-162). */
export const exportApplications = (portal: Portal) =>
  exportList(portal, APPLICATIONS_LIST, {
    read: listContracts,
    columns: ({ view }) => exportColumns({ ...view, showsSellers: showsSellers(portal) }, rowLabels(portal.locale)),
    names: ({ view: { tab } }) => exportNames(tab, portal.locale),
    subject: "applications",
  });

const TAB_NAMES = {
  [ListTab.applications]: "applications",
  [ListTab.payments]: "payments",
  [ListTab.unpaid]: "unpaid",
  [ListTab.contracts]: "contracts",
} as const satisfies Record<ListTab, keyof typeof ListTab>;

/** Sheet and file are called what the tab is called (F-162, F-164). */
export function exportNames(tab: ListTab, language: Language): ExportNames {
  const name = TAB_NAMES[tab];
  return {
    sheet: getFixedT(language, "enumerations")(`listTab.${name}`),
    file: getFixedT(language, "applications")(`export.file.${name}`),
  };
}

/** Which table of the screen the file repeats. */
export type ExportView = Pick<ApplicationsQuery["view"], "tab" | "columns"> & { showsSellers: boolean };

/** What the tables show besides the fields of a row. */
type TableColumnName = "buyer" | "nextStep";
type ExportColumnName = RowColumnName | TableColumnName;

/** The short table with the second lines of its cells as columns of their own, so that they can be ordered and filtered. */
const MAIN_COLUMNS = [
  "number",
  "contractNumber",
  "createdOn",
  "buyer",
  "personalCode",
  "creditSum",
  "durationMonths",
  "products",
] as const;
const SELLER_COLUMNS = ["sellerFullName", "shopName"] as const;
const LAST_MAIN_COLUMNS = ["status", "nextStep"] as const;

/** The columns that the screen shows (F-162): codes masked as there (F-171), accounts plain (F-170). */
export function exportColumns(view: ExportView, labels: RowLabels): SheetColumn<ContractListRow>[] {
  const header = getFixedT(labels.language, "applications");
  return namesOf(view).map((name) =>
    toSheetColumn(header(isTableColumn(name) ? `main.${name}` : `columns.${name}`), columnOf(name, view), labels),
  );
}

const namesOf = ({ columns, showsSellers: withSellers }: ExportView): ExportColumnName[] =>
  columns === "all"
    ? [...ROW_COLUMN_NAMES, "nextStep"]
    : [...MAIN_COLUMNS, ...(withSellers ? SELLER_COLUMNS : []), ...LAST_MAIN_COLUMNS];

const isTableColumn = (name: ExportColumnName): name is TableColumnName => name === "buyer" || name === "nextStep";

function columnOf(name: ExportColumnName, { tab }: ExportView): RowColumn {
  if (name === "nextStep") return { kind: "text", value: (row, labels) => labels.nextStep(findNextStep(row, tab)) };
  return name === "buyer" ? { kind: "text", value: (row) => buyerNameOf(row) || null } : ROW_COLUMNS[name];
}
