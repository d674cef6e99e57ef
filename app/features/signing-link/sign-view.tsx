import { useTranslation } from "react-i18next";
import { SignatureType } from "~/domain/enumerations/signature-type.ts";
import { toDayAndTime } from "~/i18n/clock-time.ts";
import { signingPaths } from "~/paths/signing-paths.ts";
import { Card } from "~/ui/card.tsx";
import { EntryLayout } from "~/ui/entry-layout.tsx";
import { FileLink } from "~/ui/file-link.tsx";
import { Notice } from "~/ui/notice.tsx";
import { TitleRow } from "~/ui/title-row.tsx";
import { SignForm, type FoundPage, type SignAnswer } from "./sign-form-view.tsx";

/** Number of the document that binds. */
const CONTRACT = 1;

/** What a link leads to. */
export type SignPage = { state: "dead" } | FoundPage;

/** Where a person reads what is to be signed, and signs or refuses, in whatever language, with or without script (G24). */
export function SignView({ page, answer }: { page: SignPage; answer: SignAnswer | undefined }) {
  const { t } = useTranslation("signing");
  return (
    <EntryLayout>
      <Card>
        <TitleRow title={t("link.title")} />
        {page.state === "dead" && <Notice notice={{ id: "dead", variant: "danger", text: t("link.dead") }} />}
        {page.state === "found" && page.request.state === "signed" && <Signed page={page} />}
        {page.state === "found" && ["canceled", "error"].includes(page.request.state) && (
          <Ended request={page.request} />
        )}
        {page.state === "found" && page.request.state === "pending" && <Asked page={page} answer={answer} />}
      </Card>
    </EntryLayout>
  );
}

/** Another link helps where the contract can still be signed; where its day has passed, asking for one would be in vain (F-362). */
const TIME_IS_OVER: Readonly<Record<string, "link.timeout" | "link.termOver">> = {
  TIMEOUT: "link.timeout",
  TERM_OVER: "link.termOver",
};

/** The signer's own refusal, a newer link, changed data, and a signature that was given another way: on paper, mostly (F-362). */
const CANCELED: Readonly<Record<string, "link.refused" | "link.replaced" | "link.otherWay" | "link.changed">> = {
  USER_REFUSED: "link.refused",
  REPLACED: "link.replaced",
  OTHER_WAY: "link.otherWay",
  CHANGED: "link.changed",
};

/** Where the signed paper is: with its signer, who need not ask for it. */
function Signed({ page: { request, token } }: { page: FoundPage }) {
  const { t } = useTranslation("signing");
  const { title, copiesTo, opensSigned } = request;
  return (
    <>
      <Notice notice={{ id: "signed", variant: "success", isResult: true, text: t("link.signed", { title }) }} />
      {copiesTo !== null && <p>{t("link.copies", { to: copiesTo })}</p>}
      {opensSigned && (
        <p>
          <FileLink to={signingPaths.document(token)} button>
            {t("link.readSigned", { title })}
          </FileLink>
        </p>
      )}
      <p>{t("link.close")}</p>
    </>
  );
}

/** Canceled or failed: nothing is left to do here (F-364). */
function Ended({ request }: Pick<FoundPage, "request">) {
  const { t } = useTranslation("signing");
  if (request.state === "canceled") {
    const text = t(CANCELED[request.failure ?? ""] ?? "link.canceled");
    return <Notice notice={{ id: "canceled", variant: "info", text }} />;
  }
  return (
    <Notice
      notice={{
        id: "error",
        variant: "danger",
        text: t(TIME_IS_OVER[request.failure ?? ""] ?? "link.error"),
      }}
    />
  );
}

/** What has come of asking for the code: one that has just left is not sent again. */
function SentCode({ answer }: { answer: SignAnswer | undefined }) {
  const { t } = useTranslation(["signing", "soap"]);
  if (answer?.sent === false)
    return <Notice notice={{ id: "unsent", variant: "danger", text: t("signing:link.codeNotSent") }} />;
  if (answer?.sent !== true) return null;
  const { waitSeconds: s = null } = answer;
  if (s === null) return <Notice notice={{ id: "sent", variant: "success", text: t("signing:link.codeSent") }} />;
  return <Notice notice={{ id: "sent", variant: "warning", text: t("soap:code.tryLater", { s }) }} />;
}

function Asked({ page, answer }: { page: FoundPage; answer: SignAnswer | undefined }) {
  const { t } = useTranslation("signing");
  const { request, token } = page;
  const isCent = request.way === SignatureType.centTransfer;
  return (
    <>
      <p>
        {t("link.text", {
          name: request.name,
          lender: request.lender,
          until: request.until === null ? "" : toDayAndTime(request.until),
        })}
      </p>
      <p>
        <FileLink to={signingPaths.document(token)} button>
          {t("link.read", { title: request.title })}
        </FileLink>
      </p>
      {request.document === CONTRACT && (
        <p>
          <FileLink to={signingPaths.information(token)}>{t("link.information")}</FileLink>
        </p>
      )}
      <p className="note">{t("link.hash", { hash: request.hash })}</p>
      <p className="note">{t("test")}</p>
      {isCent && <p>{t("link.cent")}</p>}
      <SentCode answer={answer} />
      <SignForm page={page} answer={answer} />
    </>
  );
}
