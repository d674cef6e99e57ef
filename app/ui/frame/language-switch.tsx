import { useTranslation } from "react-i18next";
import { Link } from "../link.tsx";
import { VisuallyHidden } from "../visually-hidden.tsx";

export type LanguageLink = {
  /** `lt`, `en`. */
  code: string;
  /** The language's own name. */
  name: string;
  /** This page in that language: the same address with `?lang=`. */
  to: string;
  current: boolean;
};

/** One link a language; with script the page is not reloaded and what was typed stays. */
export function LanguageSwitch({ languages }: { languages: readonly LanguageLink[] }) {
  const { t } = useTranslation("shell");
  return (
    <nav className="langs" aria-label={t("language")}>
      {languages.map(({ code, name, to, current }) => (
        <Link
          key={code}
          to={to}
          lang={code}
          hrefLang={code}
          aria-current={current ? "true" : undefined}
          replace
          preventScrollReset
        >
          {code.toUpperCase()}
          <VisuallyHidden> {name}</VisuallyHidden>
        </Link>
      ))}
    </nav>
  );
}
