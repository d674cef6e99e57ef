/** What the log may hold of a fault. */
export interface FailureDescription {
  readonly error: string;
  readonly cause: string | null;
  readonly at: readonly string[];
}

const MAX_FRAMES = 8;

const codeOf = (error: unknown): string | null =>
  typeof error === "object" && error !== null && "code" in error ? String(error.code) : null;

/**
 * Describes a fault without its message: messages of the database hold the values of the query, personal codes among
 * them. The kind, the database's error code and the call stack are enough to find it.
 */
export function describeFailure(error: unknown): FailureDescription {
  if (!(error instanceof Error)) return { error: typeof error, cause: null, at: [] };
  const frames = (error.stack ?? "").split("\n").filter((line) => line.trimStart().startsWith("at "));
  return {
    error: error.name,
    cause: codeOf(error) ?? codeOf(error.cause),
    at: frames.slice(0, MAX_FRAMES).map((line) => line.trim()),
  };
}
