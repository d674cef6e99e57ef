import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { DEFAULT_LIMITS } from "../../app/platform/limits.ts";
import { filesBelow } from "../support/source-files.ts";

/** A word about a bound is no use of it. */
const COMMENTS = /\/\*[^]*?\*\/|^\s*\/\/.*$/gm;

test("every bound of the portal is read by its code", () => {
  const code = ["app", "server"]
    .flatMap((folder) => filesBelow(folder, /\.tsx?$/))
    .filter((path) => path !== "app/platform/limits.ts")
    .map((path) => readFileSync(path, "utf8").replace(COMMENTS, ""))
    .join("\n");
  const names = new Set(code.match(/\b\w+\b/g));
  expect(Object.keys(DEFAULT_LIMITS).filter((name) => !names.has(name))).toEqual([]);
});
