import { readdirSync } from "node:fs";
import { dirname, join } from "node:path";
import { processWide } from "../app/platform/process-wide.ts";

const ASSET = /^\/assets\/([\w.-]+)$/;

/**
 * Whether a path is that of a file whose name holds its hash: it may be kept for ever, costs nothing and comes in dozens. A name that the build
 * does not hold is an ordinary path: a page is drawn for it, and it counts like one.
 */
export function isHashedAsset(path: string | null): boolean {
  const name = ASSET.exec(path ?? "")?.[1];
  if (name === undefined) return false;
  const names = processWide("browserFiles", () => readNames(process.argv[2] ?? ""));
  return names === null || names.has(name);
}

/** @param buildFile the server build, as remix-serve is given it. @returns null where it has no browser files beside it: a build of tests */
function readNames(buildFile: string): ReadonlySet<string> | null {
  try {
    return new Set(readdirSync(join(dirname(buildFile), "..", "client", "assets")));
  } catch {
    return null;
  }
}
