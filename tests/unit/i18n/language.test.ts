import { describe, expect, test } from "vitest";
import { findLanguageInUrl, getFixedT, getLocale } from "../../../app/i18n/i18n.server.ts";
import { parseLanguage, toLanguage, toLanguageUrl } from "../../../app/i18n/language.ts";
import { languageCookie, readLanguageCookie } from "../../../app/i18n/language-cookie.ts";

const GARBAGE = [
  "../../etc/passwd",
  "__proto__",
  "constructor",
  "toString",
  "lt;en",
  "lten",
  "LT/../en",
  "",
  " ",
  "de",
  "%00",
  "en\u0000",
  "x".repeat(100_000),
];

describe("reading a language", () => {
  test.each([
    ["lt", "lt"],
    ["EN", "en"],
    ["en-GB", "en"],
    ["lt-LT", "lt"],
  ])("%s is %s", (value, language) => {
    expect(parseLanguage(value)).toBe(language);
  });

  test.each(GARBAGE.map((value) => [value.slice(0, 30), value]))("R-E16: %j is none of ours", (_, value) => {
    expect(parseLanguage(value)).toBeNull();
    expect(toLanguage(value)).toBe("lt");
  });

  test("R-E16: what is no text is none of ours", () => {
    expect([null, undefined, 1, {}, ["en"]].map(parseLanguage)).toEqual([null, null, null, null, null]);
  });
});

describe("the language of a request", () => {
  const ask = (path: string, headers: Record<string, string> = {}) =>
    getLocale(new Request(`https://portal.example${path}`, { headers }));

  test("F-416: the first visit is Lithuanian whatever the browser prefers", async () => {
    expect(await ask("/login", { "Accept-Language": "en-GB,en;q=0.9,de;q=0.5" })).toBe("lt");
  });

  test("F-043: a link with ?lang=en speaks English, and the cookie remembers it", async () => {
    expect(await ask("/login?lang=en")).toBe("en");
    expect(await ask("/login", { Cookie: "a=b; lang=en; zoom=1.05" })).toBe("en");
    expect(await ask("/login?lang=lt", { Cookie: "lang=en" })).toBe("lt");
  });

  test.each(GARBAGE.slice(0, 11))(
    "R-E16: %j in the address or the cookie is answered in Lithuanian",
    async (garbage) => {
      expect(await ask(`/login?lang=${encodeURIComponent(garbage)}`)).toBe("lt");
      expect(await ask("/login", { Cookie: `lang=${encodeURIComponent(garbage)}` })).toBe("lt");
    },
  );

  test("garbage in the address does not take a remembered language away", async () => {
    expect(await ask("/login?lang=xx", { Cookie: "lang=en" })).toBe("en");
  });

  test("a cookie whose name only ends in lang is another cookie", async () => {
    expect(await ask("/login", { Cookie: "slang=en" })).toBe("lt");
  });

  test("only an address that names a language asks to be remembered", () => {
    expect(findLanguageInUrl(new Request("https://portal.example/news?lang=en"))).toBe("en");
    expect(findLanguageInUrl(new Request("https://portal.example/news?lang=zz"))).toBeNull();
    expect(findLanguageInUrl(new Request("https://portal.example/news"))).toBeNull();
  });
});

describe("the language cookie", () => {
  const now = new Date("2026-11-20T12:00:00Z");

  test("lives a year, for engines that know only Expires as well", () => {
    expect(languageCookie("en", { secure: true, now })).toBe(
      "lang=en; Path=/; Max-Age=31536000; Expires=Sat, 20 Nov 2027 12:00:00 GMT; HttpOnly; SameSite=Lax; Secure",
    );
  });

  test("is sent over plain http on a plain http portal, and reads back", () => {
    const cookie = languageCookie("en", { secure: false, now });
    expect(cookie).not.toContain("Secure");
    expect(readLanguageCookie(cookie)).toBe("en");
  });
});

test("F-043: the switch keeps the page and its query", () => {
  expect(toLanguageUrl({ pathname: "/applications", search: "?tab=3&lang=lt" }, "en")).toBe(
    "/applications?tab=3&lang=en",
  );
  expect(toLanguageUrl({ pathname: "/news", search: "" }, "en")).toBe("/news?lang=en");
});

describe("Lithuanian plural forms", () => {
  const forms = { one: "lauką", few: "laukus", other: "laukų" };
  test.each([
    [0, forms.other],
    [1, forms.one],
    [2, forms.few],
    [9, forms.few],
    [10, forms.other],
    [11, forms.other],
    [19, forms.other],
    [20, forms.other],
    [21, forms.one],
    [22, forms.few],
    [30, forms.other],
    [101, forms.one],
    [111, forms.other],
    [112, forms.other],
    [1001, forms.one],
  ])("G32: %i takes “%s”", (count, form) => {
    expect(getFixedT("lt", "ui")("error.fields", { count })).toBe(`Patikrinkite ${count} ${form}`);
  });

  test("English has two", () => {
    expect([1, 2].map((count) => getFixedT("en", "ui")("error.fields", { count }))).toEqual([
      "Check 1 field",
      "Check 2 fields",
    ]);
  });
});
