import {
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";

/** A release that differs from the project's build as releases do for a browser: by the names of all its files. */
export interface NextRelease {
  /** Its server build. */
  readonly build: string;
  remove(): void;
}

/** Every script of the server build. */
const serverFiles = (folder: string): string[] =>
  readdirSync(join(folder, "server"), { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".js"))
    .map((name) => join(folder, "server", name));

/** Makes the names of the browser's files new, in the files themselves and in everything that mentions them. */
function renameFiles(folder: string): void {
  const assets = join(folder, "client", "assets");
  const names = readdirSync(assets);
  const later = (name: string) => name.replace(/\.(?=\w+$)/, "0.");
  for (const name of names) renameSync(join(assets, name), join(assets, later(name)));
  const version = /manifest-([0-9a-f]+)\.js/.exec(names.join(" "))?.[1] ?? "";
  for (const file of [...names.map((name) => join(assets, later(name))), ...serverFiles(folder)]) {
    const text = names.reduce((changed, name) => changed.replaceAll(name, later(name)), readFileSync(file, "utf8"));
    // remix-serve looks for the browser's files from its working folder.
    const moved = text.replaceAll('"build/client"', JSON.stringify(join(folder, "client")));
    writeFileSync(file, moved.replaceAll(`"${version}"`, `"${version}0"`));
  }
}

/** Copies the build as the next release; none of the old files is in it (R-I12). */
export function makeNextRelease(): NextRelease {
  const folder = mkdtempSync(join(tmpdir(), "portal-next-release-"));
  cpSync("build", join(folder, "build"), { recursive: true });
  symlinkSync(resolve("node_modules"), join(folder, "node_modules"));
  renameFiles(join(folder, "build"));
  return {
    build: join(folder, "build", "server", "index.js"),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
