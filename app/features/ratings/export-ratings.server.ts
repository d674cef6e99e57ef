import { getFixedT } from "~/i18n/i18n.server.ts";
import { exportList } from "~/lists/export-list.server.ts";
import { toSheetColumn } from "~/lists/list-columns.ts";
import type { Portal } from "~/request/portal.server.ts";
import { listValuations } from "~/services/ratings.server.ts";
import { RATING_COLUMN_NAMES, RATING_COLUMNS, type RatingColumnName } from "./rating-columns.ts";
import { ratingWords } from "./rating-words.server.ts";
import { showsSellers } from "./read-ratings.server.ts";
import { RATINGS_LIST } from "./ratings-list.ts";

/** The short table with the second lines of its cells as columns of their own. */
const MAIN_COLUMNS: readonly RatingColumnName[] = [
  "number",
  "time",
  "application",
  "buyer",
  "personalCode",
  "amount",
  "duration",
  "maxRating",
  "possible",
  "dsti",
];
const SELLER_COLUMNS: readonly RatingColumnName[] = ["seller", "shop"];

/** The table of the screen as a file: all pages of its filter. */
export function exportRatings(portal: Portal): Promise<Response> {
  const t = getFixedT(portal.locale, "ratings");
  const words = ratingWords(portal.locale);
  const main = showsSellers(portal) ? [...MAIN_COLUMNS, ...SELLER_COLUMNS] : MAIN_COLUMNS;
  return exportList(portal, RATINGS_LIST, {
    read: listValuations,
    columns: ({ view }) =>
      (view.columns === "all" ? RATING_COLUMN_NAMES : main).map((name) =>
        toSheetColumn(t(`columns.${name}`), RATING_COLUMNS[name], words),
      ),
    names: () => ({ sheet: t("title"), file: t("file") }),
    subject: "ratings",
  });
}
