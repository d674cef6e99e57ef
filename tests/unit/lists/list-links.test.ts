import { describe, expect, test } from "vitest";
import { listLinks } from "~/lists/list-links.ts";
import { APPLICATIONS_LIST } from "~/features/applications-list/applications-list.ts";
import { parseListQuery } from "~/lists/list-query.ts";

const TODAY = "2026-11-20";
const linksOf = (search: string) =>
  listLinks(APPLICATIONS_LIST, parseListQuery(APPLICATIONS_LIST, new URLSearchParams(search), { today: TODAY }));

describe("links of the list", () => {
  test("F-164: a tab keeps filter, order and size, and begins at its first page", () => {
    const links = linksOf("tab=6&buyer=Jonas&sort=creditSum&size=50&key=abc");
    expect(links.tab(5)).toBe("/applications?tab=5&sort=creditSum&size=50&buyer=Jonas");
    expect(links.tab(3)).toBe("/applications?sort=creditSum&size=50&buyer=Jonas");
  });

  test("F-181: a click sorts, a second click reverses", () => {
    expect(linksOf("").sort("creditSum")).toBe("/applications?sort=creditSum");
    expect(linksOf("sort=creditSum").sort("creditSum")).toBe("/applications?sort=creditSum&dir=asc");
    expect(linksOf("sort=creditSum&dir=asc").sort("creditSum")).toBe("/applications?sort=creditSum");
    expect(linksOf("").sort("createdOn")).toBe("/applications?dir=asc");
  });

  test("pages go by key and keep everything else", () => {
    expect(linksOf("tab=4&goods=sofa&key=old").page("WyJhZnRlciJd")).toBe(
      "/applications?tab=4&goods=sofa&key=WyJhZnRlciJd",
    );
  });

  test("a wrong value goes on in no link but its neighbours do", () => {
    expect(linksOf("personalCode=12&goods=sofa").tab(6)).toBe("/applications?tab=6&goods=sofa");
  });

  test("F-162: the export has the filter, named days, the columns of the table and no page", () => {
    const link = linksOf("tab=6&goods=sofa&size=50&columns=all&key=abc").export();
    expect(link).toBe("/applications/export?tab=6&columns=all&goods=sofa&from=2026-10-21&to=2026-11-20");
  });

  test("G10: a period too long for the screen still goes to the export", () => {
    expect(linksOf("from=2020-01-01").export()).toBe("/applications/export?from=2020-01-01&to=2026-11-20");
  });

  test("F-160: all columns are one link away and back", () => {
    expect(linksOf("tab=6&goods=sofa").columns("all")).toBe("/applications?tab=6&columns=all&goods=sofa");
    expect(linksOf("tab=6&goods=sofa&columns=all").columns("main")).toBe("/applications?tab=6&goods=sofa");
  });

  test("clearing the filter keeps the tab", () => {
    expect(linksOf("tab=6&goods=sofa&from=2026-11-01").clear()).toBe("/applications?tab=6");
  });
});
