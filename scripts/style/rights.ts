import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

const TABLE = "app/domain/permissions.ts";
/** The menu only shows what its pages ask. */
const MENU = "menu-table.ts";

/** Rights of screens that are not built yet: the table of requirements has them, no route can ask them. */
export const OF_LATER_SCREENS: readonly string[] = [];

/** Every right of the table of requirements (F-414). */
export function readRights(): string[] {
  const table = readFileSync(TABLE, "utf8");
  const rows = table.slice(table.indexOf("const MATRIX"), table.indexOf("satisfies"));
  return [...rows.matchAll(/"(\w+:\w+)":/g)].map(([, right = ""]) => right);
}

/** Rights that no code of the portal names. */
export function findUnnamedRights(): string[] {
  const texts = readdirSync("app", { recursive: true, encoding: "utf8" })
    .map((name) => join("app", name))
    .filter((path) => /\.tsx?$/.test(path) && path !== TABLE && !path.endsWith(MENU))
    .map((path) => readFileSync(path, "utf8"));
  return readRights().filter((right) => !texts.some((text) => text.includes(`"${right}"`)));
}

/** Rights of screens that exist, and that none of them asks. */
export const findUnaskedRights = (): string[] =>
  findUnnamedRights().filter((right) => !OF_LATER_SCREENS.includes(right));
