import { describe, expect, test } from "vitest";
import type { SettingsGuard } from "~/domain/settings-guard.ts";
import { pageAfterLogin } from "~/request/page-after-login.ts";

const SELLER = 0;
const MANAGER = 1;
const SUPERVISOR = 3;

type Wanted = Parameters<typeof pageAfterLogin>[0];
const pageFor = (wanted: Wanted, role: number, settingsGuard: SettingsGuard = "sellers") =>
  pageAfterLogin(wanted, { role, settingsGuard });

describe("F-068, F-072: where a log-in leads", () => {
  test("to the news when nothing was wanted", () => {
    expect(pageFor(null, SELLER)).toBe("/news");
  });

  test("to the page that a guest wanted, the list with its filter", () => {
    expect(pageFor({ path: "/applications?tab=6", role: null }, SELLER)).toBe("/applications?tab=6");
    expect(pageFor({ path: "/applications/edit/12/4", role: null }, MANAGER)).toBe("/applications/edit/12/4");
  });

  test("F-068: to the page of a file that was wanted, which sends the file after it", () => {
    const wanted = (path: string) => pageFor({ path, role: null }, MANAGER);
    expect(wanted("/reports/pdf?id=2")).toBe("/reports?id=2&download=paper");
    expect(wanted("/spreadsheet/export?product=0")).toBe("/spreadsheet?product=0&download=calculation");
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
