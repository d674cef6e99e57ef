import { useTranslation } from "react-i18next";
import { paths } from "~/paths/paths.ts";
import { Card } from "~/ui/card.tsx";
import { DataTable, type Column } from "~/ui/data-table.tsx";
import { FileLink } from "~/ui/file-link.tsx";
import { VisuallyHidden } from "~/ui/visually-hidden.tsx";
import type { DocumentRow } from "./contract-page.server.ts";

type DocumentsCardProps = {
  applicationId: number;
  documents: DocumentRow[];
  /** The signed files are others: these are printed without a signature. */
  areSignedElsewhere: boolean;
};

/** What can be printed, with the number of copies; the files are made when they are asked for. */
export function DocumentsCard({ applicationId, documents, areSignedElsewhere }: DocumentsCardProps) {
  const { t } = useTranslation("application");
  const nameOf = ({ name }: DocumentRow) => t(`contract.${name}`);
  const columns: Column<DocumentRow>[] = [
    { key: "document", label: t("contract.document"), rowHeader: true, cell: nameOf },
    { key: "copies", label: t("contract.copies"), numeric: true, cell: ({ copies }) => copies },
    {
      key: "file",
      label: t("contract.file"),
      numeric: true,
      cell: (row) => (
        <FileLink to={paths.applicationDocument(applicationId, row.document)}>
          {t("contract.pdf")}
          <VisuallyHidden>: {nameOf(row)}</VisuallyHidden>
        </FileLink>
      ),
    },
  ];
  return (
    <>
      {areSignedElsewhere && <p className="note">{t("contract.unsignedCopies")}</p>}
      <Card title={t("contract.documents")} flush>
        <DataTable
          caption={t("contract.documents")}
          columns={columns}
          rows={documents}
          rowKey={({ document }) => document}
        />
      </Card>
    </>
  );
}
