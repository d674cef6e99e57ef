import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { dismissedWarningCookie, isInternetExplorer, isWarningDismissed } from "~/features/shell/internet-explorer.ts";
import { findZoomInUrl, readZoom } from "~/features/shell/zoom-cookie.ts";
import { pageToReturnTo } from "~/paths/destinations.ts";

describe("F-421: who is Internet Explorer", () => {
  test.each([
    ["6", "Mozilla/4.0 (compatible; MSIE 6.0; Windows NT 5.1)"],
    ["7", "Mozilla/4.0 (compatible; MSIE 7.0; Windows NT 6.0)"],
    ["8", "Mozilla/4.0 (compatible; MSIE 8.0; Windows NT 6.1; Trident/4.0)"],
    ["9", "Mozilla/5.0 (compatible; MSIE 9.0; Windows NT 6.1; Trident/5.0)"],
    ["10", "Mozilla/5.0 (compatible; MSIE 10.0; Windows NT 6.2; Trident/6.0)"],
    ["11", "Mozilla/5.0 (Windows NT 10.0; WOW64; Trident/7.0; rv:11.0) like Gecko"],
    ["11 in compatibility view", "Mozilla/4.0 (compatible; MSIE 7.0; Windows NT 6.1; Trident/7.0)"],
  ])("%s is", (_version, userAgent) => {
    expect(isInternetExplorer(userAgent)).toBe(true);
  });

  test.each([
    [
      "Chrome",
      "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36",
    ],
    [
      "Edge",
      "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36 Edg/140.0",
    ],
    ["Firefox", "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0"],
    ["a text browser", "Lynx/2.9.0 libwww-FM/2.14"],
    ["an empty name", ""],
    ["silence", null],
  ])("%s is not", (_name, userAgent) => {
    expect(isInternetExplorer(userAgent)).toBe(false);
  });

  test("the warning stays away for 30 days, in browsers that know Expires alone as well", () => {
    const cookie = dismissedWarningCookie({ secure: true, now: Date.parse("2026-11-20T08:00:00Z") });
    expect(cookie).toBe(
      "ie=1; Path=/; Max-Age=2592000; Expires=Sun, 20 Dec 2026 08:00:00 GMT; HttpOnly; SameSite=Lax; Secure",
    );
    expect(isWarningDismissed(`lang=lt; ${cookie.split(";")[0]}`)).toBe(true);
    for (const other of [null, "", "ie=10", "xie=1", "ie=0"]) expect(isWarningDismissed(other)).toBe(false);
  });
});

describe("F-044: the zoom of a page", () => {
  const page = (query: string, cookie = "") =>
    new Request(`http://localhost/news${query}`, { headers: { Cookie: cookie } });

  test.each([
    ["?zoom=5", 120],
    ["?zoom=0.1", 80],
    ["?zoom=1.07", 107],
    ["?zoom=1,07", 107],
  ])("%s is %s percent and is remembered", (query, percent) => {
    expect([readZoom(page(query, "zoom=0.90")), findZoomInUrl(page(query))]).toEqual([percent, percent]);
  });

  test("nonsense in the address is passed over: the cookie counts, then 100", () => {
    expect(findZoomInUrl(page("?zoom=big"))).toBeNull();
    expect(readZoom(page("?zoom=big", "lang=lt; zoom=0.90"))).toBe(90);
    expect(readZoom(page(""))).toBe(100);
  });
});

describe("R-B12: where a form of the frame leads back to", () => {
  test.each([
    ["/applications?tab=6&q=a%20b", "/applications?tab=6&q=a+b"],
    ["/applications/edit/7/3", "/applications/edit/7/3"],
    ["/applications/goods/7/new", "/applications/goods/7/new"],
    ["/login?lang=en", "/login?lang=en"],
    ["/news?zoom=5&_data=routes%2Fnews", "/news"],
    ["/permission-denied", "/permission-denied"],
    ["/verify-device?step=code", "/verify-device?step=code"],
    ["/password-remind", "/password-remind"],
    ["/reset-password/abc-DEF_1/4711/login", "/reset-password/abc-DEF_1/4711/login"],
    ["/applications/delete/7", "/applications/delete/7"],
  ])("%s leads to %s: the page and its query, without what the form has just decided", (back, page) => {
    expect(pageToReturnTo(back)).toBe(page);
  });

  test.each([
    "https://evil.test/",
    "//evil.test?x=1",
    "/\\evil.test",
    "/preferences",
    "/logout",
    "/service-statuses",
    "/today-counts",
    "",
    null,
    7,
  ])("%s leads to the news", (back) => {
    expect(pageToReturnTo(back)).toBe("/news");
  });

  test("whatever is typed, it is a page of ours", () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 80 }), fc.string({ maxLength: 80 }), (path, query) => {
        const url = new URL(pageToReturnTo(`${path}?${query}`), "http://portal.example");
        expect(url.host).toBe("portal.example");
        expect(pageToReturnTo(`/news?${query}`)).toMatch(/^\/news(?:\?[\w.*%+=&-]*)?$/);
      }),
      { numRuns: 2_000 },
    );
  });
});
