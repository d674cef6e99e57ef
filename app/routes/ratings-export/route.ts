import { exportRatings } from "~/features/ratings/export-ratings.server.ts";
import { exportRefused } from "~/lists/export-refused.server.ts";
import { paths } from "~/paths/paths.ts";
import { defineFileLoader } from "~/request/define-file-loader.server.ts";

/** The ratings as an XLSX file: all pages of the filter, the columns of the table on the screen. */
export const loader = defineFileLoader({ may: "rating:view", onRefusal: exportRefused(paths.ratings) }, exportRatings);
