import type { SubmissionResult } from "@conform-to/react";
import { useTranslation } from "react-i18next";
import { MissingCopies } from "~/flows/uploads/missing-copies.tsx";
import { useText } from "~/i18n/use-text.ts";
import { paths } from "~/paths/paths.ts";
import { ButtonLink } from "~/ui/button.tsx";
import { Card } from "~/ui/card.tsx";
import { Notice } from "~/ui/notice.tsx";
import { TitleRow } from "~/ui/title-row.tsx";
import { UploadForm } from "./upload-form.tsx";
import type { UploadsPage } from "./uploads-page.server.ts";
import { UPLOADS_CARD, UPLOADS_HELD } from "./uploads-place.ts";
import { UploadsTable } from "./uploads-table.tsx";

type UploadsViewProps = { page: UploadsPage; result: SubmissionResult<string[]> | undefined };

/** The documents of an application: what is there, what is missing, and more of them (F-331, F-332). */
export function UploadsView({ page, result }: UploadsViewProps) {
  const { t } = useTranslation("uploads");
  const detail = t("number", { number: page.contractNumber ?? page.applicationId });
  return (
    <>
      <TitleRow title={t("title")} detail={[detail, page.buyer].filter(Boolean).join(", ")}>
        <ButtonLink to={paths.loadApplication(page.applicationId)} small>
          {t("back")}
        </ButtonLink>
      </TitleRow>
      <WhyClosed page={page} />
      <Missing page={page} />
      {page.isChangeable && <UploadForm key={page.rows.length} page={page} result={result} />}
      <div id={UPLOADS_CARD}>
        <Card title={t("uploaded")} flush={page.rows.length > 0}>
          {page.isRemovable && page.isSignatureAwaited && page.rows.length > 0 && (
            <p id={UPLOADS_HELD}>{t("signatureAwaited")}</p>
          )}
          {page.rows.length === 0 ? <p>{t("none")}</p> : <UploadsTable {...page} />}
        </Card>
      </div>
    </>
  );
}

/** Why nothing can be opened: archived (F-334), or being signed (F-333). */
function WhyClosed({ page: { isArchived, isHeldBySigning } }: Pick<UploadsViewProps, "page">) {
  const { t } = useTranslation("uploads");
  const text = useText();
  if (isArchived)
    return <Notice notice={{ id: "archived", variant: "danger", type: "soap", code: 2200, text: text("soap:2200") }} />;
  return isHeldBySigning ? <Notice notice={{ id: "held", variant: "info", text: t("heldBySigning") }} /> : null;
}

/** Nothing is asked for that could not be added any more. */
function Missing({ page: { missing, isOptional, isChangeable } }: Pick<UploadsViewProps, "page">) {
  const { t } = useTranslation("uploads");
  if (!isChangeable || (missing.length === 0 && !isOptional)) return null;
  return (
    <Card title={t(isOptional ? "copies" : "needed")}>
      <MissingCopies missing={missing} isOptional={isOptional} />
    </Card>
  );
}
