import { toHundredths } from "~/domain/percent.ts";
import { maskPersonalCode } from "~/domain/personal-code.ts";
import { toDayAndTime } from "~/i18n/clock-time.ts";
import type { ListColumn } from "~/lists/list-columns.ts";
import type { Rating } from "~/services/rating-types.ts";
import { outcomeOf } from "./rating-outcome.ts";
import type { RatingWords } from "./rating-words.server.ts";

type RatingColumn = ListColumn<Rating, RatingWords>;

/** Never seen in full, neither on the screen nor in the file (F-171). */
const PERSONAL_CODE = { kind: "text", shown: maskPersonalCode, filed: maskPersonalCode, width: 14 } as const;

/** Name and surname; empty for an application without a buyer. */
export const buyerNameOf = ({ buyerFirstName, buyerLastName }: Rating): string =>
  [buyerFirstName, buyerLastName].filter((name) => name !== null).join(" ");

/** Every field of a rating (F-381, F-382): the columns of the wide table, of its file, and the lines of its page. Names are keys of `columns`. */
export const RATING_COLUMNS = {
  number: { kind: "integer", value: ({ id }) => id },
  time: { kind: "moment", value: ({ at }) => (at === null ? null : toDayAndTime(at)) },
  application: { kind: "integer", value: ({ applicationId }) => applicationId },
  buyer: { kind: "text", value: (rating) => buyerNameOf(rating) || null },
  personalCode: { ...PERSONAL_CODE, value: ({ personalCode }) => personalCode },
  conditions: { kind: "text", value: ({ conditionVariant }, words) => words.localised(conditionVariant) },
  duration: { kind: "integer", value: ({ durationMonths }) => durationMonths },
  amount: { kind: "money", value: ({ sumCents }) => sumCents },
  maxRating: { kind: "money", value: ({ maxSumCents }) => maxSumCents },
  possible: { kind: "text", value: (rating, words) => words.possible(outcomeOf(rating)) },
  salary: { kind: "money", value: ({ salaryCents }) => salaryCents },
  commitments: { kind: "money", value: ({ commitmentsCents }) => commitmentsCents },
  dsti: { kind: "money", value: ({ dstiPercent }) => toHundredths(dstiPercent), width: 10 },
  clientMonthly: { kind: "money", value: ({ clientMonthlyCents }) => clientMonthlyCents },
  registeredHomeMonthly: { kind: "money", value: ({ registeredHomeMonthlyCents: cents }) => cents },
  quickCreditMonthly: { kind: "money", value: ({ quickCreditMonthlyCents }) => quickCreditMonthlyCents },
  seller: { kind: "text", value: ({ sellerFullName }) => sellerFullName },
  shop: { kind: "text", value: ({ shopName }) => shopName },
  day: { kind: "day", value: ({ day }) => day },
  user: { kind: "text", value: ({ userFullName }) => userFullName },
  system: { kind: "text", value: ({ system }) => system, width: 10 },
  usableUntil: { kind: "day", value: ({ usableUntil }) => usableUntil },
  message: { kind: "longText", value: (rating, words) => words.message(rating) },
} as const satisfies Record<string, RatingColumn>;

export type RatingColumnName = keyof typeof RATING_COLUMNS;

export const RATING_COLUMN_NAMES = Object.keys(RATING_COLUMNS) as RatingColumnName[];
