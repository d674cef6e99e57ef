import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

type LockFile = { packages: Record<string, { version?: string; resolved?: string }> };

const floors = JSON.parse(readFileSync("security/floors.json", "utf8")) as Record<string, string>;
const { packages } = JSON.parse(readFileSync("package-lock.json", "utf8")) as LockFile;

const numbers = (version: string) => version.split(/[.-]/).slice(0, 3).map(Number);

function isAtLeast(version: string, floor: string) {
  const [have, want] = [numbers(version), numbers(floor)];
  for (const place of [0, 1, 2]) if (have[place] !== want[place]) return (have[place] ?? 0) > (want[place] ?? 0);
  return true;
}

test("R-M2: no installed copy of a package is older than the version that fixed its known weakness", () => {
  const installed = Object.entries(packages).map(([path, { version }]) => ({
    name: path.split("node_modules/").at(-1) ?? "",
    version: version ?? "",
  }));
  for (const [name, floor] of Object.entries(floors)) {
    const copies = installed.filter((found) => found.name === name);
    expect(copies.length, `${name} is not installed: take it off the list`).toBeGreaterThan(0);
    expect(
      copies.filter(({ version }) => !isAtLeast(version, floor)).map(({ version }) => `${name} ${version} < ${floor}`),
    ).toEqual([]);
  }
});

test("R-M1: the lock file names no address of a registry", () => {
  expect(Object.values(packages).filter(({ resolved }) => resolved !== undefined && /^https?:/.test(resolved))).toEqual(
    [],
  );
});
