import { readdirSync } from "node:fs";
import { join } from "node:path";

/** Paths of all files below a folder, relative to the project's root, in a stable order. */
export function filesBelow(folder: string, pattern = /./): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .flatMap((entry) => {
      const path = join(folder, entry.name);
      return entry.isDirectory() ? filesBelow(path, pattern) : [path];
    })
    .filter((path) => pattern.test(path))
    .sort();
}
