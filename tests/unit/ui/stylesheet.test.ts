import { gzipSync } from "node:zlib";
import { beforeAll, describe, expect, test } from "vitest";
import { GALLERY, renderGalleryPage } from "../../support/gallery.tsx";
import { compilePortalCss } from "../../support/compiled-css.ts";

const STYLESHEET_GZIP_MAX_BYTES = 8 * 1024;
const FIRST_VISIT_GZIP_MAX_BYTES = 14 * 1024;

let css = "";
beforeAll(async () => {
  css = await compilePortalCss();
});

/** The sheet without its @supports parts: what Internet Explorer 11 and older engines read. */
function withoutSupports(sheet: string): string {
  let rest = sheet;
  for (let at = rest.indexOf("@supports"); at >= 0; at = rest.indexOf("@supports")) {
    let depth = 0;
    let end = rest.indexOf("{", at);
    do {
      if (rest[end] === "{") depth += 1;
      if (rest[end] === "}") depth -= 1;
      end += 1;
    } while (depth > 0 && end < rest.length);
    rest = rest.slice(0, at) + rest.slice(end);
  }
  return rest;
}

describe("the stylesheet as it is served", () => {
  test("P11: is at most 8 KB gzip, and each page of the gallery with it at most 14 KB", async () => {
    expect(gzipSync(css).length).toBeLessThanOrEqual(STYLESHEET_GZIP_MAX_BYTES);
    for (const name of Object.keys(GALLERY)) {
      expect(gzipSync(await renderGalleryPage(name, css)).length).toBeLessThanOrEqual(FIRST_VISIT_GZIP_MAX_BYTES);
    }
  });

  test("browsers 35: a static value stands before every custom property", () => {
    const unguarded = [...css.matchAll(/([{;])([a-z-]+):[^;{}]*var\(--[^;{}]*/g)].filter(
      ({ index, 2: property = "" }) =>
        !new RegExp(`(^|[{;])${property}:[^;{}]*$`).test(css.slice(Math.max(0, index - 120), index)),
    );
    expect(unguarded.map(([text]) => text)).toEqual([]);
  });

  test("browsers 37: grid and flex stand in @supports alone", () => {
    expect(withoutSupports(css)).not.toMatch(/display:\s*(-\w+-)?(inline-)?(flex|grid)/);
  });

  test("browsers 36: gap has its old name beside it, and flex rows use margins", () => {
    expect([...css.matchAll(/[{;](column-|row-)?gap:[1-9.]/g)].length).toBe(
      [...css.matchAll(/grid-(column-|row-)?gap:/g)].length,
    );
  });

  test("browsers 38, 39: a closed dialog is hidden and the newer elements are blocks", () => {
    expect(css).toContain("dialog:not([open]){display:none}");
    expect(css).toMatch(/main,section,nav,header,footer,article[^{]*\{display:block\}/);
  });

  test("browsers 40, 41: no selector or function that old engines drop a whole rule for", () => {
    // The ring after a press of the mouse: an engine that drops that rule keeps the ring.
    expect(css.replace(/[^{}]*:focus:not\(:focus-visible\)\s*\{[^}]*\}/g, "")).not.toMatch(
      /:has\(|:is\(|:where\(|:focus-visible|@layer|oklch|clamp\(|\binset:|aspect-ratio/,
    );
  });

  test("browsers 56: no container queries, which leave the page blank in Chromium 117 to 121", () => {
    expect(css).not.toMatch(/container(-type|-name)?:|@container/);
  });

  test("browsers 46: the sheet stays within what old Internet Explorers read", () => {
    expect(css.length).toBeLessThan(100_000);
    expect(css.split(/[,{]/).length).toBeLessThan(4095);
  });

  test("the focus ring is 3 px, and taken away only from links, summaries and buttons that the mouse has pressed", () => {
    expect(css).toContain("outline:3px solid");
    const rules = css.match(/[^{}]*\{[^{}]*outline:\s*(0|none)[^{}]*\}/g) ?? [];
    const selectors = rules.flatMap((rule) => (rule.split("{")[0] ?? "").split(","));
    expect(selectors.map((selector) => selector.trim()).sort()).toEqual(
      ["a", "button", "summary"].map((element) => `${element}:focus:not(:focus-visible)`),
    );
  });
});

/** WCAG relative luminance of a `#rrggbb` or `#rgb` colour. */
function luminance(colour: string): number {
  const digits =
    colour.length === 4 ? [...colour.slice(1)].map((digit) => digit + digit) : (colour.slice(1).match(/../g) ?? []);
  const [red = 0, green = 0, blue = 0] = digits.map((pair) => {
    const share = Number.parseInt(pair, 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

describe("colours", () => {
  const token = (name: string) => new RegExp(`--${name}:\\s*(#[0-9a-f]+)`).exec(css)?.[1] ?? "";

  test.each([
    ["text", "ground"],
    ["muted", "surface"],
    ["muted", "ground"],
    ["muted", "head"],
    ["accent", "surface"],
    ["accent", "ground"],
    ["ink-soft", "head"],
    ["danger", "surface"],
    ["danger", "danger-ground"],
    ["warning", "warning-ground"],
    ["info", "info-ground"],
    ["success", "surface"],
    ["surface", "accent"],
    ["surface", "ink"],
    ["ink", "focus"],
  ])("%s on %s reads well: at least 4.5 : 1", (front, back) => {
    expect(contrast(token(front), token(back))).toBeGreaterThanOrEqual(4.5);
  });

  test("the frame of a field is seen: at least 3 : 1", () => {
    expect(contrast(token("field"), token("surface"))).toBeGreaterThanOrEqual(3);
  });

  test.each(["accent", "warning", "field", "info"])("a part of a chart in %s is seen: at least 3 : 1", (part) => {
    expect(contrast(token(part), token("surface"))).toBeGreaterThanOrEqual(3);
  });
});
