import type { Rating } from "~/services/rating-types.ts";

const OUTCOMES = ["APPROVED", "NEEDS_APPROVAL", "REJECTED"] as const;

/** What was decided: possible, possible with a manager's permit, not possible. */
export type RatingOutcome = (typeof OUTCOMES)[number];

/** The one decision of a rating (F-381): its result, as in its report; the flag alone where nothing was decided in words that are known. */
export const outcomeOf = ({ result, possible }: Pick<Rating, "result" | "possible">): RatingOutcome =>
  OUTCOMES.find((outcome) => outcome === result) ?? (possible ? "APPROVED" : "REJECTED");
