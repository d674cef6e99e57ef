import { useLocation } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { useText } from "~/i18n/use-text.ts";
import { paths } from "~/paths/paths.ts";
import type { FaultPage } from "~/request/fault-page.ts";
import { refusalWords } from "~/services/refusal.ts";
import { ButtonLink } from "~/ui/button.tsx";
import { Card } from "~/ui/card.tsx";
import { useLeaveAfter } from "~/ui/enhance/use-leave-after.ts";
import { SafeHtml } from "~/ui/safe-html.tsx";
import { TitleRow } from "~/ui/title-row.tsx";
import { ManagerContact } from "./manager-contact.tsx";
import { errorTitleKey, toErrorPage, type ErrorPageKind } from "./to-error-page.ts";
import { WayOut } from "./way-out.tsx";

/** The designed page of anything that went wrong: what happened, what to do next, a way out (R-H12: never a stack). */
export function ErrorPage({ error }: { error: unknown }) {
  const page = toErrorPage(error);
  switch (page.page) {
    case "refusal":
      return <RefusalPage page={page} />;
    case "unavailable":
      return <UnavailablePage page={page} />;
    case "refused":
      return <RefusedPage page={page} />;
    case "sessionEnded":
      return <SessionEndedPage page={page} />;
    case "unexpected":
      return <UnexpectedPage reference={page.reference} />;
    default:
      return <PlainPage name={page.page} />;
  }
}

const PLAIN_TEXTS = {
  notFound: { title: "notFound.title", text: "notFound.text" },
  permissionDenied: { title: "permissionDenied.title", text: "permissionDenied.text" },
} as const;

export function PlainPage({ name }: { name: keyof typeof PLAIN_TEXTS }) {
  const { t } = useTranslation("errors");
  return (
    <>
      <TitleRow title={t(PLAIN_TEXTS[name].title)} />
      <Card>
        <p>{t(PLAIN_TEXTS[name].text)}</p>
        <ButtonLink to={paths.home()}>{t("home")}</ButtonLink>
      </Card>
    </>
  );
}

/** The number that the help desk asks for; it stands in the log. */
function Reference({ reference = null }: { reference?: string | null | undefined }) {
  const { t } = useTranslation("ui");
  return reference === null ? null : <p className="note">{t("notice.reference", { reference })}</p>;
}

/** A fault of ours, or scripts that broke: the same page once more, as an ordinary page load (browsers rule 26). */
function UnexpectedPage({ reference }: { reference: string | null }) {
  const { pathname, search } = useLocation();
  const { t } = useTranslation("errors");
  return (
    <>
      <TitleRow title={t("unexpected.title")} />
      <Card>
        <p>{t("unexpected.text")}</p>
        <Reference reference={reference} />
        <div className="acts">
          <ButtonLink to={pathname + search} variant="primary" reloadDocument>
            {t("unavailable.retry")}
          </ButtonLink>
          <ButtonLink to={paths.home()}>{t("home")}</ButtonLink>
        </div>
      </Card>
    </>
  );
}

type PageOf<Name extends ErrorPageKind["page"]> = { page: Extract<ErrorPageKind, { page: Name }> };

function RefusalPage({ page }: PageOf<"refusal">) {
  const translate = useText();
  const words = refusalWords(page.notice, translate);
  return (
    <>
      <TitleRow title={translate(errorTitleKey(page))} />
      <Card>
        {"html" in words ? <SafeHtml html={words.html} /> : <p>{words.text}</p>}
        {page.managerContact && <ManagerContact />}
        <Reference reference={page.notice.reference} />
        <WayOut />
      </Card>
    </>
  );
}

/** Leads to the log-in by itself, where the reason stands again; without script the answer's `Refresh` does (F-109). */
function SessionEndedPage({ page }: { page: Extract<FaultPage, { page: "sessionEnded" }> }) {
  const { t } = useTranslation("errors");
  const translate = useText();
  useLeaveAfter(page.leaveAfterMs, paths.login());
  return (
    <>
      <TitleRow title={t("sessionEnded.title")} />
      <Card>
        <div role="alert">
          <p>{translate(page.textKey)}</p>
          {page.draftSaved && <p>{t("typedKept")}</p>}
          <p>{t("sessionEnded.text")}</p>
        </div>
        <ButtonLink to={paths.login()} variant="primary" reloadDocument>
          {t("sessionEnded.logIn")}
        </ButtonLink>
      </Card>
    </>
  );
}

/** Retrying is a link to the same address, query and all (F-471): what was typed waits there, if it was saved. */
function UnavailablePage({ page }: { page: Extract<FaultPage, { page: "unavailable" }> }) {
  const { pathname, search } = useLocation();
  const { t } = useTranslation("errors");
  const translate = useText();
  return (
    <>
      <TitleRow title={translate(errorTitleKey(page))} />
      <Card>
        <p>{translate(`soap:${page.notice.key}`, page.notice.params)}</p>
        {page.notice.key !== "noAnswer" && <p>{translate("soap:noAnswer")}</p>}
        {page.mayBeDone && <p>{t("unavailable.mayBeDone")}</p>}
        {page.draftSaved && <p>{t("typedKept")}</p>}
        <Reference reference={page.notice.reference} />
        <ButtonLink to={pathname + search} variant="primary" reloadDocument>
          {t("unavailable.retry")}
        </ButtonLink>
      </Card>
    </>
  );
}

/** The portal itself did not take the request: too often, too much, not one of its forms. */
function RefusedPage({ page }: PageOf<"refused">) {
  const { t } = useTranslation("errors");
  const translate = useText();
  const { reason, minutes } = page;
  return (
    <>
      <TitleRow title={translate(errorTitleKey(page))} />
      <Card>
        <p>
          {reason === "too-many" && minutes !== null
            ? t("refused.too-many.later", { minutes })
            : translate(`errors:refused.${reason}.text`)}
        </p>
        <ButtonLink to={paths.home()}>{t("home")}</ButtonLink>
      </Card>
    </>
  );
}
