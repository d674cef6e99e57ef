import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { TOP_ID } from "./back-to-top.tsx";
import { LanguageSwitch, type LanguageLink } from "./language-switch.tsx";
import { MainContent } from "./main-content.tsx";

/** Around a page inside a partner's page: the name, the language, and no link that would lead the frame to another page of ours. */
export function EmbeddedFrame({ languages, children }: { languages: readonly LanguageLink[]; children: ReactNode }) {
  const { t } = useTranslation("shell");
  return (
    <div id={TOP_ID} className="page">
      <header className="top">
        <span className="brand">
          <b aria-hidden="true">{t("brandLetter")}</b>
          {t("brand")}
        </span>
        <LanguageSwitch languages={languages} />
      </header>
      <MainContent>{children}</MainContent>
    </div>
  );
}
