import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const page = readFileSync("docs/architecture.md", "utf8");

/** Folders that the drawing under a heading shows: boxes whose text begins with a name and a slash. */
function drawnUnder(heading: string): string[] {
  const drawing = page.split(`## ${heading}\n`)[1]?.split("```")[1] ?? "";
  return [...drawing.matchAll(/\["([\w-]+)\//g)].map(([, name = ""]) => name).sort();
}

const foldersOf = (path: string) =>
  readdirSync(path, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort();

test("the drawing of the portal has every folder of app/, and no other", () => {
  expect(drawnUnder("Rooms of the portal")).toEqual(foldersOf("app"));
});

test("the drawing of the back end has every folder of backend/src, and no other", () => {
  expect(drawnUnder("Rooms of the back end")).toEqual(foldersOf("backend/src"));
});

test("the table of rooms has a row for every folder of app/ but the styles", () => {
  const table = page.split("## Rooms of the portal\n")[1]?.split("## ")[0] ?? "";
  const first = [...table.matchAll(/^\| (`app\/.*?) +\|/gm)].map(([, cell = ""]) => cell).join(" ");
  const named = [...first.matchAll(/`app\/([\w-]+)\/`/g)].map(([, name = ""]) => name).sort();
  expect(named).toEqual(foldersOf("app").filter((name) => name !== "styles"));
});
