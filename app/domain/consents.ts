import * as z from "zod";
import { flagField, tickedFlagField } from "./fields/flag-field.ts";

/**
 * Consents of the client; none is preset (F-291). Profiling without direct marketing is saved as „no“, whatever was
 * posted (F-292, F-557).
 */
export const marketingConsentsSchema = z
  .object({ directMarketing: flagField(), partnerOffers: flagField(), profiling: flagField() })
  .transform((consents) => ({ ...consents, profiling: canBeProfiled(consents) && consents.profiling }));

/** Whether the profiling consent is available at all (F-292). */
export const canBeProfiled = (consents: { directMarketing: boolean }): boolean => consents.directMarketing;

/** DuomenuPolitikosGavimas: the client has received the data policy; required (F-289). */
export const dataPolicyReceiptField = () => tickedFlagField("consents.dataPolicy");
