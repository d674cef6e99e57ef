import * as z from "zod";
import { flagField, tickedFlagField } from "./fields/flag-field.ts";
import { issueMessage } from "./issue.ts";

const ticksSchema = z.object({ directMarketing: flagField(), partnerOffers: flagField(), profiling: flagField() });

/**
 * Consents of the client; none is preset (F-291). Profiling without direct marketing is saved as „no“, whatever was
 * posted (F-292, F-557).
 */
export const marketingConsentsSchema = ticksSchema.transform((consents) => ({
  ...consents,
  profiling: canBeProfiled(consents) && consents.profiling,
}));

/**
 * The same consents on a page that cannot lock the tick of profiling and that the client fills in alone: there a tick that does not count is told, not
 * dropped (F-292).
 */
export const ownConsentsSchema = ticksSchema.refine((consents) => canBeProfiled(consents) || !consents.profiling, {
  path: ["profiling"],
  error: issueMessage("consents.profiling"),
});

/** Whether the profiling consent is available at all (F-292). */
export const canBeProfiled = (consents: { directMarketing: boolean }): boolean => consents.directMarketing;

/** DuomenuPolitikosGavimas: the client has received the data policy; required (F-289). */
export const dataPolicyReceiptField = () => tickedFlagField("consents.dataPolicy");
