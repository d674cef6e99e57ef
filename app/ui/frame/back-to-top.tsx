import { useTranslation } from "react-i18next";
import { SCROLL_TO_TOP_AFTER_PX } from "~/domain/limits.ts";
import { useScrolledBeyond } from "../enhance/use-scrolled-beyond.ts";
import { Icon } from "../icon.tsx";

/** The id of the page's very top; root puts it on `<body>`. */
export const TOP_ID = "top";

/** A link to the top in the foot of every page; with script a floating one joins it after 200 px (F-046). */
export function BackToTop() {
  const { t } = useTranslation("shell");
  const scrolled = useScrolledBeyond(SCROLL_TO_TOP_AFTER_PX);
  return (
    <>
      <a href={`#${TOP_ID}`}>
        <Icon name="up" /> {t("toTop")}
      </a>
      {scrolled && (
        <a href={`#${TOP_ID}`} className="btn to-top">
          <Icon name="up" /> {t("toTop")}
        </a>
      )}
    </>
  );
}
