import { readFileSync } from "node:fs";
import { z } from "zod";
import { legalTermsVersions, lenderVersions } from "./lender-versions.ts";
import { affordabilityVersions, legalCapsVersions, scheduleVersions } from "./policy-versions.ts";

const configuration = z.strictObject({
  lender: lenderVersions,
  legalTerms: legalTermsVersions,
  legalCaps: legalCapsVersions,
  schedule: scheduleVersions,
  affordability: affordabilityVersions,
});

/** Everything that law or the lender decides and a program must not: dated versions, oldest or newest first alike. */
export type Configuration = z.output<typeof configuration>;

/** The lender's file cannot be used; the message names the file and every wrong place. */
export class ConfigurationError extends Error {
  override readonly name = "ConfigurationError";
}

const MAX_PLACES = 8;

function readJson(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch (error) {
    throw new ConfigurationError(`${file}: ${error instanceof Error ? error.message : String(error)}`);
  }
}

/**
 * Reads the lender's file.
 * @throws ConfigurationError when it is missing, no JSON, or holds a wrong, missing or unknown value
 */
export function readConfiguration(file: string): Configuration {
  const parsed = configuration.safeParse(readJson(file));
  if (parsed.success) return parsed.data;
  const places = parsed.error.issues.slice(0, MAX_PLACES).map(({ path, message }) => `${path.join(".")}: ${message}`);
  throw new ConfigurationError(`${file}: ${places.join("; ")}`);
}
