import type { SubmissionResult } from "@conform-to/react";
import { useTranslation } from "react-i18next";
import { SCAN_WIDTH_PX } from "~/domain/limits.ts";
import { identityDocumentTypes } from "~/domain/enumerations/identity-document-type.ts";
import type { ScanSide } from "~/domain/identity-scan.ts";
import { ScanVerdictNote, type ToldVerdict } from "~/flows/identity-scan/scan-verdict-note.tsx";
import { AppForm } from "~/forms/app-form.tsx";
import { FormButton } from "~/forms/form-button.tsx";
import { useEnumerationOptions } from "~/forms/use-enumeration-options.ts";
import { useServerForm } from "~/forms/use-server-form.ts";
import { toClockTime } from "~/i18n/clock-time.ts";
import { Card } from "~/ui/card.tsx";
import { EntryLayout } from "~/ui/entry-layout.tsx";
import { FormActions } from "~/ui/form/form-actions.tsx";
import { Link } from "~/ui/link.tsx";
import { Notice } from "~/ui/notice.tsx";
import { TitleRow } from "~/ui/title-row.tsx";
import { RECOGNISER_FORM } from "./recogniser-form.ts";
import { PictureField } from "./picture-field.tsx";

type WaysBack = {
  application: string | null;
  /** The page of the buyer who has the application in hand. */
  handOver: string | null;
};

type OpenPage = WaysBack & {
  state: "open";
  csrf: string;
  initials: string;
  type: number;
  sides: readonly { side: ScanSide; isTaken: boolean }[];
  verdict: ToldVerdict | null;
  isSmall: boolean;
  left: number;
  endsAt: number;
};

type RecogniserPage = { state: "dead" } | { state: "unlicensed" } | ({ state: "takenOver" } & WaysBack) | OpenPage;

/** What sending pictures was answered where it led to no new page. */
export type RecogniserAnswer = { result?: SubmissionResult<string[]> };

/** Where a document is photographed, on a telephone or at the counter (F-313 to F-319). */
export function RecogniserView({ page, answer }: { page: RecogniserPage; answer: RecogniserAnswer | undefined }) {
  const { t } = useTranslation(["recogniser", "soap"]);
  return (
    <EntryLayout>
      <Card>
        <TitleRow title={t("title")} />
        {page.state === "dead" && <Notice notice={{ id: "dead", variant: "danger", text: t("dead") }} />}
        {page.state === "unlicensed" && (
          <Notice notice={{ id: "licence", variant: "warning", text: t("soap:scanner.licence") }} />
        )}
        {page.state === "takenOver" && (
          <Notice notice={{ id: "takenOver", variant: "success", isResult: true, text: t("takenOver") }} />
        )}
        {page.state === "open" && <OpenScan page={page} answer={answer} />}
        {(page.state === "open" || page.state === "takenOver") && <WaysBack {...page} />}
      </Card>
    </EntryLayout>
  );
}

function OpenScan({ page, answer }: { page: OpenPage; answer: RecogniserAnswer | undefined }) {
  const { t } = useTranslation("recogniser");
  const kinds = useEnumerationOptions()(identityDocumentTypes);
  const { verdict, left } = page;
  const isDone = verdict?.state === "read" || verdict?.state === "photographed";
  return (
    <>
      <p>
        <b>{kinds.find(({ value }) => value === String(page.type))?.label}</b>
        <br />
        {t("holder", { initials: page.initials })}
      </p>
      {verdict !== null && (answer === undefined || isDone) && (
        <ScanVerdictNote verdict={verdict} isSmall={page.isSmall} />
      )}
      {left === 0 && !isDone && <Notice notice={{ id: "closed", variant: "info", text: t("closed") }} />}
      {left > 0 && !isDone && <PicturesForm key={left} page={page} answer={answer} />}
    </>
  );
}

function WaysBack({ application, handOver }: WaysBack) {
  const { t } = useTranslation("recogniser");
  if (application === null && handOver === null) return null;
  return (
    <p>
      {application === null ? (
        <a href={handOver ?? ""}>{t("backToData")}</a>
      ) : (
        <Link to={application}>{t("backToApplication")}</Link>
      )}
    </p>
  );
}

/** The sides in their order; one that is there already can be taken again. Each try that was taken begins a form without findings. */
function PicturesForm({ page, answer }: { page: OpenPage; answer: RecogniserAnswer | undefined }) {
  const { t } = useTranslation("recogniser");
  const { form, fields } = useServerForm(RECOGNISER_FORM, { result: answer?.result });
  return (
    <AppForm form={form} seals={{ csrf: page.csrf }}>
      <p className="note">{t("formats", { width: SCAN_WIDTH_PX })}</p>
      {page.sides.map(({ side, isTaken }) => (
        <PictureField
          key={side}
          field={fields[side]}
          type={page.type}
          side={page.sides.length === 1 ? "only" : side}
          isTaken={isTaken}
        />
      ))}
      <FormActions fill>
        <FormButton of={RECOGNISER_FORM} name="send">
          {t("send")}
        </FormButton>
      </FormActions>
      <p className="note">
        {t("left", { count: page.left })} {t("until", { time: toClockTime(page.endsAt) })}
      </p>
    </AppForm>
  );
}
