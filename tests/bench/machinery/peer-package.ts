import { execFileSync } from "node:child_process";
import { mkdirSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { CACHE } from "./portal.ts";

/**
 * A package that only a peer needs, from the project's own modules or else installed into the cache of the bench; null
 * when neither is possible.
 * @param spec name and exact version, `decimal.js@10.6.0`
 */
export async function installPeer<Module>(spec: string): Promise<Module | null> {
  const name = spec.slice(0, spec.lastIndexOf("@"));
  const folder = join(CACHE, "packages");
  const own = find<Module>(import.meta.url, name) ?? find<Module>(join(folder, "package.json"), name);
  if (own !== null) return own;
  mkdirSync(folder, { recursive: true });
  try {
    execFileSync("npm", ["install", "--prefix", folder, "--no-audit", "--no-fund", spec], { stdio: "ignore" });
  } catch {
    return null;
  }
  return find<Module>(join(folder, "package.json"), name);
}

function find<Module>(from: string, name: string): Module | null {
  try {
    const found: unknown = createRequire(from)(name);
    return found as Module;
  } catch {
    return null;
  }
}
