import { permitSequences } from "~/domain/enumerations/permit-sequence.ts";
import { permitStatuses } from "~/domain/enumerations/permit-status.ts";
import { optionalChoiceField } from "~/domain/fields/choice-field.ts";
import { optionalIntegerField } from "~/domain/fields/integer-field.ts";
import { defineList } from "~/lists/define-list.ts";
import type { PermitQuery } from "~/services/permit-types.ts";
import { SHOWN_PERMITS } from "./shown-permits.ts";

const APPLICATION_ID_MAX = 2_147_483_647;

/** What the filter of the list accepts, and what the back end is asked for it. */
export const PERMITS_LIST = defineList(SHOWN_PERMITS, {
  schemas: {
    application: optionalIntegerField({ min: 1, max: APPLICATION_ID_MAX }),
    status: optionalChoiceField(permitStatuses),
    sequence: optionalChoiceField(permitSequences),
  },
  fill: () => ({}),
  ask: ({ view, filter }): PermitQuery => ({
    applicationId: filter.application ?? undefined,
    status: filter.status ?? undefined,
    sequence: filter.sequence ?? undefined,
    direction: view.direction,
  }),
});
