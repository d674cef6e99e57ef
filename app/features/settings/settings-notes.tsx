import { useTranslation } from "react-i18next";
import { toClockTime } from "~/i18n/clock-time.ts";
import { useText } from "~/i18n/use-text.ts";
import { paths } from "~/paths.ts";
import { SubmitButton } from "~/ui/button.tsx";
import { HiddenFields } from "~/ui/form/hidden-fields.tsx";
import { Notice } from "~/ui/notice.tsx";
import type { SettingsPage } from "./settings-page.server.ts";

type SettingsNotesProps = { page: Pick<SettingsPage, "isForced" | "draftSavedAt" | "seals"> };

/**
 * What has to be said above the form: that nothing else is open before it is filled in (F-070), and that it shows what was typed and not
 * saved. Dropping that is a form of its own that loads the page anew, so that no field keeps it.
 */
export function SettingsNotes({ page: { isForced, draftSavedAt, seals } }: SettingsNotesProps) {
  const { t } = useTranslation("settings");
  const translate = useText();
  return (
    <>
      {isForced && (
        <Notice notice={{ id: "forced", variant: "warning", text: translate("login:next.dataUpdate.text") }} />
      )}
      {draftSavedAt !== null && (
        <form method="post" action={paths.settings()} className="draft">
          <HiddenFields values={{ _csrf: seals.csrf }} />
          <Notice
            notice={{ id: "draft", variant: "info", text: t("draft.restored", { time: toClockTime(draftSavedAt) }) }}
          />
          <SubmitButton name="discardDraft" variant="secondary" small>
            {t("draft.discard")}
          </SubmitButton>
        </form>
      )}
    </>
  );
}
