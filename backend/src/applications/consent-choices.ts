import { textOf } from "../store/application-wire.ts";
import type { WireRecord } from "../store/wire-record.ts";
import type { ConsentChoices } from "../documents/consent.ts";
import { flagOf } from "../wire/wire-values.ts";

/** What the buyer has chosen and declared, as the consent prints it (F-290, F-291). */
export const choicesOf = (application: WireRecord): ConsentChoices => ({
  directMarketing: flagOf(application, "SutikimasTiesioginis"),
  partnerOffers: flagOf(application, "SutikimasPartneriai"),
  profiling: flagOf(application, "SutikimasProfiliavimas"),
  isPoliticallyExposed: textOf(application, "Politikas") === "" ? null : flagOf(application, "Politikas"),
});
