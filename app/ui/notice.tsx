import { useTranslation } from "react-i18next";
import { SUCCESS_NOTICE_MS, useAutoHide } from "./enhance/use-auto-hide.ts";
import { ExternalLink } from "./external-link.tsx";
import { HiddenFields, type HiddenValues } from "./form/hidden-fields.tsx";
import { Icon } from "./icon.tsx";
import { SafeHtml } from "./safe-html.tsx";
import { VisuallyHidden } from "./visually-hidden.tsx";

export type NoticeVariant = "danger" | "warning" | "info" | "success";

/** One notice as it is drawn. Give `text` or `html`. */
export type NoticeContent = {
  /** Posted back as field `notice` when the notice is dismissed. */
  id: string;
  variant: NoticeVariant;
  /** Where it comes from (`soap`, `greeting`…); an attribute for tests and styles, never shown. */
  type?: string | undefined;
  /** Set bold before the message; the visible line of a collapsed one. */
  heading?: string | undefined;
  text?: string | undefined;
  html?: SafeHtml | undefined;
  /** Where more is found, out of the portal. */
  link?: { href: string; label: string } | undefined;
  /** Folded under its heading until somebody opens it. */
  collapsed?: boolean | undefined;
  dismissible?: boolean | undefined;
};

/** Where dismissing is posted: button `dismiss`, field `notice`, and these hidden fields. */
export type DismissForm = { action: string; hidden: HiddenValues };

/** Colour, sign and word say how serious it is; serious ones interrupt a screen reader, others wait. */
export function Notice({ notice, dismiss }: { notice: NoticeContent; dismiss?: DismissForm | undefined }) {
  const { t } = useTranslation("ui");
  const { variant, dismissible } = notice;
  const { element, hidden } = useAutoHide(variant === "success" && !notice.collapsed ? SUCCESS_NOTICE_MS : null);
  const urgent = variant === "danger" || variant === "warning";
  return (
    <div
      className={`note-box ${variant}`}
      role={urgent ? "alert" : "status"}
      data-type={notice.type}
      ref={element}
      hidden={hidden}
    >
      <Icon name={variant} />
      <VisuallyHidden>{t(`notice.${variant}`)}: </VisuallyHidden>
      <NoticeMessage notice={notice} />
      {dismissible === true && dismiss !== undefined && (
        <form method="post" action={dismiss.action}>
          <HiddenFields values={{ ...dismiss.hidden, notice: notice.id }} />
          <button type="submit" name="dismiss" className="btn small plain">
            <Icon name="danger" />
            <VisuallyHidden>{t("notice.dismiss")}</VisuallyHidden>
          </button>
        </form>
      )}
    </div>
  );
}

function NoticeMessage({ notice: { heading, text, html, link, collapsed } }: { notice: NoticeContent }) {
  const { t } = useTranslation("ui");
  const message = (
    <>
      {html === undefined ? text : <SafeHtml html={html} />}
      {link !== undefined && " "}
      {link !== undefined && <ExternalLink href={link.href}>{link.label}</ExternalLink>}
    </>
  );
  if (collapsed === true) {
    return (
      <details>
        <summary>{heading ?? t("notice.details")}</summary>
        {message}
      </details>
    );
  }
  return (
    <div>
      {heading !== undefined && <strong>{heading} </strong>}
      {message}
    </div>
  );
}
