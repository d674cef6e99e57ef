import { toShownText } from "~/lists/list-columns.ts";
import { notFoundPage, refusalPage } from "~/request/fault-pages.server.ts";
import type { Portal } from "~/request/portal.server.ts";
import { audit } from "~/platform/audit.server.ts";
import { isWithinReach } from "~/request/within-reach.ts";
import { codeOf } from "~/services/faults.server.ts";
import { noticeOf } from "~/services/notice.server.ts";
import type { Rating } from "~/services/rating-types.ts";
import { getProposedOptionsByValuation } from "~/services/conditions.server.ts";
import { getValuation } from "~/services/ratings.server.ts";
import { RATING_COLUMN_NAMES, RATING_COLUMNS } from "./rating-columns.ts";
import { outcomeOf } from "./rating-outcome.ts";
import { ratingWords, type RatingWords } from "./rating-words.server.ts";

type Params = Readonly<Record<string, string | undefined>>;

/** Longer numbers the back end has none of. */
const ID_SHAPE = /^\d{1,9}$/;

/** The number of an address; anything else is no page. */
function requireRatingId({ valuationId: text = "" }: Params): number {
  if (!ID_SHAPE.test(text)) throw notFoundPage();
  return Number(text);
}

/** The rating of an address; one that does not exist for this user is the page of 1900, whatever the back end hands out (F-383, R-D3). */
export async function requireRating(portal: Portal, params: Params): Promise<Rating> {
  const id = requireRatingId(params);
  const found = await getValuation(portal.backend, id);
  if (!found.ok) throw refusalPage(found.notice);
  if (isWithinReach(portal, "rating:view", found.value)) return found.value;
  const code = codeOf("noRecords");
  audit("role.refused", { result: "refused", code, subject: id });
  throw refusalPage(noticeOf(code));
}

/** A rating as its page shows it: every field that it has, in words (F-381, F-382). */
export async function ratingPage(portal: Portal, params: Params) {
  const rating = await requireRating(portal, params);
  const words = ratingWords(portal.locale);
  const page = { words, language: words.language };
  const fields = RATING_COLUMN_NAMES.filter((name) => name !== "message").map((name) => ({
    name,
    text: toShownText<Rating, RatingWords>(RATING_COLUMNS[name], rating, page),
  }));
  const { id, applicationId, message, messageHtml, messageHtmlEn, hasReport, usableUntil } = rating;
  return {
    id,
    applicationId,
    outcome: outcomeOf(rating),
    message: { text: words.localised(message), html: (words.language === "en" && messageHtmlEn) || messageHtml },
    hasReport,
    usableUntil,
    isUsable: usableUntil >= portal.today,
    debtReportSellerId: portal.can("debtReport:view") ? rating.sellerId : null,
    fields: fields.filter(({ text }) => text !== null),
  };
}

/** The offers that a rating led to, as they were then (F-258). */
export async function ratingOffersPage(portal: Portal, params: Params) {
  const rating = await requireRating(portal, params);
  const offers = await getProposedOptionsByValuation(portal.backend, rating.id);
  const { id, applicationId, day } = rating;
  if (offers.ok) return { id, applicationId, day, offers: offers.value, notice: offers.value.notice };
  if (offers.reason === "noRecords") throw refusalPage(offers.notice);
  return { id, applicationId, day, offers: null, notice: offers.notice };
}
