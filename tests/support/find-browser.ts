import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";

/** Chromium with its profiles, settings and viewers. */
export const WHOLE_BROWSER = ["chromium"];

/** Chromium without its windows, which does the same work for two thirds of the processor time; the whole browser does where it is missing. */
export const ANY_BROWSER = ["chromium-headless-shell", ...WHOLE_BROWSER];

/** The path of the first of these browsers that stands at Debian's place or on the path; null: there is none. */
export function findBrowser(names: readonly string[]): string | null {
  const folders = ["/usr/bin", ...(process.env["PATH"] ?? "").split(delimiter)];
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find((file) => existsSync(file)) ?? null;
}
