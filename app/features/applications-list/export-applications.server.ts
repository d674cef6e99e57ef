import { ListTab } from "~/domain/enumerations/list-tab.ts";
import type { Language } from "~/domain/language.ts";
import { getFixedT } from "~/i18n/i18n.server.ts";
import { exportList } from "~/lists/export-list.server.ts";
import type { ExportNames } from "~/lists/send-sheet.server.ts";
import { toSheetColumn } from "~/lists/list-columns.ts";
import type { Portal } from "~/request/portal.server.ts";
import type { ContractListRow } from "~/services/contract-types.ts";
import { listContracts } from "~/services/contracts.server.ts";
import type { SheetColumn } from "~/xlsx/sheet-column.ts";
import { APPLICATIONS_LIST, type ApplicationsQuery } from "./applications-list.ts";
import { readListLook } from "./columns/list-look.server.ts";
import { shownColumns, type TableColumnName } from "./columns/table-columns.ts";
import { findNextStep } from "./next-step.ts";
import { buyerNameOf, ROW_COLUMN_NAMES, ROW_COLUMNS, type RowColumn, type RowColumnName } from "./row-columns.ts";
import { rowLabels, type RowLabels } from "./row-labels.server.ts";
import { showsSellers } from "./shows-sellers.ts";

/** The table of the screen as a file: all pages of its filter (F-162). */
export async function exportApplications(portal: Portal): Promise<Response> {
  const { columns: chosen } = await readListLook(portal.session.user.id);
  const shown = { showsSellers: showsSellers(portal), chosen };
  return exportList(portal, APPLICATIONS_LIST, {
    read: listContracts,
    columns: ({ view }) => exportColumns({ ...view, ...shown }, rowLabels(portal.locale)),
    names: ({ view: { tab } }) => exportNames(tab, portal.locale),
    subject: "applications",
  });
}

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
export type ExportView = Pick<ApplicationsQuery["view"], "tab" | "columns"> & {
  showsSellers: boolean;
  /** The user's own choice (F-160); null or absent is the usual table. */
  chosen?: readonly TableColumnName[] | null;
};

/** What the tables show besides the fields of a row. */
type DrawnColumnName = "buyer" | "nextStep";
type ExportColumnName = RowColumnName | DrawnColumnName;

/** The second lines of cells are columns of their own in the file, so that they can be ordered and filtered. */
const TWO_LINES = {
  number: ["number", "contractNumber"],
  buyer: ["buyer", "personalCode"],
  seller: ["sellerFullName", "shopName"],
} as const satisfies Partial<Record<TableColumnName, readonly ExportColumnName[]>>;

const linesOf = (name: TableColumnName): readonly ExportColumnName[] =>
  name === "number" || name === "buyer" || name === "seller" ? TWO_LINES[name] : [name];

/** What has a column of its own on the screen stands where that column does. */
function inOrderOfScreen(shown: readonly TableColumnName[]): ExportColumnName[] {
  const own: ReadonlySet<string> = new Set(shown);
  return shown.flatMap((name) => linesOf(name).filter((line) => line === name || !own.has(line)));
}

/** The columns that the screen shows (F-162): codes masked as there (F-171), accounts plain (F-170). */
export function exportColumns(view: ExportView, labels: RowLabels): SheetColumn<ContractListRow>[] {
  const header = getFixedT(labels.language, "applications");
  return namesOf(view).map((name) =>
    toSheetColumn(header(isDrawnColumn(name) ? `main.${name}` : `columns.${name}`), columnOf(name, view), labels),
  );
}

const namesOf = ({ columns, chosen = null, showsSellers: withSellers }: ExportView): ExportColumnName[] =>
  columns === "all" ? [...ROW_COLUMN_NAMES, "nextStep"] : inOrderOfScreen(shownColumns(chosen, withSellers));

const isDrawnColumn = (name: ExportColumnName): name is DrawnColumnName => name === "buyer" || name === "nextStep";

function columnOf(name: ExportColumnName, { tab }: ExportView): RowColumn {
  if (name === "nextStep") return { kind: "text", value: (row, labels) => labels.nextStep(findNextStep(row, tab)) };
  return name === "buyer" ? { kind: "text", value: (row) => buyerNameOf(row) || null } : ROW_COLUMNS[name];
}
