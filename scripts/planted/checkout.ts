import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";

/** What the build of the portal is made of. */
const BUILT = /^(?:app|locales|public|backend\/contract)\//;
/** What browsers get nothing of. */
const SERVER_ONLY = /\.server\.tsx?$/;

/** What plants faults is not changed by them, and says nothing of the product. */
const OF_THE_FAULTS = /^(?:tests\/(?:planted\/|architecture\/planted)|scripts\/(?:planted\/|test-planted))/;

const shortHash = (text: string): string => createHash("sha256").update(text).digest("hex").slice(0, 12);

/** A copy of the checkout in which files may be changed; it uses the packages of the original. */
export interface Checkout {
  readonly folder: string;
}

/** The files that git knows, and new ones that it would take. */
const listFiles = (root: string): string[] =>
  execFileSync("git", ["ls-files", "--cached", "--others", "--exclude-standard", "-z"], { cwd: root, encoding: "utf8" })
    .split("\0")
    .filter((path) => path !== "" && existsSync(join(root, path)));

function copyFiles(root: string, folder: string, paths: readonly string[]): Checkout {
  for (const path of paths) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    cpSync(join(root, path), join(folder, path));
  }
  symlinkSync(join(root, "node_modules"), join(folder, "node_modules"));
  return { folder };
}

/**
 * Two copies of the checkout as it is now: one that stays as it is, and one for faults. They stay for the next run over the same state.
 * @returns the copies, and a name of the state
 */
export function copyCheckout(root: string): { sound: Checkout; faulty: Checkout; state: string } {
  const paths = listFiles(root);
  const hash = createHash("sha256");
  for (const path of paths.filter((one) => !OF_THE_FAULTS.test(one)))
    hash.update(path).update(readFileSync(join(root, path)));
  const state = hash.digest("hex").slice(0, 12);
  const base = join(tmpdir(), `planted-${shortHash(root)}`);
  const [sound, faulty] = [join(base, "sound"), join(base, "faulty")];
  const note = join(base, "state");
  if (existsSync(note) && readFileSync(note, "utf8") === state)
    return { sound: { folder: sound }, faulty: { folder: faulty }, state };
  rmSync(base, { recursive: true, force: true });
  const copies = { sound: copyFiles(root, sound, paths), faulty: copyFiles(root, faulty, paths), state };
  writeFileSync(note, state);
  return copies;
}

function buildPart(folder: string, part: "client" | "ssr"): void {
  execFileSync(process.execPath, [join(import.meta.dirname, "build-part.mjs"), part], {
    cwd: folder,
    env: { ...process.env, NODE_ENV: "production" },
    stdio: ["ignore", "ignore", "inherit"],
  });
}

/** Builds the portal of the sound copy, once. */
export function buildSound({ folder }: Checkout): void {
  if (existsSync(join(folder, "build", "done"))) return;
  buildPart(folder, "client");
  buildPart(folder, "ssr");
  writeFileSync(join(folder, "build", "done"), "");
}

/** Builds the portal of the faulty copy from that of the sound one: only what the changed file is part of is built again. */
export function buildFaulty({ folder }: Checkout, sound: Checkout, changed: string): void {
  rmSync(join(folder, "build"), { recursive: true, force: true });
  cpSync(join(sound.folder, "build"), join(folder, "build"), { recursive: true });
  if (!BUILT.test(changed)) return;
  if (!SERVER_ONLY.test(changed)) buildPart(folder, "client");
  buildPart(folder, "ssr");
}
