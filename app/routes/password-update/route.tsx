import { useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { type LoginAnswer, LoginRefusalNotice } from "~/features/login/login-refusal-notice.tsx";
import { NewPasswordForm } from "~/features/password/new-password-form.tsx";
import { useText } from "~/i18n/use-text.ts";
import { Card } from "~/ui/card.tsx";
import { EntryLayout } from "~/ui/entry-layout.tsx";
import { Notice } from "~/ui/notice.tsx";
import { TitleRow } from "~/ui/title-row.tsx";
import type { loader } from "./route.server.ts";

export { action, loader } from "./route.server.ts";

export const handle = { i18n: ["password", "login"], title: "password:update.title" };

export default function PasswordUpdatePage() {
  const { id, csrf, isForced, isExpired } = useLoaderData<typeof loader>();
  const answer = useActionData<LoginAnswer>();
  const { t } = useTranslation("password");
  const translate = useText();
  return (
    <EntryLayout>
      <Card>
        <TitleRow title={t("update.title")} />
        {isForced && <Notice notice={{ id: "forced", variant: "warning", text: translate("soap:1009") }} />}
        <LoginRefusalNotice answer={answer} />
        <NewPasswordForm id={id} csrf={csrf} result={answer?.result} asks={isExpired ? "currentPassword" : null} />
      </Card>
    </EntryLayout>
  );
}
