import { useTranslation } from "react-i18next";
import { paths } from "~/paths/paths.ts";
import { DraftNotice, DraftOffer } from "~/ui/form/draft-notice.tsx";
import { Notice } from "~/ui/notice.tsx";
import type { SettingsPage } from "./settings-page.server.ts";

type SettingsNotesProps = { page: Pick<SettingsPage, "isForced" | "draftSavedAt" | "offeredAt" | "seals"> };

/** What has to be said above the form: that nothing else is open before it is filled in (F-070), and that it shows what was typed and not saved. */
export function SettingsNotes({ page: { isForced, draftSavedAt, offeredAt, seals } }: SettingsNotesProps) {
  const { t } = useTranslation("login");
  return (
    <>
      {isForced && <Notice notice={{ id: "forced", variant: "warning", text: t("next.dataUpdate.text") }} />}
      <DraftNotice savedAt={draftSavedAt} csrf={seals.csrf} action={paths.settings()} />
      <DraftOffer typedAt={offeredAt} csrf={seals.csrf} action={paths.settings()} />
    </>
  );
}
