import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { basename, dirname, join, normalize } from "node:path";
import { describe, expect, test } from "vitest";
import { filesBelow } from "../support/source-files.ts";

const FOLDERS = ["app", "server", "backend", "docs", "locales", "public", "scripts", "security", "tests"];
const files = FOLDERS.flatMap((folder) => filesBelow(folder));
const paths = [...new Set(files.flatMap(withParents))];
const names = new Set([...paths.map((path) => basename(path)), ...readdirSync(".")]);

/** Pages that people write; the page of requirements links its files by itself. */
const pages = [
  "README.md",
  "CONTRIBUTING.md",
  ...filesBelow("docs", /\.md$/).filter((path) => path !== "docs/requirements.md"),
];

const PATH = new RegExp(`^(?:${FOLDERS.join("|")})/\\S*$`);
const FILE_NAME = /^[\w-][\w.-]*\.(?:tsx?|m?js|cjs|json|md|ya?ml|wsdl|svg)$/;

describe.each(pages)("%s", (page) => {
  const text = readFileSync(page, "utf8");
  const named = [...text.matchAll(/`([^`\n]+)`/g)].map(([, word = ""]) => word);

  test("every path that it names exists", () => {
    expect(named.filter((word) => PATH.test(word) && !exists(word))).toEqual([]);
  });

  test("every file that it names exists", () => {
    expect(named.filter((word) => FILE_NAME.test(word) && !names.has(word))).toEqual([]);
  });

  test("every link of it leads somewhere", () => {
    const targets = [...text.matchAll(/\]\(([^)#\s]+)[^)]*\)/g)].map(([, target = ""]) => target);
    const local = targets.filter((target) => !/^[a-z]+:/.test(target));
    expect(local.filter((target) => !existsSync(normalize(join(dirname(page), target))))).toEqual([]);
  });
});

test("every text that code names is in the repository", () => {
  const code = FOLDERS.filter((folder) => folder !== "docs").flatMap((folder) =>
    filesBelow(folder, /\.(?:tsx?|m?js|json|ya?ml|css)$/),
  );
  const missing = code.flatMap((path) =>
    [...readFileSync(path, "utf8").matchAll(/(?<![\w<>{}])[\w./-]*[\w-]\.md\b/g)]
      .map(([mention]) => mention)
      .filter((mention) => !existsSync(mention) && !paths.some((known) => known.endsWith(`/${mention}`)))
      .map((mention) => `${path}: ${mention}`),
  );
  expect(missing).toEqual([]);
});

/** `app/routes/<screen>/route.tsx`, `login-url*` and `{lt,en}` stand for any name, the end `/` for a folder. */
function exists(path: string): boolean {
  const plain = path.replace(/\/$/, "");
  if (!/[<*{]/.test(plain)) return existsSync(plain) && (plain === path || statSync(plain).isDirectory());
  const pattern = plain.replace(/[.+^$()|[\]\\]/g, String.raw`\$&`).replace(/<[^>]*>|\*+|\{[^}]*\}/g, "[^/]*");
  return paths.some((known) => new RegExp(`^${pattern}$`).test(known));
}

function withParents(path: string): string[] {
  return path === "." ? [] : [path, ...withParents(dirname(path))];
}
