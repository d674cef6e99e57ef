import { fileURLToPath } from "node:url";
import { readLenderFile } from "../environment.ts";
import type { LegalTermsVersion, LenderVersion } from "./lender-versions.ts";
import type { AffordabilityVersion, LegalCapsVersion, ScheduleVersion } from "./policy-versions.ts";
import { readConfiguration, type Configuration } from "./read-configuration.ts";
import { versionInForce } from "./version-in-force.ts";

const SHIPPED_FILE = fileURLToPath(new URL("../../configuration/lender.json", import.meta.url));

/** Read once, before anything else of the back end runs: with a file that cannot be used there is no start. */
const CONFIGURATION: Configuration = readConfiguration(readLenderFile() ?? SHIPPED_FILE);

const onDay =
  <Version extends { validFrom: string }>(versions: readonly Version[]) =>
  (day: string): Version =>
    versionInForce(versions, day);

/** The lender as it was on an ISO day: documents of a day name the lender of that day. */
export const lenderOn: (day: string) => LenderVersion = onDay(CONFIGURATION.lender);

/** Figures of law and of the lender's rules that contracts of an ISO day quote (L-3.1). */
export const legalTermsOn: (day: string) => LegalTermsVersion = onDay(CONFIGURATION.legalTerms);

/** Legal limits of the price on an ISO day (L-3.2). */
export const legalCapsOn: (day: string) => LegalCapsVersion = onDay(CONFIGURATION.legalCaps);

/** Rules of schedules on an ISO day (L-2.2 to L-2.5). */
export const scheduleRulesOn: (day: string) => ScheduleVersion = onDay(CONFIGURATION.schedule);

/** The affordability policy on the ISO day of a decision (L-3.1, L-3.2; O6). */
export const affordabilityPolicyOn: (day: string) => AffordabilityVersion = onDay(CONFIGURATION.affordability);
