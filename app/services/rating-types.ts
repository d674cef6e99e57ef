import type { ValueOf } from "./wire/parts.ts";
import type { rating, RatingsQuestion } from "./wire/ratings.ts";

/** An assessment of creditworthiness, Vertinimas (F-381, F-382). */
export type Rating = ValueOf<typeof rating>;

/** What the list of ratings is asked for. */
export type RatingsQuery = RatingsQuestion;
