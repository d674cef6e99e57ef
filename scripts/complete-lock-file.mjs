/**
 * Run after `npm install <package>`: writes the optional packages of other platforms back into the lock file.
 * A registry that lacks them makes npm leave them out, and `npm ci` then refuses the lock file as incomplete; with their
 * entries in it, a machine of another platform skips them unread.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "./prepare.mjs";

const SYSTEMS = ["android", "darwin", "freebsd", "linux", "openbsd", "netbsd", "openharmony", "win32", "sunos", "aix"];
const PROCESSORS = ["arm64", "arm", "x64", "ia32", "loong64", "ppc64", "riscv64", "s390x", "mips64el", "wasm32"];

const file = join(root, "package-lock.json");
const lock = JSON.parse(readFileSync(file, "utf8"));
const packages = lock.packages;

/** Where node would find `name` from a package's folder, or undefined. */
function findInstalled(folder, name) {
  for (let base = folder; ; base = base.slice(0, Math.max(base.lastIndexOf("/node_modules/"), 0))) {
    const candidate = `${base === "" ? "" : `${base}/`}node_modules/${name}`;
    if (candidate in packages) return candidate;
    if (base === "") return undefined;
  }
}

/** An entry of a package that this platform never installs; its platform stands in its name. */
function entryOf(name, version, isDev) {
  const parts = name.split(/[-/]/);
  const cpu = PROCESSORS.filter((processor) => parts.includes(processor)).slice(0, 1);
  const os = SYSTEMS.filter((system) => parts.includes(system)).slice(0, 1);
  return {
    version,
    ...(cpu.length > 0 && { cpu }),
    ...(isDev && { dev: true }),
    optional: true,
    ...(os.length > 0 && { os }),
  };
}

let added = 0;
for (const [folder, { optionalDependencies = {}, dev }] of Object.entries(packages)) {
  for (const [name, range] of Object.entries(optionalDependencies)) {
    const version = /^[~^]?(\d+\.\d+\.\d+\S*)$/.exec(range)?.[1];
    const installed = findInstalled(folder, name);
    if (version === undefined || (installed !== undefined && packages[installed].version === version)) continue;
    if (installed !== undefined && !/^\d/.test(range)) continue;
    const top = `node_modules/${name}`;
    packages[top in packages ? `${folder}/node_modules/${name}` : top] = entryOf(name, version, dev);
    added += 1;
  }
}
const { "": project, ...others } = packages;
lock.packages = { "": project, ...Object.fromEntries(Object.entries(others).sort(([a], [b]) => (a < b ? -1 : 1))) };
writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`);
console.log(`${added} packages of other platforms added to package-lock.json`);
