import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { Linter } from "eslint";
import { describe, expect, test } from "vitest";
import { textOf } from "../../support/journey-texts.ts";
import { CLIENT_BUILD } from "./manifest.ts";
import { readSeals } from "./page.ts";
import { useStage } from "./stage.ts";

const stage = useStage();

const EXPLORERS = [
  ["6", "Mozilla/4.0 (compatible; MSIE 6.0; Windows NT 5.1)"],
  ["8", "Mozilla/4.0 (compatible; MSIE 8.0; Windows NT 6.1; Trident/4.0)"],
  ["9", "Mozilla/5.0 (compatible; MSIE 9.0; Windows NT 6.1; Trident/5.0)"],
  ["10", "Mozilla/5.0 (compatible; MSIE 10.0; Windows NT 6.2; Trident/6.0)"],
  ["11", "Mozilla/5.0 (Windows NT 10.0; WOW64; Trident/7.0; rv:11.0) like Gecko"],
  ["11 in compatibility view", "Mozilla/4.0 (compatible; MSIE 7.0; Windows NT 6.1; Trident/7.0)"],
] as const;
const CHROME = "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36";
const IE11 = EXPLORERS[4][1];

const CONDITIONAL = /<!--\[if lte IE 9\]>([^]*?)<!\[endif\]-->/g;
const WARNING = /<div class="strip warning">/g;

/** Warnings that a browser shows which reads conditional comments, and those that one shows which does not. */
const warningsIn = (html: string) => ({
  upTo9: html.match(WARNING)?.length ?? 0,
  others: html.replace(CONDITIONAL, "").match(WARNING)?.length ?? 0,
});

describe("F-421, rule 50: the warning of Internet Explorer", () => {
  test.each(EXPLORERS)("version %s sees exactly one, in both languages", async (_version, userAgent) => {
    for (const language of ["lt", "en"] as const) {
      const { body, status } = await stage().guest().get(`/login?lang=${language}`, { "User-Agent": userAgent });
      expect([status, warningsIn(body)]).toEqual([200, { upTo9: 1, others: 1 }]);
      expect(body.includes(textOf(language, "shell:oldBrowser.text"))).toBe(true);
    }
  });

  test("a modern browser sees none; a version up to 9 that calls itself so reads one in the comment", async () => {
    const { body } = await stage().guest().get("/login", { "User-Agent": CHROME });
    expect(warningsIn(body)).toEqual({ upTo9: 1, others: 0 });
    expect(warningsIn((await stage().guest().get("/login")).body)).toEqual({ upTo9: 1, others: 0 });
  });

  test("it can be put away for 30 days and is in no user's way", async () => {
    const browser = stage().guest();
    const seals = await readSeals(browser, "/login", "note");
    const dismissed = await browser.post("/preferences", { ...seals, note: "browser", dismissNote: "" });
    expect([dismissed.status, dismissed.location]).toEqual([303, "/login"]);
    expect(dismissed.cookies.join()).toMatch(/ie=1; Path=\/; Max-Age=2592000; Expires=/);
    for (const userAgent of [IE11, CHROME]) {
      expect(warningsIn((await browser.get("/login", { "User-Agent": userAgent })).body)).toEqual({
        upTo9: 0,
        others: 0,
      });
    }
  });

  test("it stands in the page and outside of its forms, as text and a link", async () => {
    const { body } = await stage().guest().get("/login", { "User-Agent": IE11 });
    const outsideForms = body.replace(/<form[^]*?<\/form>/g, "");
    expect(outsideForms.includes(textOf("lt", "shell:oldBrowser.text"))).toBe(true);
    expect(/<a href="https:\/\/www\.microsoft\.com\/edge"[^>]*target="_blank"/.test(outsideForms)).toBe(true);
  });

  test("R-H1: an address cannot end the comment", async () => {
    const address = "/login?x=--%3E%3Cscript%3Ealert(1)%3C/script%3E";
    const { body } = await stage().guest().get(address, { "User-Agent": CHROME });
    const [comment = ""] = [...body.matchAll(CONDITIONAL)].map(([, content]) => content);
    expect(comment).toContain("&#45;&#45;%3E%3Cscript");
    expect([comment.includes("--"), body.includes("<script>alert")]).toEqual([false, false]);
  });

  test("rules 52, 53: documents are drawn by the newest engine, and no cache mixes the variants up", async () => {
    const { body, headers } = await stage().guest().get("/login", { "User-Agent": IE11 });
    expect(body.startsWith("<!DOCTYPE html><html")).toBe(true);
    expect(headers["x-ua-compatible"]).toBe("IE=edge");
    expect(headers.vary).toContain("User-Agent");
    expect(headers["cache-control"]).toContain("no-store");
  });
});

