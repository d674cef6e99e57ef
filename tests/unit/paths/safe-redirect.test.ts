import fc from "fast-check";
import { expect, test } from "vitest";
import { safeTo } from "../../../app/paths/safe-redirect.ts";

const TABLE = {
  names: { news: "/news", applications: "/applications" },
  patterns: ["/", "/news", "/applications", "/applications/edit/:id/:step", "/settings"],
  fallback: "/news",
};

test.each([
  ["news", "/news"],
  ["applications", "/applications"],
  ["/applications", "/applications"],
  ["/applications/edit/1234/4", "/applications/edit/1234/4"],
  ["/", "/"],
])("R-B12: %s leads to %s", (candidate, path) => {
  expect(safeTo(candidate, TABLE)).toBe(path);
});

const HOSTILE = [
  "//evil",
  "/\\evil",
  "\\\\evil",
  "///",
  "////evil",
  "https:evil",
  "https:/\\evil",
  "https://evil.test",
  "javascript:alert(1)",
  "data:text/html,x",
  "/%09/evil",
  "/\t/evil",
  "/%5cevil",
  "/..//evil",
  "/../evil",
  "/./news",
  "@evil",
  "/news@evil",
  "%2f%2fevil",
  "/%2f/evil",
  "/news\r\nSet-Cookie: a=b",
  "//evil%E3%80%82test",
  `/${"a".repeat(4_096)}`,
  "／／evil",
  "/／evil",
  "/news?next=//evil",
  "/news#x",
  "/news/",
  "/NEWS",
  "news ",
  " news",
  "constructor",
  "__proto__",
  "toString",
  "",
  "/applications/edit/1/2/3",
  "/applications/edit/../4",
  "/applications/edit/%2e%2e/4",
  "/applications/edit//4",
  "/unknown",
  "/applications/edit/1;evil/4",
  "/applications/edit/1\u0000/4",
];
test.each(HOSTILE)("R-B12: %j falls back to the news", (candidate) => {
  expect(safeTo(candidate, TABLE)).toBe("/news");
});

test("R-B12: what is no text falls back too", () => {
  for (const candidate of [undefined, null, 7, ["/applications", "/settings"], { toString: () => "/settings" }])
    expect(safeTo(candidate, TABLE)).toBe("/news");
});

const piece = fc.oneof(
  fc.constantFrom(
    "/",
    "\\",
    "//",
    "..",
    "%2f",
    "news",
    "applications",
    "edit",
    "evil.test",
    "@",
    ":",
    "?",
    "#",
    "javascript:",
    "\t",
    "。",
  ),
  fc.string(),
);
test("R-B12: whatever comes in, a path of the table on this very host comes out", () => {
  fc.assert(
    fc.property(
      fc.array(piece, { maxLength: 8 }).map((pieces) => pieces.join("")),
      (candidate) => {
        const path = safeTo(candidate, TABLE);
        expect(path).toMatch(/^\/(?!\/)[\w/-]*$/);
        const url = new URL(path, "https://portal.example");
        expect([url.origin, url.pathname, url.search, url.hash]).toEqual(["https://portal.example", path, "", ""]);
      },
    ),
    { numRuns: 20_000 },
  );
});
