import type { SubmissionResult } from "@conform-to/react";
import { useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { CodeStep } from "~/features/settings/code-step.tsx";
import { SettingsForm } from "~/features/settings/settings-form.tsx";
import { SettingsNotes } from "~/features/settings/settings-notes.tsx";
import { FlowNotice } from "~/flows/verification/flow-notice.tsx";
import { paths } from "~/paths/paths.ts";
import { Card } from "~/ui/card.tsx";
import { useHydrated } from "~/ui/enhance/use-hydrated.ts";
import { EntryLayout } from "~/ui/entry-layout.tsx";
import { TitleRow } from "~/ui/title-row.tsx";
import type { loader } from "./route.server.ts";

export { action, loader } from "./route.server.ts";
export { clientAction } from "~/forms/send-or-keep-page.ts";
export { shouldRevalidate } from "~/forms/keep-page-while-typing.ts";

export const handle = {
  i18n: ["settings", "password", "verification", "login", "enumerations"],
  title: "settings:title",
};

export default function SettingsPage() {
  const page = useLoaderData<typeof loader>();
  const answer = useActionData<{ result?: SubmissionResult<string[]> }>();
  const { t } = useTranslation("settings");
  const hydrated = useHydrated();
  const { step, flow } = page;
  const code = step === "code" && flow !== null && <CodeStep flow={flow} csrf={page.codeCsrf} hasCode={page.hasCode} />;
  if (code !== false && !hydrated) return <EntryLayout>{code}</EntryLayout>;
  const isLost = step === "form" && flow !== null;
  // What the form shows was typed a moment ago and needs no explaining.
  const isTypedNow = answer !== undefined || flow !== null;
  return (
    <EntryLayout>
      <Card>
        <TitleRow title={t("title")} />
        {isLost && <FlowNotice view={flow} isLost typingPage={paths.settingsCode(true)} />}
        <SettingsNotes page={isTypedNow ? { ...page, draftSavedAt: null } : page} />
        <SettingsForm page={page} result={step === "form" ? answer?.result : undefined} />
      </Card>
      {code}
    </EntryLayout>
  );
}
