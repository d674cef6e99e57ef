import { appendFileSync, mkdirSync } from "node:fs";
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";

/** One line for each server of a run; `scripts/test.mjs` empties it before. */
const LIST = fileURLToPath(new URL("../../node_modules/.cache/servers-started.log", import.meta.url));

/** A process is started for one server, a host serves one after the other, and a test may have one in its own process. */
export type ServerKind =
  | "portal process"
  | "portal in a host"
  | "portal host"
  | "back end process"
  | "back end in a host"
  | "back end host"
  | "back end in a test's process";

/** Counts a server that is started. */
export function countServer(kind: ServerKind): void {
  mkdirSync(dirname(LIST), { recursive: true });
  appendFileSync(LIST, `${kind}\n`);
}
