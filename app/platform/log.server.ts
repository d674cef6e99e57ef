import { processWide } from "./process-wide.ts";
import { redact } from "./redact.ts";

export type LogLevel = "info" | "warn" | "error";

/** The only fields a log line can have. None of them may hold content or a person's data. */
export interface LogFields {
  /** Request id, as in the `X-Request-Id` of the answer. */
  rid?: string;
  /** Path pattern, never the path itself and never the query. */
  route?: string;
  method?: string;
  status?: number;
  ms?: number;
  /** PardavejoID of the signed-in user. */
  uid?: string;
  shop?: string;
  role?: number;
  /** Address with the last part cut off (/24, /48). */
  ip?: string;
  /** Of an audit line that could not be written: when it happened, and which application, contract or form it is about. */
  time?: string;
  subject?: string;
  /** Name of an operation, a limit or a purpose from our own code. */
  op?: string;
  /** KlaidosKodas, errno name, exit code. */
  code?: string | number;
  attempt?: number;
  bytes?: number;
  count?: number;
  port?: number;
  /** Class name of an error, and the file and line where it was made. Never its message: it may quote input. */
  err?: string;
  at?: string;
  /** A short reason from our own code. */
  reason?: string;
}

const FIELD_NAMES: readonly (keyof LogFields)[] = [
  "rid",
  "route",
  "method",
  "status",
  "ms",
  "uid",
  "shop",
  "role",
  "ip",
  "time",
  "subject",
  "op",
  "code",
  "attempt",
  "bytes",
  "count",
  "port",
  "err",
  "at",
  "reason",
];
const MAX_VALUE_CHARACTERS = 200;

interface LogState {
  write: (line: string) => void;
  sequence: number;
  redactions: number;
}

const state = processWide("log", (): LogState => {
  // A reader that has gone must not end the process, nor must the line about its going (R-J14).
  for (const stream of [process.stdout, process.stderr]) stream.on("error", () => undefined);
  return { write: (line) => process.stdout.write(line), sequence: 0, redactions: 0 };
});

/**
 * Writes one JSON line to standard output. `n` rises by one with every line of the process, so that the order holds when the clock jumps.
 * When the redactor had to act, a second line `log.redacted` raises the alarm.
 */
export function log(level: LogLevel, event: string, fields: LogFields = {}): void {
  const before = state.redactions;
  writeLine(level, event, cleanFields(fields));
  if (state.redactions > before) writeLine("error", "log.redacted", { op: event, count: state.redactions });
}

/**
 * How often the redactor acted since the start. In a test run anything above 0 is a failure.
 * @public the seam by which tests read the log
 */
export const redactionCount = (): number => state.redactions;

/**
 * Sends the lines elsewhere; returns the way back. For tests.
 * @public the seam by which tests read the log
 */
export function captureLog(write: (line: string) => void): () => void {
  const previous = state.write;
  state.write = write;
  return () => {
    state.write = previous;
  };
}

/** What may be said about an error: its class, its code, the place. */
export function errorFields(error: unknown): Pick<LogFields, "err" | "at" | "code"> {
  if (!(error instanceof Error)) return { err: typeof error };
  const code = (error as { code?: unknown }).code;
  const frame = error.stack?.split("\n").find((line) => /^\s+at /.test(line)) ?? "";
  const [file, line] = frame.slice(Math.max(frame.lastIndexOf("/"), frame.lastIndexOf(" ")) + 1).split(":");
  return {
    err: error.name,
    ...(typeof code === "string" || typeof code === "number" ? { code } : {}),
    ...(file === undefined || line === undefined ? {} : { at: `${file}:${line}` }),
  };
}

function writeLine(level: LogLevel, event: string, fields: object): void {
  state.sequence += 1;
  const head = { ts: new Date().toISOString(), n: state.sequence, lvl: level, ev: event };
  state.write(`${JSON.stringify({ ...head, ...fields })}\n`);
}

function cleanFields(fields: LogFields): Record<string, unknown> {
  const clean: Record<string, unknown> = {};
  for (const name of FIELD_NAMES) {
    const value = fields[name];
    if (value !== undefined) clean[name] = typeof value === "string" ? cleanText(value) : value;
  }
  return clean;
}

function cleanText(value: string): string {
  const { text, hits } = redact(value.slice(0, MAX_VALUE_CHARACTERS));
  state.redactions += hits;
  return text;
}