describe("rules 9 and 29: what old engines choke on", () => {
  /** Classic scripts: engines that know no modules run them. What the gate holds back is data to all of them. */
  const classicScripts = (html: string) =>
    [...html.matchAll(/<script\b([^>]*)>([^]*?)<\/script>/g)].filter(
      ([, tag = ""]) => !/type="(?:held-)?module"/.test(tag),
    );

  test("every inline script that they run is ECMAScript 5", async () => {
    const seller = await stage().as("jonas.s");
    const manager = await stage().as("vadyb2");
    const pages = [await stage().guest().get("/login"), await manager.get("/news")];
    for (const path of ["/news", "/applications", "/applications/add", "/404"]) pages.push(await seller.get(path));
    const linter = new Linter();
    for (const { body } of pages) {
      const scripts = classicScripts(body);
      expect(scripts.length).toBeGreaterThanOrEqual(2);
      for (const [, , code = ""] of scripts) {
        const found = linter.verify(code, { languageOptions: { ecmaVersion: 5, sourceType: "script" } });
        expect(found.map(({ message }) => message)).toEqual([]);
      }
    }
  });

  test("Internet Explorer shows our own error pages, for they are longer than 512 bytes", async () => {
    const seller = await stage().as("jonas.s");
    for (const path of ["/404", "/permission-denied", "/no/such", "/applications/load/abc", "/%zz"])
      expect((await seller.get(path)).bytes.length).toBeGreaterThan(512);
  });
});

/** Built-ins that some engine of the script tier (Chrome 87, Firefox 78, Safari 14) lacks and the gate does not ask for. */
const TOO_YOUNG = [
  /\.(?:findLast|findLastIndex|toSorted|toReversed|toSpliced|isWellFormed|toWellFormed)\(/,
  /\b(?:Object\.hasOwn|Object\.groupBy|Map\.groupBy|Array\.fromAsync|Promise\.withResolvers|Promise\.try)\(/,
  /\b(?:structuredClone|crypto\.randomUUID|URL\.parse)\(/,
  /\bAbortSignal\.(?:any|timeout)\(/,
];

test("rules 24, 25: the browser's files use no built-in that the gate lets through without", () => {
  const assets = join(CLIENT_BUILD, "assets");
  const files = readdirSync(assets).filter((name) => name.endsWith(".js"));
  expect(files.length).toBeGreaterThan(20);
  const found = files.flatMap((name) => {
    const text = readFileSync(join(assets, name), "utf8");
    return TOO_YOUNG.flatMap((pattern) => pattern.exec(text)?.[0] ?? []).map((use) => `${name}: ${use}`);
  });
  expect(found).toEqual([]);
});

test("F-426: in the test environment every frame says its version once, below the page, in the language of the page", async () => {
  const seller = await stage().as("jonas.s");
  const limited = await stage().logIn("ribotas");
  const frames = [
    ["a guest", stage().guest(), "/login"],
    ["a guest where nothing is", stage().guest(), "/no/such"],
    ["a seller", seller, "/news"],
    ["a seller where nothing is", seller, "/404"],
    ["a seller who may not", seller, "/permission-denied"],
    ["a limited log-in", limited, "/login/url"],
  ] as const;
  for (const [who, browser, path] of frames)
    for (const language of ["lt", "en"] as const) {
      const { body } = await browser.get(`${path}?lang=${language}`);
      const label = textOf(language, "shell:testVersion", { version: "6.0.8" });
      const [above = "", ...below] = body.split(`<small>${label}</small>`);
      expect([who, language, below.length, above.includes("</main>")]).toEqual([who, language, 1, true]);
    }
});
