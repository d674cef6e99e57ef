import { useTranslation } from "react-i18next";
import { useQuietSubmit } from "../enhance/use-quiet-submit.ts";
import { ExternalLink } from "../external-link.tsx";
import { HiddenFields, type HiddenValues } from "../form/hidden-fields.tsx";
import { Icon } from "../icon.tsx";
import { VisuallyHidden } from "../visually-hidden.tsx";

/** A line above every page, in the flow of the page and outside of its forms, until the user dismisses it. */
export type StandingNote = {
  /** Posted as field `note` when it is put away. */
  id: string;
  variant: "info" | "warning";
  text: string;
  link: { href: string; label: string };
};

/** Where putting away is posted: button `dismissNote`, field `note`, and these hidden fields. */
type DismissForm = { action: string; hidden: HiddenValues };

export function StandingNotes({ notes, dismiss }: { notes: readonly StandingNote[]; dismiss: DismissForm }) {
  return notes.map((note) => <StandingNoteLine key={note.id} note={note} dismiss={dismiss} />);
}

/** One of them: sign, word, text, a link out of the portal, and the form that puts it away. */
export function StandingNoteLine({ note, dismiss }: { note: StandingNote; dismiss: DismissForm }) {
  const { t } = useTranslation("ui");
  const { sent, onSubmit } = useQuietSubmit();
  if (sent) return null;
  return (
    <div className={`strip ${note.variant}`}>
      <div>
        <Icon name={note.variant} />
        <VisuallyHidden>{t(`notice.${note.variant}`)}: </VisuallyHidden>
        {note.text} <ExternalLink href={note.link.href}>{note.link.label}</ExternalLink>
      </div>
      <form method="post" action={dismiss.action} onSubmit={onSubmit}>
        <HiddenFields values={{ ...dismiss.hidden, note: note.id }} />
        <button type="submit" name="dismissNote" className="btn small plain">
          <Icon name="danger" />
          <VisuallyHidden>{t("notice.dismiss")}</VisuallyHidden>
        </button>
      </form>
    </div>
  );
}
