import { existsSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { filesBelow } from "../support/source-files.ts";

const PAGE = readFileSync("docs/decisions/0035-what-users-share.md", "utf8");

const codeBelow = (folder: string): string =>
  filesBelow(folder, /\.tsx?$/)
    .map((path) => readFileSync(path, "utf8"))
    .join("\n");

const CODE = codeBelow("app") + codeBelow("server");

test("R-G11: whatever is shared by the whole process stands in the page of what users share", () => {
  const names = [...CODE.matchAll(/\bprocessWide\("(\w+)"/g)].map(([, name = ""]) => name);
  expect(names.length).toBeGreaterThan(12);
  expect(names.filter((name) => !PAGE.includes(`\`${name}\``))).toEqual([]);
});

test("R-G10: every policy of calls has its row there", () => {
  const policies = [...CODE.matchAll(/new ServicePolicy\("(\w+)"/g)].map(([, name = ""]) => name);
  expect(policies.length).toBeGreaterThan(5);
  expect(policies.filter((name) => !PAGE.includes(`\`${name}\``))).toEqual([]);
});

test("every proof that it names is there", () => {
  const proofs = [...PAGE.matchAll(/`(tests\/[^`]+)`/g)].map(([, path = ""]) => path);
  expect(proofs.length).toBeGreaterThan(15);
  expect(proofs.filter((path) => !existsSync(path))).toEqual([]);
});
