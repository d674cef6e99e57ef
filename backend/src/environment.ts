import { resolve } from "node:path";
import { z } from "zod";
import { isLoopbackName } from "./loopback.ts";

const port = z.coerce.number().int().min(0).max(65_535);
const onOff = z.enum(["on", "off"]).transform((value) => value === "on");

/** The console listens so far above the back end unless a port is given; 0 stays "any free port". */
const CONSOLE_PORT_DISTANCE = 1_000;
const KEY_BYTES = 32;

const environmentSchema = z.object({
  BACKEND_PORT: port.default(4010),
  BACKEND_HOST: z.string().min(1).default("127.0.0.1"),
  /** Folder of everything that is stored; the back end's own data lies in its subfolder `backend`. */
  DATA_DIR: z.string().min(1).default(".data"),
  /** Set: PostgreSQL; not set: the embedded PGlite. */
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/, error: "must be a postgres:// address" }).optional(),
  DATABASE_POOL_SIZE: z.coerce.number().int().min(1).max(500).default(16),
  /** Whether an empty store is seeded with the demo story. Its people have a well-known password: in production only when asked for. */
  DEMO_STORY: onOff.optional(),
  /** Generated applications besides the hand-made ones; used once, when the store is empty. */
  DEMO_ROWS: z.coerce.number().int().min(0).max(10_000_000).default(5_000),
  /** The list of test personal codes passes the check (O13). */
  TEST_PERSONAL_CODES: onOff.default(false),
  NODE_ENV: z.enum(["development", "test", "production"]).optional(),
  /** The portal's own two variables: links in messages lead to it. */
  PORT: port.default(3000),
  PUBLIC_ORIGIN: z.url({ protocol: /^https?$/, error: "must be an http or https address" }).optional(),
  /** Set: e-mail leaves through this server; not set: an embedded server catches it for the console (not in production). */
  SMTP_URL: z.url({ protocol: /^smtps?$/, error: "must be a smtp:// or smtps:// address" }).optional(),
  MAIL_FROM: z.string().min(3).max(200).default("Pavyzdžio lizingas <pagalba@pavyzdys.example>"),
  /** Set: the lender's own file of dated terms; not set: the one of the demonstration. */
  LENDER_FILE: z.string().min(1).optional(),
  /** Set: SMS leave through this gateway; not set: the console shows them (not in production). */
  SMS_URL: z.url({ protocol: /^https?$/, error: "must be an http or https address" }).optional(),
  SMS_TOKEN: z.string().min(1).max(500).optional(),
  /** Codes and links follow from it; not set: made once and stored in the data folder. */
  VERIFY_KEY: z
    .string()
    .refine((text) => Buffer.from(text, "base64url").length >= KEY_BYTES, "must be base64url of at least 32 bytes")
    .optional(),
  /** A second path of the device check, for portals that know it by another (F-515). */
  DEVICE_CHECK_PATH: z
    .string()
    .regex(/^\/[\w/-]{1,100}$/, "must be a path such as /device-check")
    .optional(),
  CONSOLE_PORT: port.optional(),
});

/** Settings of the back end process. */
export interface Environment {
  readonly isProduction: boolean;
  readonly port: number;
  readonly host: string;
  /** Absolute path. */
  readonly dataFolder: string;
  readonly databaseUrl: string | null;
  readonly databasePoolSize: number;
  readonly seedsDemoStory: boolean;
  readonly demoRows: number;
  readonly acceptsTestPersonalCodes: boolean;
  /** Where the portal is, without a slash at the end. */
  readonly publicOrigin: string;
  readonly smtpUrl: string | null;
  readonly mailFrom: string;
  readonly smsUrl: string | null;
  readonly smsToken: string | null;
  /** Null: the key of the data folder. */
  readonly verifyKey: Buffer | null;
  readonly deviceCheckPath: string | null;
  /** Null: there is no console. */
  readonly consolePort: number | null;
}

/** The environment cannot be used; the message names every wrong variable and never its value. */
export class EnvironmentError extends Error {
  override readonly name = "EnvironmentError";
}

type Variables = z.output<typeof environmentSchema>;

const refusalOf = (error: z.ZodError): EnvironmentError =>
  new EnvironmentError(error.issues.map((issue) => `${issue.path.join(".")}: ${issue.message}`).join("; "));

/** What is good for trying out and dangerous in earnest. */
function refuseInProduction(values: Variables): void {
  if (values.TEST_PERSONAL_CODES) {
    throw new EnvironmentError("TEST_PERSONAL_CODES: test personal codes are refused in production");
  }
  if (values.CONSOLE_PORT !== undefined)
    throw new EnvironmentError("CONSOLE_PORT: the console is refused in production");
  if (values.SMS_URL?.startsWith("http:")) throw new EnvironmentError("SMS_URL: must be https in production");
}

/** As in the portal: the rules of production hold unless another mode is asked for by name, or the portal is this machine's own. */
function isProductionStart({ NODE_ENV, PUBLIC_ORIGIN }: Variables): boolean {
  if (NODE_ENV !== undefined) return NODE_ENV === "production";
  return PUBLIC_ORIGIN !== undefined && !isLoopbackName(new URL(PUBLIC_ORIGIN).hostname);
}

function consolePortOf(values: Variables): number | null {
  if (isProductionStart(values)) return null;
  const { CONSOLE_PORT, BACKEND_PORT } = values;
  const above = BACKEND_PORT + CONSOLE_PORT_DISTANCE;
  return CONSOLE_PORT ?? (BACKEND_PORT === 0 || above > 65_535 ? 0 : above);
}

/**
 * Reads the settings from environment variables; empty ones count as not set.
 * @throws EnvironmentError naming what is wrong.
 */
export function parseEnvironment(variables: Readonly<Record<string, string | undefined>>): Environment {
  const given = Object.entries(variables).filter(([, value]) => value !== undefined && value !== "");
  const parsed = environmentSchema.safeParse(Object.fromEntries(given));
  if (!parsed.success) throw refusalOf(parsed.error);
  const values = parsed.data;
  const isProduction = isProductionStart(values);
  if (isProduction) refuseInProduction(values);
  return {
    isProduction,
    port: values.BACKEND_PORT,
    host: values.BACKEND_HOST,
    dataFolder: resolve(values.DATA_DIR, "backend"),
    databaseUrl: values.DATABASE_URL ?? null,
    databasePoolSize: values.DATABASE_POOL_SIZE,
    seedsDemoStory: values.DEMO_STORY ?? !isProduction,
    demoRows: values.DEMO_ROWS,
    acceptsTestPersonalCodes: values.TEST_PERSONAL_CODES,
    publicOrigin: new URL(values.PUBLIC_ORIGIN ?? `http://localhost:${values.PORT}`).origin,
    smtpUrl: values.SMTP_URL ?? null,
    mailFrom: values.MAIL_FROM,
    smsUrl: values.SMS_URL ?? null,
    smsToken: values.SMS_TOKEN ?? null,
    verifyKey: values.VERIFY_KEY === undefined ? null : Buffer.from(values.VERIFY_KEY, "base64url"),
    deviceCheckPath: values.DEVICE_CHECK_PATH ?? null,
    consolePort: consolePortOf(values),
  };
}

/** Where the lender's own file of dated terms is; null: the one that is shipped. */
export const readLenderFile = (): string | null => process.env["LENDER_FILE"] || null;

/** The settings of this process. */
export const readEnvironment = (): Environment => parseEnvironment(process.env);
