import type { z } from "zod";
import { environmentSchema, type EnvironmentVariables } from "./environment-schema.ts";
import { toCompany, toOutsideAddresses } from "./outside-world.ts";
import { processWide } from "./process-wide.ts";
import { isProduction, productionProblems } from "./production-rules.ts";

export type Environment = ReturnType<typeof toEnvironment>;
export type EnvironmentSource = Readonly<Record<string, string | undefined>>;

/**
 * Reads the whole configuration at once.
 * @param nodeOptions what the process itself was started with (`process.execArgv`)
 * @returns the environment, or one line for each wrong variable. A line names the variable and the rule, never the value.
 */
export function readEnvironment(
  source: EnvironmentSource,
  nodeOptions: readonly string[] = [],
): { ok: true; value: Environment } | { ok: false; problems: string[] } {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== undefined && value !== ""));
  const parsed = environmentSchema.safeParse(given);
  const rules = parsed.success ? productionProblems(parsed.data) : parsed.error.issues.map(toLine);
  const inProduction = parsed.success && isProduction(parsed.data) ? openRuntime(given, nodeOptions) : [];
  const problems = onePerVariable([...unknownNames(given), ...dangerousDebugging(given), ...inProduction, ...rules]);
  return parsed.success && problems.length === 0
    ? { ok: true, value: toEnvironment(parsed.data) }
    : { ok: false, problems };
}

/** Thrown by `environment` when the configuration is wrong; the message holds one line for each problem. */
export class EnvironmentError extends Error {
  override name = "EnvironmentError";
}

/** The configuration of this process, read once. Throws `EnvironmentError`. */
export function environment(): Environment {
  return processWide("environment", () => {
    const read = readEnvironment(process.env, process.execArgv);
    if (!read.ok) throw new EnvironmentError(read.problems.join("\n"));
    return read.value;
  });
}

/**
 * remix-serve reads the address itself and would listen on every interface when it is unset. Libraries of the built portal run as in production, whichever rules
 * hold: those have been read by now.
 */
export function passOnToLibraries({ port, host }: Environment): void {
  process.env.NODE_ENV = "production";
  process.env.PORT = String(port);
  process.env.HOST = host;
}

function toEnvironment(variables: EnvironmentVariables) {
  const backend = `http://127.0.0.1:${variables.BACKEND_PORT}`;
  const production = isProduction(variables);
  const publicOrigin = variables.PUBLIC_ORIGIN ?? `http://localhost:${variables.PORT}`;
  return {
    production,
    port: variables.PORT,
    host: variables.HOST,
    workers: variables.WORKERS,
    dataDir: variables.DATA_DIR,
    redisUrl: variables.REDIS_URL ?? null,
    soapUrl: variables.SOAP_URL ?? `${backend}/soap`,
    verifyUrl: variables.VERIFY_URL ?? `${backend}/user-verify`,
    timeUrl: variables.TIME_URL ?? `${backend}/time`,
    publicOrigin,
    /** Cookies carry `Secure` and the `__Host-` prefix, answers carry HSTS (O1). */
    https: publicOrigin.startsWith("https:"),
    publicIpUrl: variables.PUBLIC_IP_URL ?? null,
    virusScannerUrl: variables.VIRUS_SCANNER_URL ?? null,
    trustedProxies: variables.TRUSTED_PROXIES,
    framePartners: variables.FRAME_PARTNERS,
    /** Null in the embedded mode: the key ring then makes its own and keeps it in `dataDir`. */
    sessionKeys: variables.SESSION_KEYS ?? null,
    /** Path of the device check on the host of `verifyUrl`; null: beside the other calls (F-515). */
    deviceCheckPath: variables.DEVICE_CHECK_PATH ?? null,
    /** Which log-in operation the back end is asked with (F-478). */
    loginVersion: variables.LOGIN_VERSION,
    passwordHash: variables.PASSWORD_HASH,
    /** Who opens the account settings: the partners' people, or the managers (C2, F-148). */
    settingsGuard: variables.SETTINGS_GUARD,
    testPersonalCodes: variables.TEST_PERSONAL_CODES,
    /** Whether documents are read by the portal; without it their data are typed (F-319). */
    scanLicence: variables.SCAN_LICENCE,
    /** File of another model for the machine-readable zone; null: the one that comes with the portal. */
    mrzModel: variables.MRZ_MODEL ?? null,
    limits: variables.LIMITS,
    outside: toOutsideAddresses(variables, production),
    /** Where the users of Internet Explorer find a browser that is still mended. */
    browserUpdateUrl: variables.BROWSER_UPDATE_URL,
    company: toCompany(variables),
    /** Port of the page that old browsers get who fail at TLS; null when there is none (browsers rule 55). */
    plainHttpWarningPort: variables.PLAIN_HTTP_WARNING_PORT ?? null,
  };
}

const toLine = (issue: z.core.$ZodIssue): string => `${String(issue.path[0] ?? "environment")}: ${issue.message}`;

function onePerVariable(lines: readonly string[]): string[] {
  const byVariable = new Map<string, string>();
  for (const line of lines) {
    const variable = line.slice(0, line.indexOf(":"));
    if (!byVariable.has(variable)) byVariable.set(variable, line);
  }
  return [...byVariable.values()];
}

const unknownNames = (given: EnvironmentSource): string[] =>
  Object.keys(given)
    .filter((name) => name.startsWith("PORTAL_"))
    .map((name) => `${name}: no such variable`);

/** node-soap prints whole requests, session and password included, when it is told to debug. */
const dangerousDebugging = (given: EnvironmentSource): string[] =>
  /soap|^\*|[\s,]\*/i.test(given.DEBUG ?? "")
    ? ["DEBUG: would print requests with passwords, leave soap out of it"]
    : [];

/** Ways to look into the process, or to believe any certificate, that Node itself takes from its surroundings: none of them in production. */
function openRuntime(given: EnvironmentSource, nodeOptions: readonly string[]): string[] {
  const hasInspector = [given.NODE_OPTIONS ?? "", ...nodeOptions].some((text) => /--inspect/.test(text));
  return [
    ...(given.NODE_TLS_REJECT_UNAUTHORIZED === "0"
      ? ["NODE_TLS_REJECT_UNAUTHORIZED: certificates must be checked in production"]
      : []),
    ...(given.NODE_DEBUG === undefined ? [] : ["NODE_DEBUG: would print requests, must be unset in production"]),
    ...(hasInspector ? ["NODE_OPTIONS: --inspect is refused in production"] : []),
  ];
}
