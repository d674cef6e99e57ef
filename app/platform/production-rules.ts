import type { EnvironmentVariables } from "./environment-schema.ts";
import { isLoopbackHost } from "./environment-values.ts";
import { DEFAULT_LIMITS, FIXED_LIMITS } from "./limits.ts";

/**
 * Whether the rules of production hold: unless another mode is asked for by name, or nothing outside of this machine is meant. An operator who forgets
 * `NODE_ENV` is refused what is unsafe instead of running without the rules; the embedded trial start sets nothing and stays on this machine.
 */
export function isProduction({ NODE_ENV, PUBLIC_ORIGIN, SOAP_URL }: EnvironmentVariables): boolean {
  if (NODE_ENV !== undefined) return NODE_ENV === "production";
  return [PUBLIC_ORIGIN, SOAP_URL].some(
    (address) => address !== undefined && !isLoopbackHost(new URL(address).hostname),
  );
}

/**
 * What a production start refuses (R-2.7, R-J13). A plain-http origin is accepted on this machine's own names only, so that the
 * container can be tried before it has a certificate: such an address cannot be reached from another machine.
 */
export function productionProblems(variables: EnvironmentVariables): string[] {
  if (!isProduction(variables)) return plainPartners(variables);
  return [
    ...identityProblems(variables),
    ...limitProblems(variables),
    ...partnerProblems(variables),
    ...backendProblems(variables),
  ];
}

/** How long a session lives is a constant of the specification; only tests have less time than that. */
const limitProblems = ({ LIMITS }: EnvironmentVariables): string[] =>
  FIXED_LIMITS.filter((name) => LIMITS[name] !== DEFAULT_LIMITS[name]).map(
    (name) => `LIMITS: ${name} is fixed in production`,
  );

function identityProblems(variables: EnvironmentVariables): string[] {
  const problems: string[] = [];
  if (variables.PUBLIC_ORIGIN === undefined) problems.push("PUBLIC_ORIGIN: required in production");
  else if (isPlainAndRemote(variables.PUBLIC_ORIGIN)) problems.push("PUBLIC_ORIGIN: must be https in production");
  if (variables.SESSION_KEYS === undefined) problems.push("SESSION_KEYS: required in production");
  if (variables.TEST_PERSONAL_CODES) problems.push("TEST_PERSONAL_CODES: must be off in production");
  return problems;
}

function backendProblems(variables: EnvironmentVariables): string[] {
  if (variables.ALLOW_HTTP_BACKEND) return [];
  return (["SOAP_URL", "VERIFY_URL", "TIME_URL", "PUBLIC_IP_URL"] as const)
    .filter((name) => isPlainAndRemote(variables[name] ?? "https://unset.invalid"))
    .map((name) => `${name}: must be https in production unless ALLOW_HTTP_BACKEND is on`);
}

const partnerProblems = (variables: EnvironmentVariables): string[] =>
  variables.FRAME_PARTNERS.some((origin) => !origin.startsWith("https:"))
    ? ["FRAME_PARTNERS: must be https in production"]
    : [];

/** Outside production a partner page of this machine may be plain http: the embedded back end's console has one. */
const plainPartners = (variables: EnvironmentVariables): string[] =>
  variables.FRAME_PARTNERS.some(isPlainAndRemote) ? ["FRAME_PARTNERS: must be https, or http on this machine"] : [];

function isPlainAndRemote(address: string): boolean {
  const url = new URL(address);
  return url.protocol !== "https:" && !isLoopbackHost(url.hostname);
}
