/** A line of the log: names of events and ids, never anything about a person. */
export type LogEntry = Readonly<Record<string, string | number | null | readonly string[]>>;

/** Writes one JSON line to the standard error stream; the standard output belongs to the start-up messages. */
export function writeLog(level: "info" | "error", entry: LogEntry): void {
  // The machine's own time: a demo may move the business clock.
  process.stderr.write(`${JSON.stringify({ ts: new Date().toISOString(), lvl: level, ...entry })}\n`);
}
