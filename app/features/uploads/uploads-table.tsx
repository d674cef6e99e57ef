import { useTranslation } from "react-i18next";
import { useSlotName } from "~/flows/uploads/use-slot-name.ts";
import { toDayAndTime } from "~/i18n/clock-time.ts";
import { paths } from "~/paths/paths.ts";
import { ButtonLink, SubmitButton } from "~/ui/button.tsx";
import { DataTable, type Column } from "~/ui/data-table.tsx";
import { FileLink } from "~/ui/file-link.tsx";
import { VisuallyHidden } from "~/ui/visually-hidden.tsx";
import type { UploadRow } from "./uploads-page.server.ts";
import { useFileSize } from "./use-file-size.ts";
import type { UploadsPage } from "./uploads-page.server.ts";
import { UPLOADS_HELD } from "./uploads-place.ts";

type UploadsTableProps = Pick<
  UploadsPage,
  "applicationId" | "rows" | "isOpenable" | "isRemovable" | "isSignatureAwaited"
>;

/** What was uploaded: which document and whose, the file, and what may be done with it. */
export function UploadsTable({ applicationId, rows, isOpenable, isRemovable, isSignatureAwaited }: UploadsTableProps) {
  const { t } = useTranslation("uploads");
  const nameOf = useSlotName();
  const sizeOf = useFileSize();
  const columns: Column<UploadRow>[] = [
    { key: "slot", label: t("columns.slot"), rowHeader: true, cell: nameOf },
    {
      key: "owner",
      label: t("columns.owner"),
      cell: ({ owner }) => (owner === null ? t("ownerUnknown") : t(`owners.${owner}`)),
    },
    { key: "file", label: t("columns.file"), cell: ({ fileName, bytes }) => `${fileName}, ${sizeOf(bytes)}` },
    {
      key: "uploaded",
      label: t("columns.uploaded"),
      cell: ({ uploadedAt, uploadedBy }) =>
        [uploadedAt === null ? null : toDayAndTime(uploadedAt), uploadedBy].filter(Boolean).join(", "),
    },
    {
      key: "acts",
      label: t("columns.acts"),
      hideLabel: true,
      cell: (row) => (
        <RowActs applicationId={applicationId} row={row} {...{ isOpenable, isRemovable, isSignatureAwaited }} />
      ),
    },
  ];
  return <DataTable caption={t("title")} columns={columns} rows={rows} rowKey={({ id }) => id} />;
}

type RowActsProps = Omit<UploadsTableProps, "rows"> & { row: UploadRow };

function RowActs({ applicationId, row, isOpenable, isRemovable, isSignatureAwaited }: RowActsProps) {
  const { id, fileName, isPicture } = row;
  const { t } = useTranslation("uploads");
  const about = <VisuallyHidden>: {fileName}</VisuallyHidden>;
  return (
    <span className="acts">
      {isOpenable && isPicture && (
        <FileLink to={paths.applicationUpload(applicationId, id)} button small>
          {t("view")}
          {about}
        </FileLink>
      )}
      {isOpenable && (
        <a className="btn small" href={paths.applicationUpload(applicationId, id, true)}>
          {t("download")}
          {about}
        </a>
      )}
      {isRemovable && isSignatureAwaited && (
        <SubmitButton variant="secondary" small disabled describedBy={UPLOADS_HELD}>
          {t("delete")}
          {about}
        </SubmitButton>
      )}
      {isRemovable && !isSignatureAwaited && (
        <ButtonLink to={paths.deleteUpload(applicationId, id)} small>
          {t("delete")}
          {about}
        </ButtonLink>
      )}
    </span>
  );
}
