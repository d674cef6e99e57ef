import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { ExternalLink } from "../external-link.tsx";
import { BackToTop, TOP_ID } from "./back-to-top.tsx";
import { Brand } from "./brand.tsx";
import { LanguageSwitch, type LanguageLink } from "./language-switch.tsx";
import { MainMenu } from "./main-menu.tsx";
import type { MenuItem } from "./menu-item.ts";
import { MainContent } from "./main-content.tsx";
import { SkipLink } from "./skip-link.tsx";
import { TestLabel } from "./test-label.tsx";
import { ZoomField, type ZoomForm } from "./zoom-control.tsx";

type PublicHeaderProps = {
  homeTo: string;
  /** What an expired session still reaches; none for guests and limited log-ins (F-051). */
  menu: readonly MenuItem[];
  languages: readonly LanguageLink[];
  /** The company's other self-service systems (F-049). */
  otherSystems: ReadonlyArray<{ label: string; href: string }>;
};

type CompanyContacts = { name: string; code: string; phone: string; email: string };

/** The top for guests, limited log-ins and expired sessions: no name. */
function PublicHeader({ homeTo, menu, languages, otherSystems }: PublicHeaderProps) {
  const { t } = useTranslation("shell");
  return (
    <header className="top">
      <Brand to={homeTo} />
      {otherSystems.length > 0 && (
        <details className="drop">
          <summary>{t("menu.otherSystems")}</summary>
          <ul>
            {otherSystems.map(({ label, href }) => (
              <li key={href}>
                <ExternalLink href={href}>{label}</ExternalLink>
              </li>
            ))}
          </ul>
        </details>
      )}
      <LanguageSwitch languages={languages} />
      <MainMenu items={menu} />
    </header>
  );
}

/** Company contacts for guests and limited log-ins (F-050). */
function Contacts({ name, code, phone, email }: CompanyContacts) {
  const { t } = useTranslation("shell");
  return (
    <p>
      {name} · {t("company.code", { code })} · <a href={`tel:${phone.replace(/[^+\d]/g, "")}`}>{phone}</a> ·{" "}
      <a href={`mailto:${email}`}>{email}</a>
    </p>
  );
}

type PublicFrameProps = PublicHeaderProps & {
  company: CompanyContacts;
  zoom: ZoomForm;
  /** Version of the test environment; null in production (F-426). */
  testVersion: string | null;
  notices?: ReactNode;
  children: ReactNode;
};

/** Everything around a page for guests and limited log-ins. */
export function PublicFrame({ company, zoom, testVersion, notices, children, ...header }: PublicFrameProps) {
  return (
    <div id={TOP_ID} className="page">
      <SkipLink />
      <PublicHeader {...header} />
      <MainContent>
        {notices}
        {children}
      </MainContent>
      <footer className="foot">
        <Contacts {...company} />
        <BackToTop />
        <TestLabel version={testVersion} />
        <ZoomField {...zoom} />
      </footer>
    </div>
  );
}
