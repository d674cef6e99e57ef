import { describe, expect, test } from "vitest";
import { pageAfterLogin } from "~/page-after-login.ts";

const SELLER = 0;
const MANAGER = 1;
const SUPERVISOR = 3;

describe("F-068, F-072: where a log-in leads", () => {
  test("to the news when nothing was wanted", () => {
    expect(pageAfterLogin(null, SELLER)).toBe("/news");
  });

  test("to the page that a guest wanted, the list with its filter", () => {
    expect(pageAfterLogin({ path: "/applications?tab=6", role: null }, SELLER)).toBe("/applications?tab=6");
    expect(pageAfterLogin({ path: "/applications/edit/12/4", role: null }, MANAGER)).toBe("/applications/edit/12/4");
  });

  test("to the page that the same role wanted; another role goes to the news", () => {
    const wanted = { path: "/applications?tab=6", role: SELLER };
    expect(pageAfterLogin(wanted, SELLER)).toBe("/applications?tab=6");
    for (const role of [MANAGER, SUPERVISOR]) expect(pageAfterLogin(wanted, role)).toBe("/news");
  });

  test("a page about the log-in itself is kept, whoever comes", () => {
    expect(pageAfterLogin({ path: "/password-update", role: SELLER }, MANAGER)).toBe("/password-update");
  });

  test("F-148: a page that is not open to the role is not gone to", () => {
    const wanted = { path: "/settings", role: null };
    expect([SELLER, SUPERVISOR, MANAGER, 99].map((role) => pageAfterLogin(wanted, role))).toEqual([
      "/settings",
      "/settings",
      "/news",
      "/news",
    ]);
  });

  test.each([
    "//evil.test",
    "/\\evil.test",
    "https://evil.test",
    "/logout",
    "/preferences",
    "/applications/../logout",
    "",
  ])("B12: never to %j", (path) => {
    for (const query of ["", "?tab=6"])
      expect(pageAfterLogin({ path: `${path}${query}`, role: null }, SELLER)).toBe("/news");
  });

  test("B12: of other pages only the path is gone to", () => {
    expect(pageAfterLogin({ path: "/applications/load/7?next=//evil.test", role: null }, SELLER)).toBe(
      "/applications/load/7",
    );
  });
});
