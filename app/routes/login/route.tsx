import { useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { LoginAside } from "~/features/login/login-aside.tsx";
import { LoginForm } from "~/features/login/login-form.tsx";
import { type LoginAnswer, LoginRefusalNotice } from "~/features/login/login-refusal-notice.tsx";
import { useLastAnswer } from "~/features/login/use-last-answer.ts";
import { Card } from "~/ui/card.tsx";
import { EntryLayout } from "~/ui/entry-layout.tsx";
import { TitleRow } from "~/ui/title-row.tsx";
import type { loader } from "./route.server.ts";

export { action, loader } from "./route.server.ts";

export const handle = { i18n: ["login"], title: "login:title" };

export default function LoginPage() {
  const { seals, demoLogins } = useLoaderData<typeof loader>();
  const answer = useLastAnswer(useActionData<LoginAnswer>());
  const { t } = useTranslation("login");
  return (
    <EntryLayout aside={<LoginAside demoLogins={demoLogins} />}>
      <Card>
        <TitleRow title={t("heading")} />
        <LoginRefusalNotice answer={answer} />
        <LoginForm csrf={seals.csrf} answer={answer} />
      </Card>
    </EntryLayout>
  );
}
