import type { WireRecord } from "../store/wire-record.ts";
import { numberOf } from "../wire/wire-values.ts";

/** Element by which an application of the demo asks for a code that nothing in its data would cause. Only the seed sets it. */
export const SCENARIO_FAULT = "DemonstracineKlaida";

/** The code that an application provokes, or null for an ordinary one. */
export const scenarioFault = (application: WireRecord): number | null => numberOf(application, SCENARIO_FAULT);
