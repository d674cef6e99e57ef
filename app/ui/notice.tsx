import { useTranslation } from "react-i18next";
import { SUCCESS_NOTICE_MS, useAutoHide } from "./enhance/use-auto-hide.ts";
import { useQuietSubmit } from "./enhance/use-quiet-submit.ts";
import { ButtonLink } from "./button.tsx";
import { ExternalLink } from "./external-link.tsx";
import { HiddenFields, type HiddenValues } from "./form/hidden-fields.tsx";
import { Icon } from "./icon.tsx";
import { Link } from "./link.tsx";
import { SafeHtml } from "./safe-html.tsx";
import { VisuallyHidden } from "./visually-hidden.tsx";

export type NoticeVariant = "danger" | "warning" | "info" | "success";

/** One notice as it is drawn (F-111). Give `text` or `html`. */
export type NoticeContent = {
  /** Posted back as field `notice` when the notice is dismissed. */
  id: string;
  variant: NoticeVariant;
  /** Where it comes from (`soap`, `greeting`…); an attribute for tests and styles, never shown. */
  type?: string | undefined;
  /** Number of the failure's kind; an attribute as well: its meaning stands in the words. */
  code?: number | undefined;
  /** Set bold before the message; the visible line of a collapsed one. */
  heading?: string | undefined;
  text?: string | undefined;
  html?: SafeHtml | undefined;
  /** A further sentence under the message. */
  detail?: string | undefined;
  /** What the help desk searches the log by. */
  reference?: string | null | undefined;
  /** What to do about it: a page of ours, by a page load. */
  action?: { to: string; label: string } | undefined;
  /** Where more is found: another page of the portal (`to`), or out of it. */
  link?: { href: string; label: string } | { to: string; label: string } | undefined;
  /** Folded under its heading until the user opens it. */
  collapsed?: boolean | undefined;
  dismissible?: boolean | undefined;
  /** An answer of the business, such as a refused credit, or the end of a session: it is not called an error. */
  isAnswer?: boolean | undefined;
  /** What the page itself has come to, not what a press has done: good news that stays (F-317, F-364). */
  isResult?: boolean | undefined;
};

/** Where dismissing is posted: button `dismiss`, field `notice`, and these hidden fields. */
export type DismissForm = { action: string; hidden: HiddenValues };

/** Colour, sign and word say how serious it is; serious ones interrupt a screen reader, others wait (F-112, F-113). */
export function Notice({ notice, dismiss }: { notice: NoticeContent; dismiss?: DismissForm | undefined }) {
  const { t } = useTranslation("ui");
  const { variant, type, code, dismissible } = notice;
  const leaves = variant === "success" && !notice.collapsed && !notice.isResult;
  const { element, hidden } = useAutoHide(leaves ? SUCCESS_NOTICE_MS : null);
  const { sent, onSubmit } = useQuietSubmit();
  if (sent) return null;
  const urgent = variant === "danger" || variant === "warning";
  return (
    <div
      className={`note-box ${variant}`}
      role={urgent ? "alert" : "status"}
      data-type={type}
      data-code={code}
      // For the script of pages without React.
      data-leaves={leaves ? "" : undefined}
      ref={element}
      hidden={hidden}
    >
      <Icon name={variant} />
      <NoticeMessage notice={notice} />
      {dismissible === true && dismiss !== undefined && (
        <form method="post" action={dismiss.action} onSubmit={onSubmit}>
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

function NoticeMessage({ notice }: { notice: NoticeContent }) {
  const { t } = useTranslation("ui");
  const { variant, heading, collapsed, isAnswer } = notice;
  const spoken = `${t(`notice.${variant}`)}: `;
  const isSeen = variant === "danger" || variant === "warning";
  // Sign and colour say enough of good news and of news.
  const word = isAnswer === true ? null : isSeen ? <b>{spoken}</b> : <VisuallyHidden>{spoken}</VisuallyHidden>;
  if (collapsed === true) {
    return (
      <details>
        <summary>
          {word}
          {heading ?? t("notice.details")}
        </summary>
        <NoticeBody notice={notice} />
      </details>
    );
  }
  return (
    <div>
      {word}
      {heading !== undefined && <strong>{heading} </strong>}
      <NoticeBody notice={notice} />
    </div>
  );
}

function NoticeBody({ notice: { text, html, link, action, detail, reference } }: { notice: NoticeContent }) {
  const { t } = useTranslation("ui");
  return (
    <>
      {html === undefined ? text : <SafeHtml html={html} />}
      {link !== undefined && " "}
      {link !== undefined && <NoticeLink link={link} />}
      {detail !== undefined && <p>{detail}</p>}
      {action !== undefined && (
        <p>
          <ButtonLink to={action.to} small reloadDocument>
            {action.label}
          </ButtonLink>
        </p>
      )}
      {typeof reference === "string" && <p className="note">{t("notice.reference", { reference })}</p>}
    </>
  );
}

function NoticeLink({ link }: { link: NonNullable<NoticeContent["link"]> }) {
  if ("to" in link) return <Link to={link.to}>{link.label}</Link>;
  return <ExternalLink href={link.href}>{link.label}</ExternalLink>;
}
