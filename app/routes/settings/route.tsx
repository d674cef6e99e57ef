import type { SubmissionResult } from "@conform-to/react";
import { useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { SettingsForm } from "~/features/settings/settings-form.tsx";
import { SettingsNotes } from "~/features/settings/settings-notes.tsx";
import { AccountCodeStep } from "~/features/verification/account/account-code-step.tsx";
import { FlowNotice } from "~/features/verification/flow-notice.tsx";
import { paths } from "~/paths.ts";
import { Card } from "~/ui/card.tsx";
import { useHydrated } from "~/ui/enhance/use-hydrated.ts";
import { EntryLayout } from "~/ui/entry-layout.tsx";
import { TitleRow } from "~/ui/title-row.tsx";
import type { loader } from "./route.server.ts";

export { action, loader } from "./route.server.ts";

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
  const code = step === "code" && flow !== null && (
    <AccountCodeStep flow={flow} csrf={page.codeCsrf} typesNow={page.typesNow} />
  );
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
        <SettingsForm id="settings" page={page} result={step === "form" ? answer?.result : undefined} />
      </Card>
      {code}
    </EntryLayout>
  );
}
