import { useTranslation } from "react-i18next";
import { useScrolledBeyond } from "../enhance/use-scrolled-beyond.ts";
import { Icon } from "../icon.tsx";

/** How far a page is scrolled before the floating link appears (F-046). */
const SHOW_BEYOND_PX = 200;

/** The id of the page's very top; root puts it on `<body>`. */
export const TOP_ID = "top";

/** A link to the top in the foot of every page; with script a floating one joins it after 200 px. */
export function BackToTop() {
  const { t } = useTranslation("shell");
  const scrolled = useScrolledBeyond(SHOW_BEYOND_PX);
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
