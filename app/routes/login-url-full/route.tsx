import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { ChangeUserPage } from "~/features/auto-login/change-user-page.tsx";
import { EntryPage } from "~/features/auto-login/entry-page.tsx";
import { LinkRefusalNotice } from "~/features/auto-login/link-refusal-notice.tsx";
import { LoginRefusalNotice } from "~/features/login/login-refusal-notice.tsx";
import type { loader } from "./route.server.ts";

export { entryHeaders as headers } from "~/features/auto-login/entry-headers.ts";
export { action, loader } from "./route.server.ts";

export const handle = { i18n: ["auto-login", "login"], title: "auto-login:full.title" };

export default function FullLoginPage() {
  const data = useLoaderData<typeof loader>();
  const { t } = useTranslation("auto-login");
  if (data.view === "change") return <ChangeUserPage {...data} />;
  return (
    <EntryPage title={t("full.title")}>
      <LinkRefusalNotice refusal={data.refusal} ofLogin={(answer) => <LoginRefusalNotice answer={answer} />} />
    </EntryPage>
  );
}
