import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { EntryPage } from "~/features/auto-login/entry-page.tsx";
import { LimitedPage } from "~/features/auto-login/limited-page.tsx";
import { LinkRefusalNotice } from "~/features/auto-login/link-refusal-notice.tsx";
import { LoginRefusalNotice } from "~/features/login/login-refusal-notice.tsx";
import { CalculatorView } from "~/features/calculator/calculator-view.tsx";
import { NewsList } from "~/features/news/news-list.tsx";
import type { loader } from "./route.server.ts";

export { entryHeaders as headers } from "~/features/auto-login/entry-headers.ts";
export { loader } from "./route.server.ts";

export const handle = {
  i18n: ["auto-login", "login", "news", "calculator", "application"],
  title: "auto-login:limited.title",
};

export default function LimitedLoginPage() {
  const data = useLoaderData<typeof loader>();
  const { t } = useTranslation("auto-login");
  if (data.view === "news" || data.view === "calculator") {
    const { view, user, csrf } = data;
    return (
      <LimitedPage {...{ view, user, csrf }}>
        {data.view === "news" ? <NewsList news={data.news} /> : <CalculatorView page={data.calculator} />}
      </LimitedPage>
    );
  }
  return (
    <EntryPage title={t("limited.title")}>
      <LinkRefusalNotice refusal={data.refusal} ofLogin={(answer) => <LoginRefusalNotice answer={answer} />} />
    </EntryPage>
  );
}
