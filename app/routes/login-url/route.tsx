import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { EntryPage } from "~/features/auto-login/entry-page.tsx";
import { LimitedPage } from "~/features/auto-login/limited-page.tsx";
import { LinkRefusalNotice } from "~/features/auto-login/link-refusal-notice.tsx";
import { LoginRefusalNotice } from "~/features/login/login-refusal-notice.tsx";
import { NewsList } from "~/features/news/news-list.tsx";
import type { loader } from "./route.server.ts";

export { entryHeaders as headers } from "~/features/auto-login/entry-headers.ts";
export { loader } from "./route.server.ts";

export const handle = { i18n: ["auto-login", "login", "news"], title: "auto-login:limited.title" };

export default function LimitedLoginPage() {
  const data = useLoaderData<typeof loader>();
  const { t } = useTranslation("auto-login");
  if (data.view === "limited") {
    return (
      <LimitedPage user={data.user} csrf={data.csrf}>
        <NewsList news={data.news} />
      </LimitedPage>
    );
  }
  return (
    <EntryPage title={t("limited.title")}>
      <LinkRefusalNotice refusal={data.refusal} ofLogin={(answer) => <LoginRefusalNotice answer={answer} />} />
    </EntryPage>
  );
}
