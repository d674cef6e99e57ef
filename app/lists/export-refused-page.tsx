import type { TextKey } from "~/i18n/text-key.ts";
import { useTranslation } from "react-i18next";
import type { Language } from "~/domain/language.ts";
import { useText } from "~/i18n/use-text.ts";
import { paths } from "~/paths/paths.ts";
import { refusalWords, type BackendNotice } from "~/services/refusal.ts";
import portalCss from "~/styles/portal.css?url";
import { Card } from "~/ui/card.tsx";
import { SafeHtml } from "~/ui/safe-html.tsx";
import { TitleRow } from "~/ui/title-row.tsx";

/** Why there is no file. */
export type ExportRefusal =
  | { name: "tooMany" | "busy" | "forbidden" }
  | { name: "unavailable"; reference: string | null }
  | { name: "refused"; notice: BackendNotice }
  /** The session is over; the answer leads to the log-in by itself. */
  | { name: "ended"; textKey: TextKey };

type ExportRefusedPageProps = {
  refusal: ExportRefusal;
  language: Language;
  /** Back to the list with its filter. */
  listTo: string;
};

/** A whole document without script: what happened, what to do next, the way back. */
export function ExportRefusedPage({ refusal, language, listTo }: ExportRefusedPageProps) {
  const { t } = useTranslation(["errors", "shell"]);
  const title = t("errors:file.title");
  return (
    <html lang={language}>
      <head>
        <meta charSet="utf-8" />
        <title>{`${title} – ${t("shell:brand")}`}</title>
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <link rel="stylesheet" href={portalCss} />
      </head>
      <body>
        <div className="page">
          <header className="top">
            <a className="brand" href={paths.home()}>
              <b aria-hidden="true">{t("shell:brandLetter")}</b>
              {t("shell:brand")}
            </a>
          </header>
          <main>
            <TitleRow title={title} />
            <Card>
              <Reason refusal={refusal} />
              <a className="btn primary" href={listTo}>
                {t("errors:file.back")}
              </a>
            </Card>
          </main>
        </div>
      </body>
    </html>
  );
}

function Reason({ refusal }: Pick<ExportRefusedPageProps, "refusal">) {
  const { t } = useTranslation("errors");
  const translate = useText();
  if (refusal.name === "ended") return <p role="alert">{translate(refusal.textKey)}</p>;
  if (refusal.name !== "refused") {
    const reference = refusal.name === "unavailable" ? refusal.reference : null;
    return (
      <>
        <p>{t(`file.${refusal.name}`)}</p>
        {reference !== null && <p className="note">{translate("ui:notice.reference", { reference })}</p>}
      </>
    );
  }
  const words = refusalWords(refusal.notice, translate);
  return "html" in words ? <SafeHtml html={words.html} /> : <p>{words.text}</p>;
}
