import type { WireRecord } from "../store/wire-record.ts";
import { numberOf } from "./credit/wire-values.ts";

/** Element by which an application of the demo asks for a code that nothing in its data would cause (demo-data 6). Only the seed sets it. */
export const DEMONSTRATED_FAULT = "DemonstracineKlaida";

/** The code that an application demonstrates, or null for an ordinary one. */
export const demonstratedFault = (application: WireRecord): number | null => numberOf(application, DEMONSTRATED_FAULT);
