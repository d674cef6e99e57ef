import { describe, expect, test } from "vitest";
import fc from "fast-check";
import { plainTextOf, sanitiseHtml } from "~/services/safe-html.server.ts";

/** All that the pieces below may leave behind. */
const HARMLESS_TAG =
  /^<(?:\/?(?:b|p|ul)|\/a|a(?: href="(?:https?:|mailto:|tel:|\/(?![/\\]))[^"]*")? target="_blank" rel="noopener noreferrer")>$/;

describe("HTML of the back end", () => {
  test.each([
    [
      "<b>a</b><strong>b</strong><i>c</i><em>d</em><u>e</u><br><p>f</p><ul><li>g</li></ul><ol><li>h</li></ol><span>i</span><small>j</small>",
      "<b>a</b><strong>b</strong><i>c</i><em>d</em><u>e</u><br /><p>f</p><ul><li>g</li></ul><ol><li>h</li></ol><span>i</span><small>j</small>",
    ],
    ["<script>alert(1)</script>a", "a"],
    ["<style>*{}</style>a", "a"],
    ["<img src=x onerror=alert(1)>", ""],
    ["<svg onload=alert(1)><a>x</a></svg>", "x"],
    ["<iframe src=//evil></iframe>", ""],
    ['<p onclick="x()" style="position:fixed" class="c" id="i">a</p>', "<p>a</p>"],
    ["<form action=//evil><input><button>a</button></form>", "a"],
    ["<h1>a</h1><table><tr><td>b</td></tr></table>", "ab"],
    ["a < b & c", "a &lt; b &amp; c"],
    ["<!--[if IE]><script>x</script><![endif]-->a", "a"],
    ["<b><b><b>a", "<b><b><b>a</b></b></b>"],
  ])("R-H1: %s becomes %s", (html, clean) => {
    expect(sanitiseHtml(html)).toBe(clean);
  });

  test.each(["https://a.example/x?y=1", "http://a.example", "mailto:a@b.example", "tel:+37060000000"])(
    "R-H1: a link to %s stays, in a new tab and without a referrer",
    (href) => {
      expect(sanitiseHtml(`<a href="${href}">x</a>`)).toBe(
        `<a href="${href}" target="_blank" rel="noopener noreferrer">x</a>`,
      );
    },
  );

  test.each([
    "javascript:alert(1)",
    " javascript:alert(1)",
    "java\nscript:x",
    "data:text/html,x",
    "vbscript:x",
    "//evil.example",
    "/logout",
    "/\\evil.example",
    "\\\\evil",
    "ftp://x",
    "relative",
  ])("R-H1: a link to %s becomes its words: nothing is left to click on", (href) => {
    expect(sanitiseHtml(`<a href="${href.replaceAll('"', "")}">x</a>`)).toBe("x");
  });

  test("R-H3: a message of a megabyte is cut before it is read", () => {
    expect(sanitiseHtml("a".repeat(1_000_000))).toHaveLength(20_480);
    expect(sanitiseHtml("<b>".repeat(50_000))).toBe(`${"<b>".repeat(20)}${"</b>".repeat(20)}`);
    expect(sanitiseHtml("<".repeat(200_000))).toBe("&lt;".repeat(20_480));
  });

  test.each([
    ["50,000 nested elements", "<b>".repeat(50_000)],
    ["200 KB of <", "<".repeat(200_000)],
    ["200 KB of comments", "<!--".repeat(50_000)],
    ["a megabyte of words", "žodis ".repeat(200_000)],
    ["a megabyte of attributes", `<a href="${"x".repeat(1_000_000)}`],
  ])("R-H3: %s is cut at 20 KB: what follows is not even read", (_what, html) => {
    expect(sanitiseHtml(html)).toBe(sanitiseHtml(html.slice(0, 20_480)));
    expect(sanitiseHtml(`${html.slice(0, 20_480)}<b>later</b>`)).toBe(sanitiseHtml(html));
  });

  test("cleaning what is clean changes nothing, and nothing executable is left of any text", () => {
    const pieces = fc.constantFrom(
      "<b>",
      "</b>",
      "<a href='",
      "javascript:",
      "'>",
      "<script>",
      "</script>",
      "<img ",
      "onerror=",
      '"',
      "<",
      ">",
      "&lt;",
      "&#x3c;",
      "x",
      "<!--",
      "-->",
      "<svg>",
      "<math>",
      "<template>",
      "<noscript>",
      "<p>",
      "<ul>",
      "<a>",
      "/*",
      "\0",
    );
    fc.assert(
      fc.property(
        fc.array(pieces, { maxLength: 20 }).map((parts) => parts.join("")),
        (html) => {
          const once = sanitiseHtml(html);
          expect(sanitiseHtml(once)).toBe(once);
          expect((once.match(/<[^>]*>?/g) ?? []).filter((tag) => !HARMLESS_TAG.test(tag))).toEqual([]);
        },
      ),
      { numRuns: 20_000 },
    );
  }, 120_000);

  test("F-381: as plain text it keeps its paragraphs and items on lines of their own, and its signs as they are", () => {
    const html = sanitiseHtml(
      "Negalima.<ul><li>suma &lt; 5 &amp; 6</li><li>mažai</li></ul><br>Didžiausia: <strong>5 €</strong>.",
    );
    expect(plainTextOf(html)).toBe("Negalima.\nsuma < 5 & 6\nmažai\nDidžiausia: 5 €.");
  });
});
