import { Role } from "~/domain/enumerations/role.ts";
import { formatMoneyInput } from "~/domain/money.ts";
import { toHundredths } from "~/domain/percent.ts";
import { maskPersonalCode } from "~/domain/personal-code.ts";
import { toDayAndTime } from "~/i18n/clock-time.ts";
import { toShownText } from "~/lists/list-columns.ts";
import { readList } from "~/lists/read-list.server.ts";
import type { Portal } from "~/request/portal.server.ts";
import type { Rating } from "~/services/rating-types.ts";
import { listValuations } from "~/services/ratings.server.ts";
import { buyerNameOf, RATING_COLUMN_NAMES, RATING_COLUMNS } from "./rating-columns.ts";
import { outcomeOf, type RatingOutcome } from "./rating-outcome.ts";
import { ratingWords, type RatingWords } from "./rating-words.server.ts";
import { RATINGS_LIST } from "./ratings-list.ts";

/** Written on the server: the browser gets nothing that it does not show, personal codes least of all (F-171). */
type ShownRating = { id: number; applicationId: number; outcome: RatingOutcome };

/** The columns that decide. */
export type MainRating = ShownRating & {
  time: string | null;
  buyer: string;
  personalCode: string | null;
  amount: string | null;
  months: number | null;
  maxRating: string | null;
  dsti: string | null;
  /** Null where sellers are not shown: a seller sees the own shop alone (F-172). */
  seller: string | null;
  shop: string | null;
};

/** Every field, in the order of `RATING_COLUMN_NAMES`. */
export type WideRating = ShownRating & { cells: (string | null)[] };

/** One page of the ratings as it is shown: the main columns or all. What the role may see is the back end's own scope (F-383). */
export async function readRatings(portal: Portal) {
  const { rows, ...page } = await readList(portal, RATINGS_LIST, listValuations);
  const isWide = page.query.view.columns === "all";
  const words = ratingWords(portal.locale);
  const withSeller = showsSellers(portal);
  return {
    ...page,
    main: isWide ? null : rows.map((row) => toMainRating(row, words, withSeller)),
    all: isWide ? rows.map((row) => toWideRating(row, words)) : null,
    showsSellers: withSeller,
  };
}

export const showsSellers = ({ actor }: Pick<Portal, "actor">): boolean => actor !== Role.seller;

const toShown = (rating: Rating): ShownRating => ({
  id: rating.id,
  applicationId: rating.applicationId,
  outcome: outcomeOf(rating),
});

function toMainRating(rating: Rating, { language }: RatingWords, withSeller: boolean): MainRating {
  const money = (cents: number | null) => (cents === null ? null : formatMoneyInput(cents, language));
  return {
    ...toShown(rating),
    time: rating.at === null ? null : toDayAndTime(rating.at),
    buyer: buyerNameOf(rating),
    personalCode: rating.personalCode === null ? null : maskPersonalCode(rating.personalCode),
    amount: money(rating.sumCents),
    months: rating.durationMonths,
    maxRating: money(rating.maxSumCents),
    dsti: money(toHundredths(rating.dstiPercent)),
    seller: withSeller ? rating.sellerFullName : null,
    shop: withSeller ? rating.shopName : null,
  };
}

function toWideRating(rating: Rating, words: RatingWords): WideRating {
  const page = { words, language: words.language };
  const cells = RATING_COLUMN_NAMES.map((name) => toShownText<Rating, RatingWords>(RATING_COLUMNS[name], rating, page));
  return { ...toShown(rating), cells };
}
