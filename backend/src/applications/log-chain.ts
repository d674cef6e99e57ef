import { createHash } from "node:crypto";

/** What a line of the log says, before it is chained. */
export interface LogLine {
  readonly applicationId: number;
  readonly at: Date;
  readonly userId: number | null;
  readonly userName: string;
  readonly action: string;
  readonly note: string | null;
}

/** A line with the hash of the one before it, and its own over both. */
export type ChainedLine<Line extends LogLine = LogLine> = Line & { previousHash: string; hash: string };

/** What stands before the first line of an application. */
export const NO_LINE = "";

const SEPARATOR = "\u001f";
const NOTHING = "-";

/** Lower-case hex SHA-256 of a line and of the hash before it. The migration `action_log_chain` computes the same in SQL for the lines before it. */
export function hashLine(previousHash: string, { applicationId, at, userId, userName, action, note }: LogLine): string {
  const words = note === null ? NOTHING : `=${note}`;
  const parts = [previousHash, applicationId, at.getTime(), userId ?? NOTHING, userName, action, words];
  return createHash("sha256").update(parts.join(SEPARATOR)).digest("hex");
}

/** Chains lines, those of an application in the order in which they stand. */
export function chainLines<Line extends LogLine>(lines: readonly Line[]): ChainedLine<Line>[] {
  const last = new Map<number, string>();
  return lines.map((line) => {
    const previousHash = last.get(line.applicationId) ?? NO_LINE;
    const hash = hashLine(previousHash, line);
    last.set(line.applicationId, hash);
    return { ...line, previousHash, hash };
  });
}
