import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { readVersion } from "../../../app/platform/build-version.server.ts";

const folder = mkdtempSync(join(tmpdir(), "portal-build-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const file = (name: string, text: string): string => {
  mkdirSync(join(folder, "assets"), { recursive: true });
  writeFileSync(join(folder, name), text);
  return join(folder, name);
};

test("F-047: the build is named by its list of browser files, in one file or split", () => {
  const manifest = 'const serverManifest = { "url": "/assets/manifest-53a2b77f.js", "version": "53a2b77f" };';
  expect(readVersion(file("whole.js", manifest))).toBe("53a2b77f");
  file("assets/server-build-A_b-1.js", manifest);
  expect(readVersion(file("split.js", 'import { a } from "./assets/server-build-A_b-1.js";'))).toBe("53a2b77f");
});

test("a build without such a list, or none, has no name", () => {
  expect(readVersion(file("other.js", "export const routes = {};"))).toBe("");
  expect(readVersion(join(folder, "none.js"))).toBe("");
  expect(readVersion("")).toBe("");
});
