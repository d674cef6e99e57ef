import { useTranslation } from "react-i18next";
import { ListTable } from "~/lists/list-table.tsx";
import type { SortHeads } from "~/lists/sort-heads.ts";
import { paths } from "~/paths/paths.ts";
import { Badge } from "~/ui/badge.tsx";
import type { Column } from "~/ui/data-table.tsx";
import type { WideRow } from "./list-rows.ts";
import { ROW_COLUMNS } from "./row-columns.ts";

/** Every field of a row (F-165 to F-177), scrolling inside its own frame (F-161). */
export function WideTable({ rows, heads }: { rows: readonly WideRow[]; heads: SortHeads }) {
  const { t } = useTranslation("applications");
  const nextStep: Column<WideRow> = {
    key: "nextStep",
    label: t("main.nextStep"),
    cell: ({ nextStep: step }) => step ?? "–",
  };
  return (
    <ListTable
      caption={t("title")}
      columns={ROW_COLUMNS}
      rows={rows}
      heads={heads}
      label={(name) => t(`columns.${name}`)}
      rowHeader="number"
      cells={{ number: toNumberCell, status: toStatusCell }}
      more={[nextStep]}
      wide
    />
  );
}

const toNumberCell = ({ id }: WideRow) => <a href={paths.loadApplication(id)}>{id}</a>;

const toStatusCell = ({ tone, status }: WideRow) => <Badge tone={tone}>{status}</Badge>;
