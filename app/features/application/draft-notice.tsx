import { useTranslation } from "react-i18next";
import { toClockTime } from "~/i18n/clock-time.ts";
import { SubmitButton } from "~/ui/button.tsx";
import { HiddenFields, type HiddenValues } from "~/ui/form/hidden-fields.tsx";
import { Notice } from "~/ui/notice.tsx";

type DraftNoticeProps = { savedAt: number | null; seals: HiddenValues };

/**
 * Says that the form below shows what was typed and not saved, and offers to drop it. A form of its own that loads the page
 * anew: what drops data shares no form with what saves them, and no field keeps what was dropped.
 */
export function DraftNotice({ savedAt, seals }: DraftNoticeProps) {
  const { t } = useTranslation("application");
  if (savedAt === null) return null;
  return (
    <form method="post" className="draft">
      <HiddenFields values={seals} />
      <Notice
        notice={{ id: "draft", variant: "info", text: t("notices.draftRestored", { time: toClockTime(savedAt) }) }}
      />
      <SubmitButton name="discardDraft" variant="secondary" small>
        {t("actions.discardDraft")}
      </SubmitButton>
    </form>
  );
}
