/**
 * What every command needs first, from an empty checkout on Node 20.19 or newer: the packages of the lock file, and the
 * pinned Node 24 (`node_modules/.bin/node`), under which everything else runs (docs/decisions/0002).
 */
import { spawn, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, isAbsolute, join } from "node:path";
import { fileURLToPath } from "node:url";

export const root = dirname(dirname(fileURLToPath(import.meta.url)));
const binaries = join(root, "node_modules", ".bin");
const installedMark = join(root, "node_modules", ".cache", "installed-lock-hash");

/** The pinned Node where its package exists for this machine, else the one that runs this script. */
export const nodeBinary = () => (existsSync(join(binaries, "node")) ? join(binaries, "node") : process.execPath);

/** Environment in which the pinned Node and the project's own tools come first on the path. */
export const toolEnvironment = (extra = {}) => ({
  ...process.env,
  PATH: `${binaries}:${process.env.PATH ?? "/usr/local/bin:/usr/bin:/bin"}`,
  ...extra,
});

/** Installs the packages when the lock file, or what is changed in a package (docs/decisions/0033), is not that of the last installation. */
export function installPackages() {
  const hash = createHash("sha256").update(readFileSync(join(root, "package-lock.json")));
  for (const patch of readdirSync(join(root, "patches"))) hash.update(readFileSync(join(root, "patches", patch)));
  const lockHash = hash.digest("hex");
  if (existsSync(installedMark) && readFileSync(installedMark, "utf8") === lockHash) return;
  console.log("Installing packages …");
  run("npm", ["ci", "--no-audit", "--no-fund", "--loglevel", "error"]);
  mkdirSync(dirname(installedMark), { recursive: true });
  writeFileSync(installedMark, lockHash);
}

/** Runs a command to its end with its output shown; ends this process with its code when it fails. */
export function run(command, args, environment = {}) {
  const result = spawnSync(command, args, { cwd: root, stdio: "inherit", env: toolEnvironment(environment) });
  if (result.error) console.error(`${command}: ${result.error.message}`);
  if (result.status !== 0) process.exit(result.status ?? 1);
}

/** Starts a long-running command; its output is shown as it comes. */
export function start(command, args, environment = {}) {
  return spawn(command, args, {
    cwd: root,
    stdio: ["ignore", "inherit", "inherit"],
    env: toolEnvironment(environment),
  });
}

/** Whether a command, or the file with an absolute path, exists on this machine. */
export const has = (command) =>
  isAbsolute(command)
    ? existsSync(command)
    : spawnSync("sh", ["-c", `command -v ${command}`], { stdio: "ignore" }).status === 0;

/** Debian packages that the tests need (a browser, PDF tools); installed only where they are missing and we may. */
export function installSystemPackages(commandsByPackage) {
  const missing = Object.entries(commandsByPackage)
    .filter(([, command]) => !has(command))
    .map(([name]) => name);
  if (missing.length === 0) return;
  if (!has("apt-get")) {
    console.error(`Please install: ${missing.join(", ")}`);
    process.exit(1);
  }
  console.log(`Installing ${missing.join(", ")} …`);
  const privilege = process.getuid?.() === 0 ? [] : ["sudo", "-n"];
  const apt = (...args) => {
    const [command, ...rest] = [...privilege, "apt-get", ...args];
    run(command, rest, { DEBIAN_FRONTEND: "noninteractive" });
  };
  apt("update", "-qq");
  apt("install", "-y", "-qq", "--no-install-recommends", ...missing);
}
