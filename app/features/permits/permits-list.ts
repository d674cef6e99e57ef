import { permitSequences } from "~/domain/enumerations/permit-sequence.ts";
import { permitStatuses } from "~/domain/enumerations/permit-status.ts";
import { optionalChoiceField } from "~/domain/fields/choice-field.ts";
import { optionalIntegerField } from "~/domain/fields/integer-field.ts";
import { WIRE_INTEGER_MAX } from "~/domain/limits.ts";
import { defineList } from "~/lists/define-list.ts";
import type { PermitQuery } from "~/services/permit-types.ts";
import { SHOWN_PERMITS } from "./shown-permits.ts";

/** What the filter of the list accepts, and what the back end is asked for it. */
export const PERMITS_LIST = defineList(SHOWN_PERMITS, {
  schemas: {
    application: optionalIntegerField({ min: 1, max: WIRE_INTEGER_MAX }),
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
