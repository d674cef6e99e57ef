import { useTranslation } from "react-i18next";
import { paths } from "~/paths.ts";
import { Badge } from "~/ui/badge.tsx";
import { DataTable, type Column } from "~/ui/data-table.tsx";
import { ExcerptText } from "./excerpt-text.tsx";
import type { WideRow } from "./list-rows.ts";
import { ROW_COLUMN_NAMES, ROW_COLUMNS, type ColumnKind, type RowColumnName } from "./row-columns.ts";
import type { SortHeads } from "./sort-heads.ts";

const NUMERIC_KINDS: readonly ColumnKind[] = ["integer", "money"];

/** Every field of a row (F-165 to F-177), scrolling inside its own frame (F-161). */
export function WideTable({ rows, heads }: { rows: readonly WideRow[]; heads: SortHeads }) {
  const { t } = useTranslation("applications");
  const columns = ROW_COLUMN_NAMES.map((name, index) => toColumn(name, index, t(`columns.${name}`), heads));
  const nextStep: Column<WideRow> = {
    key: "nextStep",
    label: t("main.nextStep"),
    cell: ({ nextStep: step }) => step ?? "–",
  };
  return <DataTable caption={t("title")} columns={[...columns, nextStep]} rows={rows} rowKey={({ id }) => id} wide />;
}

function toColumn(name: RowColumnName, index: number, label: string, heads: SortHeads): Column<WideRow> {
  const { kind } = ROW_COLUMNS[name];
  const isNumber = name === "number";
  const numeric = NUMERIC_KINDS.includes(kind) && !isNumber;
  return { key: name, label, numeric, rowHeader: isNumber, sort: heads[name], cell: cellOf(name, kind, index) };
}

function cellOf(name: RowColumnName, kind: ColumnKind, index: number): Column<WideRow>["cell"] {
  if (name === "number") return ({ id }) => <a href={paths.loadApplication(id)}>{id}</a>;
  if (name === "status") return ({ tone, status }) => <Badge tone={tone}>{status}</Badge>;
  if (kind === "longText") return ({ cells }) => <ExcerptText text={cells[index] ?? null} />;
  return ({ cells }) => cells[index] ?? "–";
}
