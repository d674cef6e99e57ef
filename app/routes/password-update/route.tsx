import { useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { type LoginAnswer, LoginRefusalNotice } from "~/features/login/login-refusal-notice.tsx";
import { PasswordUpdateForm } from "~/features/password/new-password-form.tsx";
import { Card } from "~/ui/card.tsx";
import { EntryLayout } from "~/ui/entry-layout.tsx";
import { Notice } from "~/ui/notice.tsx";
import { TitleRow } from "~/ui/title-row.tsx";
import type { loader } from "./route.server.ts";

export { action, loader } from "./route.server.ts";
export { clientAction } from "~/forms/send-or-keep-page.ts";
export { shouldRevalidate } from "~/forms/keep-page-while-typing.ts";

export const handle = { i18n: ["password", "login"], title: "password:update.title" };

export default function PasswordUpdatePage() {
  const { csrf, isTooOld, asksCurrent } = useLoaderData<typeof loader>();
  const answer = useActionData<LoginAnswer>();
  const { t } = useTranslation(["password", "soap"]);
  return (
    <EntryLayout>
      <Card>
        <TitleRow title={t("update.title")} />
        {isTooOld && <Notice notice={{ id: "forced", variant: "warning", text: t("soap:1009") }} />}
        <LoginRefusalNotice answer={answer} />
        <PasswordUpdateForm csrf={csrf} result={answer?.result} asksCurrent={asksCurrent} />
      </Card>
    </EntryLayout>
  );
}
