import type { Backend } from "./backend.server.ts";
import { callList } from "./call-list.server.ts";
import { callOperation } from "./call-operation.server.ts";
import type { RatingsQuery } from "./rating-types.ts";
import { ratingAnswer, ratingPage, toRatingsQuery } from "./wire/ratings.ts";

/** Ratings within reach, newest first, a page at a time by key (F-383). */
export const listValuations = (backend: Backend, query: RatingsQuery) =>
  callList(backend, {
    operation: "ListValuations",
    args: toRatingsQuery(query),
    answer: ratingPage,
    refusals: [1060],
  });

/** One rating; 1900 when there is none for this user (F-383). */
export const getValuation = (backend: Backend, valuationId: number) =>
  callOperation(backend, {
    operation: "GetValuation",
    args: { VertinimoID: valuationId },
    answer: ratingAnswer,
    refusals: [1900],
  });
