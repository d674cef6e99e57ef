import { createHash } from "node:crypto";

/** A line of the audit log without its seal. */
export type AuditRecord = Readonly<Record<string, string | number | null>>;

const sealOf = (record: AuditRecord, previous: string): string =>
  createHash("sha256").update(previous).update(JSON.stringify(record)).digest("hex");

/** The line for a record, sealed together with the line before it: none can be changed, added or taken out unseen. */
export function toAuditLine(record: AuditRecord, previous: string): { line: string; seal: string } {
  const seal = sealOf(record, previous);
  return { line: JSON.stringify({ ...record, prev: previous, seal }), seal };
}

/** The seal of a file's last whole line, "" when it has none. A process that was killed may have left half a line. */
export function lastSealOf(text: string): string {
  const seals = text.split("\n").flatMap((line) => {
    const read = parseLine(line);
    return read === null ? [] : [read.seal];
  });
  return seals.at(-1) ?? "";
}

/**
 * Where a file of the audit log was tampered with.
 * @returns the number of the first line that does not fit, counted from 1; null when the file is sound
 */
export function findBrokenLine(text: string): number | null {
  const lines = text.split("\n").filter((line) => line !== "");
  let expected: string | null = null;
  for (const [index, line] of lines.entries()) {
    const read = parseLine(line);
    if (read === null || read.seal !== sealOf(read.record, read.previous)) return index + 1;
    if (expected !== null && read.previous !== expected) return index + 1;
    expected = read.seal;
  }
  return null;
}

function parseLine(line: string): { record: AuditRecord; previous: string; seal: string } | null {
  try {
    const { prev, seal, ...record } = JSON.parse(line) as Record<string, string | number | null>;
    return typeof prev === "string" && typeof seal === "string" ? { record, previous: prev, seal } : null;
  } catch {
    return null;
  }
}
