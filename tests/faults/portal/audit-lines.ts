import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "vitest";
import type { Stage } from "./stage.ts";

/** One line of the audit log. */
export type AuditLine = Record<string, string | number | null>;

/** The files of the portal's audit log, the oldest first. */
export const auditFiles = ({ servers }: Stage): string[] =>
  readdirSync(servers.portal.dataDir)
    .filter((name) => name.startsWith("audit-"))
    .sort()
    .map((name) => readFileSync(join(servers.portal.dataDir, name), "utf8"));

/** All lines so far. */
export const auditLines = (stage: Stage): AuditLine[] =>
  auditFiles(stage)
    .join("")
    .split("\n")
    .flatMap((line) => (line === "" ? [] : [JSON.parse(line) as AuditLine]));

/** The lines that something adds. The log is written before the answer goes out. */
export async function auditLinesOf(stage: Stage, run: () => Promise<unknown>): Promise<AuditLine[]> {
  const before = auditLines(stage).length;
  await run();
  return auditLines(stage).slice(before);
}

/** What stands in every line about a request. */
export const ABOUT_A_REQUEST = {
  ts: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/) as string,
  rid: expect.stringMatching(/^[0-9a-f]{8}-/) as string,
  ip: "127.0.0.0",
};
