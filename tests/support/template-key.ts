import { createHash } from "node:crypto";
import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { toBusinessDay } from "../../backend/src/time/business-day.ts";

/** Everything that decides what an empty store is filled with. */
const SOURCES = [
  "backend/src",
  "package-lock.json",
  "tests/support/prepare-for-tests.ts",
  "tests/support/fresh-buyers.ts",
];

function filesOf(path: string): string[] {
  if (statSync(path).isFile()) return [path];
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}

/** Today in Lithuania, as the story counts it, e.g. 20261122. */
export const templateDay = (now = new Date()): string => toBusinessDay(now).replaceAll("-", "");

function readKey(day: string): string {
  const hash = createHash("sha256").update(day);
  for (const file of SOURCES.flatMap(filesOf)) hash.update(file).update(readFileSync(file));
  return hash.digest("hex").slice(0, 16);
}

/** Sources do not change while tests run; a day does. */
const keys = new Map<string, string>();

/** Names one state of the sources on one day: the story is told relative to today, so a template of yesterday is another one. */
export function templateKey(): string {
  const day = templateDay();
  const key = keys.get(day) ?? readKey(day);
  keys.set(day, key);
  return key;
}
