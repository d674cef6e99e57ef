import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { processWide } from "./process-wide.ts";

const MANIFEST = /\/assets\/manifest-([0-9a-f]{8,64})\.js/;
/** The file that the server build consists of, where it is split. */
const PART = /from "\.\/(assets\/[\w.-]+\.js)"/g;

/**
 * Which build this process serves: the hash of its list of browser files, as browsers know it (`__remixManifest.version`). It is the same for
 * two builds that send browsers the same. "" where no build is served: development server, unit tests.
 */
export const buildVersion = (): string => processWide("buildVersion", () => readVersion(process.argv[2] ?? ""));

/** @param buildFile the server build, as remix-serve is given it */
export function readVersion(buildFile: string): string {
  const text = readText(buildFile);
  const parts = [...text.matchAll(PART)].map(([, part = ""]) => readText(join(dirname(buildFile), part)));
  return [text, ...parts].map((part) => MANIFEST.exec(part)?.[1]).find((version) => version !== undefined) ?? "";
}

function readText(file: string): string {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return "";
  }
}
