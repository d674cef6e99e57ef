import { useTranslation } from "react-i18next";
import { useText } from "~/i18n/use-text.ts";
import { paths } from "~/paths.ts";
import { Card } from "~/ui/card.tsx";
import { DataTable, type Column } from "~/ui/data-table.tsx";
import { VisuallyHidden } from "~/ui/visually-hidden.tsx";
import type { DocumentRow } from "./contract-page.server.ts";

/** What can be printed, with the number of copies; the files are made when they are asked for. */
export function DocumentsCard({ applicationId, documents }: { applicationId: number; documents: DocumentRow[] }) {
  const { t } = useTranslation("application");
  const text = useText();
  const nameOf = ({ name }: DocumentRow) => text(`application:contract.${name}`);
  const columns: Column<DocumentRow>[] = [
    { key: "document", label: t("contract.document"), rowHeader: true, cell: nameOf },
    { key: "copies", label: t("contract.copies"), numeric: true, cell: ({ copies }) => copies ?? t("summary.empty") },
    {
      key: "file",
      label: t("contract.file"),
      numeric: true,
      cell: (row) => (
        <a href={paths.applicationDocument(applicationId, row.document)}>
          {t("contract.pdf")}
          <VisuallyHidden>: {nameOf(row)}</VisuallyHidden>
        </a>
      ),
    },
  ];
  return (
    <Card title={t("contract.documents")} flush>
      <DataTable
        caption={t("contract.documents")}
        columns={columns}
        rows={documents}
        rowKey={({ document }) => document}
      />
    </Card>
  );
}
