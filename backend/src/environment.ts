import { resolve } from "node:path";
import { z } from "zod";

const port = z.coerce.number().int().min(0).max(65_535);
const onOff = z.enum(["on", "off"]).transform((value) => value === "on");

const environmentSchema = z.object({
  BACKEND_PORT: port.default(4010),
  BACKEND_HOST: z.string().min(1).default("127.0.0.1"),
  /** Folder of everything that is kept; the back end's own data lies in its subfolder `backend`. */
  DATA_DIR: z.string().min(1).default("data"),
  /** Set: PostgreSQL; not set: the embedded PGlite. */
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/, error: "must be a postgres:// address" }).optional(),
  DATABASE_POOL_SIZE: z.coerce.number().int().min(1).max(500).default(16),
  /** Generated applications besides the hand-made ones; used once, when the store is empty. */
  DEMO_ROWS: z.coerce.number().int().min(0).max(10_000_000).default(5_000),
  /** The list of test personal codes passes the check (O13). */
  TEST_PERSONAL_CODES: onOff.default(false),
  NODE_ENV: z.enum(["development", "test", "production"]).default("development"),
});

/** Settings of the back end process. */
export interface Environment {
  readonly port: number;
  readonly host: string;
  /** Absolute path. */
  readonly dataFolder: string;
  readonly databaseUrl: string | null;
  readonly databasePoolSize: number;
  readonly demoRows: number;
  readonly acceptsTestPersonalCodes: boolean;
}

/** The environment cannot be used; the message names every wrong variable and never its value. */
export class EnvironmentError extends Error {
  override readonly name = "EnvironmentError";
}

const refusalOf = (error: z.ZodError): EnvironmentError =>
  new EnvironmentError(error.issues.map((issue) => `${issue.path.join(".")}: ${issue.message}`).join("; "));

/**
 * Reads the settings from environment variables; empty ones count as not set.
 * @throws EnvironmentError naming what is wrong.
 */
export function parseEnvironment(variables: Readonly<Record<string, string | undefined>>): Environment {
  const given = Object.entries(variables).filter(([, value]) => value !== undefined && value !== "");
  const parsed = environmentSchema.safeParse(Object.fromEntries(given));
  if (!parsed.success) throw refusalOf(parsed.error);
  const values = parsed.data;
  if (values.NODE_ENV === "production" && values.TEST_PERSONAL_CODES) {
    throw new EnvironmentError("TEST_PERSONAL_CODES: test personal codes are refused in production");
  }
  return {
    port: values.BACKEND_PORT,
    host: values.BACKEND_HOST,
    dataFolder: resolve(values.DATA_DIR, "backend"),
    databaseUrl: values.DATABASE_URL ?? null,
    databasePoolSize: values.DATABASE_POOL_SIZE,
    demoRows: values.DEMO_ROWS,
    acceptsTestPersonalCodes: values.TEST_PERSONAL_CODES,
  };
}

/** The settings of this process. */
export const readEnvironment = (): Environment => parseEnvironment(process.env);
