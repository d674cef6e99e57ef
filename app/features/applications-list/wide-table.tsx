import { useTranslation } from "react-i18next";
import { ListTable } from "~/lists/list-table.tsx";
import type { SortHeads } from "~/lists/sort-heads.ts";
import { paths } from "~/paths/paths.ts";
import { Badge } from "~/ui/badge.tsx";
import type { Column } from "~/ui/data-table.tsx";
import { drawCode, useCodeForms } from "./code/code-cell.tsx";
import type { ShownCode } from "./code/code-form.ts";
import type { WideRow } from "./list-rows.ts";
import { ROW_COLUMN_NAMES, ROW_COLUMNS } from "./row-columns.ts";

const CODE_PLACE = ROW_COLUMN_NAMES.indexOf("personalCode");

type WideTableProps = {
  rows: readonly WideRow[];
  heads: SortHeads;
  isWide?: boolean;
  shownCode?: ShownCode | null;
  codeCsrf?: string;
};

/** Every field of a row (F-165 to F-177), scrolling inside its own frame (F-161). */
export function WideTable({ rows, heads, isWide = false, shownCode = null, codeCsrf = "" }: WideTableProps) {
  const { t } = useTranslation("applications");
  const sendCode = useCodeForms();
  const nextStep: Column<WideRow> = {
    key: "nextStep",
    label: t("main.nextStep"),
    cell: ({ nextStep: step }) => step ?? "–",
  };
  const code = { label: t("showCode"), shown: shownCode, csrf: codeCsrf };
  const toCodeCell = ({ id, cells }: WideRow) => drawCode({ id, code: cells[CODE_PLACE] ?? null }, code) ?? "–";
  return (
    <ListTable
      caption={t("title")}
      columns={ROW_COLUMNS}
      rows={rows}
      heads={heads}
      label={(name) => t(`columns.${name}`)}
      rowHeader="number"
      cells={{ number: toNumberCell, status: toStatusCell, personalCode: toCodeCell }}
      more={[nextStep]}
      wide
      unbounded={isWide}
      onSubmit={sendCode}
    />
  );
}

const toNumberCell = ({ id }: WideRow) => <a href={paths.loadApplication(id)}>{id}</a>;

const toStatusCell = ({ tone, status }: WideRow) => Badge({ tone, children: status });
