import { randomBytes, randomUUID } from "node:crypto";
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { sessionKeys, type SessionKey } from "../platform/environment-values.ts";

/**
 * The embedded mode's keys: made once, kept in the data folder, readable by this user only. Several processes may start at once,
 * so the file appears whole or not at all, and the second process reads the first one's.
 */
export function loadOrMakeKeys(folder: string): SessionKey[] {
  const file = join(folder, "session-keys");
  return sessionKeys.parse((read(file) ?? make(folder, file)).trim());
}

function read(file: string): string | null {
  try {
    return readFileSync(file, "utf8");
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return null;
    throw error;
  }
}

function make(folder: string, file: string): string {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const draft = join(folder, `session-keys.${randomUUID()}`);
  writeFileSync(draft, `k1:${randomBytes(32).toString("base64url")}\n`, { mode: 0o600, flag: "wx" });
  try {
    linkSync(draft, file);
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === "EEXIST")) throw error;
  } finally {
    rmSync(draft, { force: true });
  }
  return readFileSync(file, "utf8");
}
