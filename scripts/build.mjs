/** Builds the portal when a source is newer than the last build. */
import { existsSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { nodeBinary, root, run } from "./prepare.mjs";

const sources = [
  "app",
  "locales",
  "public",
  "backend/contract",
  "remix.config.js",
  "vite.config.ts",
  "package-lock.json",
];

function newestChange(path) {
  const found = statSync(path);
  if (!found.isDirectory()) return found.mtimeMs;
  return Math.max(found.mtimeMs, ...readdirSync(path).map((name) => newestChange(join(path, name))));
}

export function buildPortal() {
  const built = join(root, "build", "server", "index.js");
  const newest = Math.max(...sources.map((source) => newestChange(join(root, source))));
  if (existsSync(built) && statSync(built).mtimeMs > newest) return;
  console.log("Building the portal …");
  run(nodeBinary(), ["node_modules/@remix-run/dev/dist/cli.js", "vite:build", "--logLevel", "warn"], {
    NODE_ENV: "production",
  });
}
