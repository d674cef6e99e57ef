import { optionalIntegerField } from "~/domain/fields/integer-field.ts";
import { optionalIsoDayField } from "~/domain/fields/iso-day-field.ts";
import { issueMessage } from "~/domain/issue.ts";
import { WIRE_INTEGER_MAX } from "~/domain/limits.ts";
import { defineList } from "~/lists/define-list.ts";
import { personalCodeFilter } from "~/lists/personal-code-filter.ts";
import type { RatingsQuery } from "~/services/rating-types.ts";
import { SHOWN_RATINGS } from "./shown-ratings.ts";

/** What the filter of the list accepts, and what the back end is asked for it. Without days every day counts. */
export const RATINGS_LIST = defineList(SHOWN_RATINGS, {
  schemas: {
    application: optionalIntegerField({ min: 1, max: WIRE_INTEGER_MAX }),
    personalCode: personalCodeFilter(),
    from: optionalIsoDayField(),
    to: optionalIsoDayField(),
  },
  contradictions: ({ from, to }) =>
    from !== null && to !== null && from > to ? [{ name: "from", message: issueMessage("date.order") }] : [],
  fill: () => ({}),
  ask: ({ filter }): RatingsQuery => ({
    applicationId: filter.application ?? undefined,
    personalCode: filter.personalCode ?? undefined,
    from: filter.from ?? undefined,
    to: filter.to ?? undefined,
  }),
});
