import { describe, expect, test } from "vitest";
import type { SettingsGuard } from "~/domain/settings-guard.ts";
import { pageAfterLogin } from "~/request/page-after-login.ts";

const SELLER = 0;
const MANAGER = 1;
const SUPERVISOR = 3;

type Wanted = Parameters<typeof pageAfterLogin>[0];
const pageFor = (wanted: Wanted, role: number, settingsGuard: SettingsGuard = "sellers") =>
  pageAfterLogin(wanted, { role, settingsGuard }).page;

describe("F-068, F-072: where a log-in leads", () => {
  test("to the news when nothing was wanted", () => {
    expect(pageFor(null, SELLER)).toBe("/news");
  });

  test("to the page that a guest wanted, the list with its filter", () => {
    expect(pageFor({ path: "/applications?tab=6", role: null }, SELLER)).toBe("/applications?tab=6");
    expect(pageFor({ path: "/applications/edit/12/4", role: null }, MANAGER)).toBe("/applications/edit/12/4");
  });

  test.each([
    ["/reports/pdf?id=2", "/reports?id=2"],
    ["/spreadsheet/export?product=0", "/spreadsheet?product=0"],
    ["/applications/export?tab=3", "/applications?tab=3"],
    ["/ratings/export", "/ratings"],
    ["/permits/export", "/permits"],
    ["/supervisor/accounts/export?search=rasa", "/supervisor/accounts?search=rasa"],
    ["/ratings/7/report", "/ratings/7"],
    ["/applications/documents/12/set", "/applications/load/12"],
    ["/applications/uploads/12/3", "/applications/uploads/12"],
    ["/applications/signed/12/contract", "/applications/signed/12"],
  ])("F-068, F-389: of the file %s to its page, at an address of the page alone", (path, page) => {
    expect(pageAfterLogin({ path, role: null }, { role: MANAGER, settingsGuard: "sellers" })).toEqual({
      page,
      file: path,
    });
  });

  test("F-068: the list of accounts keeps its search", () => {
    expect(pageFor({ path: "/supervisor/accounts?search=rasa", role: null }, SUPERVISOR)).toBe(
      "/supervisor/accounts?search=rasa",
    );
  });

  test("to the page that the same role wanted; another role goes to the news", () => {
    const wanted = { path: "/applications?tab=6", role: SELLER };
    expect(pageFor(wanted, SELLER)).toBe("/applications?tab=6");
    for (const role of [MANAGER, SUPERVISOR]) expect(pageFor(wanted, role)).toBe("/news");
  });

  test("a page about the log-in itself is kept, whichever user comes", () => {
    expect(pageFor({ path: "/password-update", role: SELLER }, MANAGER)).toBe("/password-update");
  });

  test.each([
    ["sellers", ["/settings", "/settings", "/news", "/news"]],
    ["managers", ["/news", "/news", "/settings", "/news"]],
  ] as const)("F-148: settings that are for %s are reached by no other user", (guard, pages) => {
    const wanted = { path: "/settings", role: null };
    expect([SELLER, SUPERVISOR, MANAGER, 99].map((role) => pageFor(wanted, role, guard))).toEqual(pages);
  });

  test.each([
    "//evil.test",
    "/\\evil.test",
    "https://evil.test",
    "/logout",
    "/preferences",
    "/applications/../logout",
    "",
  ])("R-B12: never to %j", (path) => {
    for (const query of ["", "?tab=6"]) expect(pageFor({ path: `${path}${query}`, role: null }, SELLER)).toBe("/news");
  });

  test("R-B12: of other pages only the path is gone to", () => {
    expect(pageFor({ path: "/applications/load/7?next=//evil.test", role: null }, SELLER)).toBe("/applications/load/7");
  });
});
