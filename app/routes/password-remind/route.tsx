import type { SubmissionResult } from "@conform-to/react";
import { useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { RemindForm } from "~/features/password/remind-form.tsx";
import { paths } from "~/paths/paths.ts";
import { Card } from "~/ui/card.tsx";
import { EntryLayout } from "~/ui/entry-layout.tsx";
import { Link } from "~/ui/link.tsx";
import { Notice } from "~/ui/notice.tsx";
import { TitleRow } from "~/ui/title-row.tsx";
import type { loader } from "./route.server.ts";

export { action, loader } from "./route.server.ts";
export { clientAction } from "~/forms/send-or-keep-page.ts";
export { shouldRevalidate } from "~/forms/keep-page-while-typing.ts";

export const handle = { i18n: ["password"], title: "password:remind.title" };

export default function PasswordRemindPage() {
  const { csrf, isSent } = useLoaderData<typeof loader>();
  const answer = useActionData<{ result?: SubmissionResult<string[]> }>();
  const { t } = useTranslation("password");
  return (
    <EntryLayout>
      <Card>
        <TitleRow title={t("remind.title")} />
        {isSent && <Notice notice={{ id: "sent", variant: "info", text: t("remind.sent") }} />}
        {!isSent && <RemindForm csrf={csrf} result={answer?.result} />}
        <p>
          <Link to={paths.login()}>{t("toLogin")}</Link>
        </p>
      </Card>
    </EntryLayout>
  );
}
