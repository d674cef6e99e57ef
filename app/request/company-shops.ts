import * as z from "zod";
import { defineSessionPart } from "~/session/session-part.server.ts";

/** Shops of a supervisor's company, as the log-in's answer names them; none where it does not: then the back end alone judges the reach. */
export const COMPANY_SHOPS = defineSessionPart("companyShops", z.array(z.number()).default([]));
