import { expect, test, type Page } from "playwright/test";
import { sanitiseHtml } from "../../app/services/safe-html.server.ts";
import { HOSTILE_HTML } from "../support/hostile-html.ts";

/** Draws a piece of HTML without any content security policy, goes over it with the pointer and clicks every link. */
async function executes(page: Page, html: string): Promise<boolean> {
  await page.setContent(`<!DOCTYPE html><body><section>${html}</section></body>`);
  for (const element of await page.locator("section *").all())
    await element.dispatchEvent("mouseover").catch(() => undefined);
  for (const link of await page.locator("section a").all())
    await link.evaluate((anchor: HTMLElement) => anchor.click()).catch(() => undefined);
  return page.evaluate(() => "executed" in window);
}

test("R-H1: the harness sees what runs: by itself, under the pointer, on a click", async ({ page }) => {
  await page.route("**/*", (route) => route.abort());
  const running = [
    "<img src=x onerror=window.executed=1>",
    "<svg onload=window.executed=1></svg>",
    "<b onmouseover=window.executed=1>a</b>",
    '<a href="javascript:void(window.executed=1)">a</a>',
  ];
  for (const html of running) expect([html, await executes(page, html)]).toEqual([html, true]);
});

test("R-H1, F-120: of more than 200 hostile messages, cleaned, Chromium runs none, with the policy off", async ({
  page,
}) => {
  test.setTimeout(300_000);
  await page.route("**/*", (route) => route.abort());
  expect(HOSTILE_HTML.length).toBeGreaterThan(200);
  const executed: string[] = [];
  for (const html of HOSTILE_HTML) if (await executes(page, sanitiseHtml(html))) executed.push(html);
  expect(executed).toEqual([]);
});

test("R-H1: what is left of them is the whitelist and nothing else; links go to a new tab without a referrer", async ({
  page,
}) => {
  const left = await page.evaluate(
    (pieces) => {
      const found = new Set<string>();
      for (const piece of pieces) {
        const parsed = new DOMParser().parseFromString(`<body>${piece}</body>`, "text/html");
        for (const element of parsed.body.querySelectorAll("*"))
          found.add([element.localName, ...[...element.attributes].map(({ name }) => name)].join(" "));
      }
      return [...found].sort();
    },
    HOSTILE_HTML.map((html) => String(sanitiseHtml(html))),
  );
  const allowed = /^(?:b|strong|i|em|u|br|p|ul|ol|li|span|small|a(?: href)? target rel)$/;
  expect(left.filter((shape) => !allowed.test(shape))).toEqual([]);
});
