import type { SubmissionResult } from "@conform-to/react";
import { useTranslation } from "react-i18next";
import { toDayAndTime } from "~/i18n/clock-time.ts";
import { useText } from "~/i18n/use-text.ts";
import { paths } from "~/paths/paths.ts";
import { signedPaths } from "~/paths/signed-paths.ts";
import { ButtonLink } from "~/ui/button.tsx";
import { Card } from "~/ui/card.tsx";
import { Notice } from "~/ui/notice.tsx";
import { TitleRow } from "~/ui/title-row.tsx";
import { PassForm } from "./pass-form.tsx";
import { SendCard } from "./send-card.tsx";
import type { SignedPage } from "./signed-page.server.ts";
import { SignedTable } from "./signed-table.tsx";

/** What posting the page was answered: of the scan, or of sending. */
export type SignedAnswer = { result?: SubmissionResult<string[]>; isOfSending?: boolean; unsent?: boolean };

type SignedViewProps = { page: SignedPage; answer: SignedAnswer | undefined };

/** Signed documents of an application: what there is, and what is done with them (F-345 to F-349). */
export function SignedView({ page, answer }: SignedViewProps) {
  const result = answer?.unsent === true ? undefined : answer?.result;
  const isOfSending = answer?.isOfSending === true;
  const { t } = useTranslation("signed-documents");
  return (
    <>
      <TitleRow title={t("title")} detail={[page.number, page.buyer].filter(Boolean).join(", ")}>
        <ButtonLink to={paths.loadApplication(page.applicationId)} small>
          {t("back")}
        </ButtonLink>
      </TitleRow>
      <WhyClosed page={page} />
      {(!page.isArchived || page.documents.length > 0) && (
        <Card title={t("signed")} flush={page.documents.length > 0}>
          {page.documents.length === 0 ? <p>{t("none")}</p> : <SignedTable page={page} />}
        </Card>
      )}
      {page.canSend && <SendCard page={page} errors={isOfSending ? (result?.error?.[""] ?? []) : []} />}
      {page.papers.length > 0 && (
        <PassForm key={storedIn(page)} page={page} result={isOfSending ? undefined : result} />
      )}
      {page.canProtest && (
        <Card title={t("protest.title")}>
          <p>{t("protest.lead")}</p>
          <ButtonLink to={signedPaths.protest(page.applicationId)}>{t("protest.open")}</ButtonLink>
        </Card>
      )}
    </>
  );
}

/** A scan that is stored leaves an empty form behind. */
const storedIn = ({ documents }: SignedPage): string => documents.map(({ publicId }) => publicId).join(" ");

/** Why files cannot be had: archived (F-346), or being signed (F-338); and that the authorization was protested (F-348). */
function WhyClosed({ page: { isArchived, isHeld, protestedAt } }: Pick<SignedViewProps, "page">) {
  const { t } = useTranslation("signed-documents");
  const text = useText();
  return (
    <>
      {isArchived && (
        <Notice notice={{ id: "archived", variant: "danger", type: "soap", code: 2200, text: text("soap:2200") }} />
      )}
      {isHeld && <Notice notice={{ id: "held", variant: "info", text: t("held") }} />}
      {protestedAt !== null && (
        <Notice
          notice={{ id: "protested", variant: "info", text: t("protest.since", { at: toDayAndTime(protestedAt) }) }}
        />
      )}
    </>
  );
}
