/** Builds the portal when a source is newer than the last build. */
import { existsSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { nodeBinary, root, run, start } from "./prepare.mjs";

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

const BUILD = ["node_modules/@remix-run/dev/dist/cli.js", "vite:build", "--logLevel", "warn"];
const VARIABLES = { NODE_ENV: "production" };

/** Whether the last build is newer than all of its sources. */
export function isBuilt() {
  const built = join(root, "build", "server", "index.js");
  const newest = Math.max(...sources.map((source) => newestChange(join(root, source))));
  return existsSync(built) && statSync(built).mtimeMs > newest;
}

/** Builds when it must; nothing else runs meanwhile. */
export function buildPortal() {
  if (isBuilt()) return;
  console.log("Building the portal …");
  run(nodeBinary(), BUILD, VARIABLES);
}

/** Builds in a process of its own; rejects when the build fails. */
export function startBuild() {
  const build = start(nodeBinary(), BUILD, VARIABLES);
  process.once("exit", () => build.kill());
  return new Promise((resolve, reject) => {
    build.once("error", reject);
    build.once("exit", (code) => (code === 0 ? resolve() : reject(new Error("The portal could not be built"))));
  });
}
