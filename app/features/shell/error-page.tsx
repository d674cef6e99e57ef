import { useLocation } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { useText } from "~/i18n/use-text.ts";
import { paths } from "~/paths.ts";
import type { FaultPage } from "~/services/fault-page.ts";
import { ButtonLink } from "~/ui/button.tsx";
import { Card } from "~/ui/card.tsx";
import { SafeHtml } from "~/ui/safe-html.tsx";
import { TitleRow } from "~/ui/title-row.tsx";
import { errorTitleKey, toErrorPage } from "./to-error-page.ts";

/** The designed page of anything that went wrong: what happened, what to do next, a way out (H12: never a stack). */
export function ErrorPage({ error }: { error: unknown }) {
  const page = toErrorPage(error);
  switch (page.page) {
    case "refusal":
      return <RefusalPage notice={page.notice} />;
    case "unavailable":
      return <UnavailablePage />;
    case "unexpected":
      return <PlainPage name="unexpected" reference={page.reference} />;
    default:
      return <PlainPage name={page.page} />;
  }
}

const PLAIN_TEXTS = {
  notFound: { title: "notFound.title", text: "notFound.text" },
  permissionDenied: { title: "permissionDenied.title", text: "permissionDenied.text" },
  unexpected: { title: "unexpected.title", text: "unexpected.text" },
} as const;

export function PlainPage({ name, reference = "" }: { name: keyof typeof PLAIN_TEXTS; reference?: string }) {
  const { t } = useTranslation("errors");
  return (
    <>
      <TitleRow title={t(PLAIN_TEXTS[name].title)} />
      <Card>
        <p>{t(PLAIN_TEXTS[name].text, { reference })}</p>
        <ButtonLink to={paths.home()}>{t("home")}</ButtonLink>
      </Card>
    </>
  );
}

function RefusalPage({ notice }: { notice: Extract<FaultPage, { page: "refusal" }>["notice"] }) {
  const { t } = useTranslation("errors");
  const translate = useText();
  return (
    <>
      <TitleRow title={translate(errorTitleKey({ page: "refusal", notice }))} />
      <Card>
        {notice.html === null ? (
          <p>{translate(`soap:${notice.key}`, notice.params)}</p>
        ) : (
          <SafeHtml html={notice.html} />
        )}
        <ButtonLink to={paths.applications()}>{t("toList")}</ButtonLink>
      </Card>
    </>
  );
}

/** Retrying is a link to the same address: what was typed waits there as a draft. */
function UnavailablePage() {
  const { pathname } = useLocation();
  const { t } = useTranslation("errors");
  const translate = useText();
  return (
    <>
      <TitleRow title={t("unavailable.title")} />
      <Card>
        <p>{translate("soap:-404")}</p>
        <p>{t("unavailable.text")}</p>
        <ButtonLink to={pathname} variant="primary" reloadDocument>
          {t("unavailable.retry")}
        </ButtonLink>
      </Card>
    </>
  );
}
