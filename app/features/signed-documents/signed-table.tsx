import { useTranslation } from "react-i18next";
import { signatureTypes } from "~/domain/enumerations/signature-type.ts";
import { toDayAndTime } from "~/i18n/clock-time.ts";
import { useText } from "~/i18n/use-text.ts";
import { signedPaths, type SignedPart } from "~/paths/signed-paths.ts";
import type { SignedDocument } from "~/services/signed-document-types.ts";
import { ButtonLink } from "~/ui/button.tsx";
import { DataTable, type Column } from "~/ui/data-table.tsx";
import { VisuallyHidden } from "~/ui/visually-hidden.tsx";
import type { SignedPage } from "./signed-page.server.ts";

/** The file of a document, by its address. */
function partOf({ kind, ofSpouse }: SignedDocument): SignedPart | null {
  if (kind === "consent") return ofSpouse ? "spouse-application" : "application";
  if (kind === "contract" && ofSpouse) return "spouse-contract";
  return kind === "contract" || kind === "insurance" ? kind : null;
}

/** What is signed, how, when and by whom it was passed. */
export function SignedTable({ page }: { page: SignedPage }) {
  const { t } = useTranslation("signed-documents");
  const text = useText();
  const nameOf = ({ kind, ofSpouse }: SignedDocument) =>
    kind === "consent" && ofSpouse ? t("kinds.spouse-consent") : t(`kinds.${kind}`);
  const wayOf = ({ type }: SignedDocument) => {
    const way = signatureTypes.labelKey(type);
    return way === null ? String(type) : text(`enumerations:${way}`);
  };
  const columns: Column<SignedDocument>[] = [
    { key: "document", label: t("columns.document"), rowHeader: true, cell: nameOf },
    { key: "way", label: t("columns.way"), cell: wayOf },
    {
      key: "signed",
      label: t("columns.signed"),
      cell: (row) => <SignedCell row={row} />,
    },
    {
      key: "acts",
      label: t("columns.acts"),
      hideLabel: true,
      cell: (row) => <RowActs page={page} row={row} name={nameOf(row)} />,
    },
  ];
  return (
    <DataTable caption={t("signed")} columns={columns} rows={page.documents} rowKey={({ publicId }) => publicId} />
  );
}

/** When, by whom it was passed, and when the lender sealed it. */
function SignedCell({ row: { signedAt, addedBy, sealedAt } }: { row: SignedDocument }) {
  const { t } = useTranslation("signed-documents");
  return (
    <>
      {[signedAt === null ? null : toDayAndTime(signedAt), addedBy].filter(Boolean).join(", ")}
      {sealedAt !== null && <div className="note">{t("sealed", { at: toDayAndTime(sealedAt) })}</div>}
    </>
  );
}

type RowActsProps = { page: SignedPage; row: SignedDocument; name: string };

function RowActs({ page: { applicationId, isArchived, isHeld }, row, name }: RowActsProps) {
  const { t } = useTranslation("signed-documents");
  const about = <VisuallyHidden>: {name}</VisuallyHidden>;
  const part = isArchived || isHeld ? null : partOf(row);
  return (
    <span className="acts">
      {part !== null && (
        <a className="btn small" href={signedPaths.file(applicationId, part)}>
          {t("download")}
          {about}
        </a>
      )}
      <ButtonLink to={signedPaths.verify(row.publicId)} small>
        {t("verify")}
        {about}
      </ButtonLink>
    </span>
  );
}
