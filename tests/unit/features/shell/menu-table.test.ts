import { describe, expect, test } from "vitest";
import { MENU_TABLE, menuOf, type Viewer } from "~/features/shell/menu-table.ts";
import routes from "~/routes.ts";

/** As if every screen were built: what the specification promises. */
const COMPLETE = MENU_TABLE.map((row) => ({ ...row, exists: true }));

const seller = { role: 0, maySearch: false };
const namesFor = (viewer: Viewer, rows = COMPLETE) => menuOf(viewer, "menu", rows).map(({ name }) => name);

const FIRST = ["newApplication", "applications", "ratings", "spreadsheet", "news", "reports"];

describe("the main menu", () => {
  test.each([0, 1, 2, 3])("F-040: role %s has all five ways, and that to the ratings", (role) => {
    expect(namesFor({ role, maySearch: false }).slice(0, FIRST.length)).toEqual(FIRST);
  });

  test.each([0, 1, 3])("F-041: role %s sees the search with the flag only", (role) => {
    expect(namesFor({ role, maySearch: true })).toContain("search");
    expect(namesFor({ role, maySearch: false })).not.toContain("search");
  });

  test.each([
    [0, false],
    [1, false],
    [2, true],
    [3, true],
  ])("F-042: role %s sees the accounts: %s", (role, sees) => {
    expect(namesFor({ role, maySearch: false }).includes("accounts")).toBe(sees);
  });

  test("F-569: an unknown role has no menu", () => {
    expect(namesFor({ role: 7, maySearch: true })).toEqual([]);
  });

  test("the new application is the one primary item", () => {
    expect(menuOf(seller, "menu", COMPLETE).filter(({ primary }) => primary)).toMatchObject([
      { name: "newApplication" },
    ]);
  });

  test("a screen that does not exist is not offered", () => {
    const none = MENU_TABLE.map((row) => ({ ...row, exists: row.name === "news" }));
    expect(namesFor(seller, none)).toEqual(["news"]);
  });
});

test.each([
  [0, true],
  [1, false],
  [3, true],
])("F-039: for role %s the name leads to the settings: %s", (role, leads) => {
  const ways = menuOf({ role, maySearch: true }, "name", COMPLETE);
  expect(ways.map(({ to }) => to)).toEqual(leads ? ["/settings"] : []);
});

test.each(MENU_TABLE.map(({ name, to, exists }) => [name, to, exists] as const))(
  "%s exists exactly when the table of URLs has %s",
  (_name, to, exists) => {
    expect(routes.some(({ path }) => `/${path}` === to)).toBe(exists);
  },
);
