import { useTranslation } from "react-i18next";
import { toClockTime, toDayAndTime } from "~/i18n/clock-time.ts";
import { SubmitButton } from "../button.tsx";
import { Notice } from "../notice.tsx";
import { HiddenFields } from "./hidden-fields.tsx";

type DraftNoticeProps = {
  /** Milliseconds; null when the form shows what is saved. */
  savedAt: number | null;
  csrf: string;
  /** Address of the form, where the page has another one. */
  action?: string | undefined;
};

/**
 * Says that the form below shows what was typed and not saved, and offers to drop it. A form of its own that reloads the
 * page: what drops data shares no form with what saves them, and no field keeps what was dropped.
 */
export function DraftNotice({ savedAt, csrf, action }: DraftNoticeProps) {
  const { t } = useTranslation("ui");
  if (savedAt === null) return null;
  return (
    <form method="post" action={action} className="draft">
      <HiddenFields values={{ _csrf: csrf }} />
      <Notice notice={{ id: "draft", variant: "info", text: t("draft.restored", { time: toClockTime(savedAt) }) }} />
      <SubmitButton name="discardDraft" variant="secondary" small>
        {t("draft.discard")}
      </SubmitButton>
    </form>
  );
}

type DraftOfferProps = {
  /** Milliseconds; null when no other session of the user has typed anything here. */
  typedAt: number | null;
  csrf: string;
  action?: string | undefined;
};

/** Offers what another session of the same user has typed here. It is never filled in unasked: that session may serve another customer. */
export function DraftOffer({ typedAt, csrf, action }: DraftOfferProps) {
  const { t } = useTranslation("ui");
  if (typedAt === null) return null;
  return (
    <form method="post" action={action} className="draft">
      <HiddenFields values={{ _csrf: csrf }} />
      <Notice
        notice={{ id: "draft-offer", variant: "info", text: t("draft.offered", { time: toDayAndTime(typedAt) }) }}
      />
      <SubmitButton name="takeDraft" variant="secondary" small>
        {t("draft.take")}
      </SubmitButton>
    </form>
  );
}
