import { useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import type { CodeAnswer } from "~/flows/verification/code-flow.tsx";
import { VerifyDeviceView } from "~/flows/verification/device/verify-device-view.tsx";
import { useLastAnswer } from "~/ui/enhance/use-last-answer.ts";
import { Card } from "~/ui/card.tsx";
import { EntryLayout } from "~/ui/entry-layout.tsx";
import { TitleRow } from "~/ui/title-row.tsx";
import type { loader } from "./route.server.ts";

export { action, loader } from "./route.server.ts";
export { clientAction } from "~/forms/send-or-keep-page.ts";
export { shouldRevalidate } from "~/forms/keep-page-while-typing.ts";

export const handle = { i18n: ["verification", "login"], title: "verification:device.title" };

export default function VerifyDevicePage() {
  const page = useLoaderData<typeof loader>();
  const answer = useLastAnswer(useActionData<CodeAnswer>());
  const { t } = useTranslation("verification");
  return (
    <EntryLayout>
      <Card>
        <TitleRow title={t("device.title")} />
        <VerifyDeviceView page={page} answer={answer} />
      </Card>
    </EntryLayout>
  );
}
