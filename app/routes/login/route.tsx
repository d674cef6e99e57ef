import { useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { LoginAside } from "~/features/login/login-aside.tsx";
import { LoginForm } from "~/features/login/login-form.tsx";
import { type LoginAnswer, LoginRefusalNotice } from "~/features/login/login-refusal-notice.tsx";
import { NextStepNotice } from "~/features/login/next-step-notice.tsx";
import { paths } from "~/paths/paths.ts";
import { Card } from "~/ui/card.tsx";
import { useLastAnswer } from "~/ui/enhance/use-last-answer.ts";
import { EntryLayout } from "~/ui/entry-layout.tsx";
import { Link } from "~/ui/link.tsx";
import { TitleRow } from "~/ui/title-row.tsx";
import type { loader } from "./route.server.ts";

export { action, loader } from "./route.server.ts";
export { clientAction } from "~/forms/send-or-keep-page.ts";
export { shouldRevalidate } from "~/forms/keep-page-while-typing.ts";

export const handle = { i18n: ["login"], title: "login:title" };

export default function LoginPage() {
  const { seals, username, demoLogins, nextStep } = useLoaderData<typeof loader>();
  const answer = useLastAnswer(useActionData<LoginAnswer>());
  const { t } = useTranslation("login");
  const begun = answer === undefined ? nextStep : null;
  const goesOn = begun !== null && begun.to !== null;
  return (
    <EntryLayout aside={<LoginAside demoLogins={demoLogins} />}>
      <Card>
        <TitleRow title={t("heading")} />
        <NextStepNotice step={begun} />
        <LoginRefusalNotice answer={answer} />
        {goesOn && <h2>{t("otherUser")}</h2>}
        {/* Another visit, another form: after a log-in that leads back here nothing of it stays typed. */}
        <LoginForm key={seals.csrf} csrf={seals.csrf} username={username} answer={answer} isOther={goesOn} />
        <p>
          <Link to={paths.passwordRemind()}>{t("forgot")}</Link>
        </p>
      </Card>
    </EntryLayout>
  );
}
