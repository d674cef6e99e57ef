import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Card } from "~/ui/card.tsx";
import { DataTable, type Column } from "~/ui/data-table.tsx";

type StuckTableProps<Row extends { id: number }> = {
  title: string;
  columns: Column<Row>[];
  rows: Row[];
  /** What is said where there is nothing. */
  none?: string;
  actions?: ReactNode;
  children?: ReactNode;
};

/** One kind of what stands still: its rows, or that there are none. */
export function StuckTable<Row extends { id: number }>(props: StuckTableProps<Row>) {
  const { title, columns, rows, none, actions, children } = props;
  const { t } = useTranslation("manager");
  return (
    <Card title={title} actions={actions}>
      {children}
      {rows.length === 0 ? (
        <p>{none ?? t("stuck.none")}</p>
      ) : (
        <DataTable caption={title} columns={columns} rows={rows} rowKey={({ id }) => id} dense />
      )}
    </Card>
  );
}
