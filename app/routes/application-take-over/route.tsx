import type { SubmissionResult } from "@conform-to/react";
import { useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { RefusedNotice } from "~/flows/refusal/refused-notice.tsx";
import { TakeOverForm } from "~/features/ownership/take-over-form.tsx";
import { UnsentNote } from "~/forms/unsent-note.tsx";
import type { BackendNotice } from "~/services/refusal.ts";
import { Card } from "~/ui/card.tsx";
import { TitleRow } from "~/ui/title-row.tsx";
import type { loader } from "./route.server.ts";

export { action, loader } from "./route.server.ts";
export { clientAction } from "~/forms/send-or-keep-page.ts";
export { shouldRevalidate } from "~/forms/keep-page-while-typing.ts";

export const handle = { i18n: ["ownership"], title: "ownership:takeOver.title" };

/** Another seller's application becomes the user's own by its key (F-200). */
export default function TakeOverPage() {
  const page = useLoaderData<typeof loader>();
  const answer = useActionData<{ result?: SubmissionResult<string[]>; notice?: BackendNotice; unsent?: boolean }>();
  const { t } = useTranslation("ownership");
  return (
    <>
      <TitleRow title={t("takeOver.title")} />
      <UnsentNote answer={answer} />
      <RefusedNotice notice={answer?.notice} />
      <Card narrow>
        <p>{t("takeOver.lead")}</p>
        <TakeOverForm page={page} result={answer?.unsent === true ? undefined : answer?.result} />
      </Card>
    </>
  );
}
