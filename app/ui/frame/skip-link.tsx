import { useTranslation } from "react-i18next";

/** The id of the page's content, where the skip link and the client router's focus land. */
export const MAIN_ID = "main";

/** The first thing the keyboard meets: past the frame to the content. */
export function SkipLink() {
  const { t } = useTranslation("shell");
  return (
    <a className="skip" href={`#${MAIN_ID}`}>
      {t("skip")}
    </a>
  );
}
