import { useTranslation } from "react-i18next";
import { SubmitButton } from "../button.tsx";
import { useHydrated } from "../enhance/use-hydrated.ts";

/**
 * Without script the frame's language links and zoom reload the page, and what was typed would be gone: said here, with a button of the form
 * itself that keeps it (F-043, R-I11). With script they do no such thing.
 */
export function OtherLanguage() {
  const { t } = useTranslation("ui");
  if (useHydrated()) return null;
  return (
    <p className="note">
      {t("otherLanguage.warning")}{" "}
      <SubmitButton name="otherLanguage" variant="secondary" small>
        {t("otherLanguage.button")}
      </SubmitButton>
    </p>
  );
}
