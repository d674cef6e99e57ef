import type { Page } from "playwright/test";
import { expect, LANGUAGES, test, untilHydrated, usually } from "../support/browser.ts";
import { logInDirectly } from "../support/journey-applications.ts";
import { textOf } from "../support/journey-texts.ts";
import { openApplications, openNews, switchLanguage } from "../support/journey-walk.ts";

/** The texts of a page that is opened by a click: they come before it is drawn. The first page brings only its own. */
test.use({ tolerated: [/ERR_FAILED|ERR_BLOCKED/] });

/** The labels of enumerations: the news, where every log-in leads, have none. */
const ENUMERATIONS = /\/assets\/enumerations-[^/]*\.js$/;

const firstTab = (page: Page) => page.locator("main .tabs a").first();
const tabIn = (language: "lt" | "en") => new RegExp(`^${textOf(language, "enumerations:listTab.applications")}`);

/** From now on: what each tab and each heading of the page has ever said. */
const rememberWords = (page: Page) =>
  page.evaluate(() => {
    const said = ((window as { said?: Set<string> }).said = new Set());
    const look = () => {
      for (const one of document.querySelectorAll("h1, .tabs a")) said.add(one.textContent);
    };
    new MutationObserver(look).observe(document, { subtree: true, childList: true, characterData: true });
    look();
  });
const rememberedWords = (page: Page) => page.evaluate(() => [...((window as { said?: Set<string> }).said ?? [])]);

for (const language of LANGUAGES) {
  test(`item 12: texts that come late hold the page back; no key is ever shown, in ${language} @script${usually(language === "lt")}`, async ({
    page,
  }) => {
    await logInDirectly(page, undefined, language);
    let release: () => void = () => undefined;
    const released = new Promise<void>((resolve) => (release = resolve));
    await page.route(ENUMERATIONS, async (route) => {
      await released;
      await route.continue();
    });
    await openNews(page);
    await switchLanguage(page, language);
    await rememberWords(page);
    const asked = page.waitForRequest(ENUMERATIONS);
    await page.locator('nav.menu a[href="/applications"]').click();
    await asked;
    await expect(page.locator("h1")).toHaveText(textOf(language, "news:title"));
    release();
    await expect(page.locator("h1")).toHaveText(textOf(language, "applications:title"));
    await expect(firstTab(page)).toHaveText(tabIn(language));
    for (const words of await rememberedWords(page)) expect(words).not.toMatch(/^[a-z]\w+\.[a-z]\w+/);
  });
}

test("O17: texts that do not come make it an ordinary page load, with words @script", async ({ page }) => {
  await logInDirectly(page);
  await openNews(page);
  await rememberWords(page);
  await page.route(ENUMERATIONS, (route) => route.abort());
  const loaded = page.waitForEvent("load");
  await page.locator('nav.menu a[href="/applications"]').click();
  await loaded;
  expect(new URL(page.url()).pathname).toBe("/applications");
  await expect(firstTab(page)).toHaveText(tabIn("lt"));
  expect(await rememberedWords(page)).toEqual([]);
  await expect(page.locator("#load-note")).toContainText(textOf("lt", "shell:loadFailed"));
});

test("F-043: after the language was switched, later pages have their words in it @script", async ({ page }) => {
  await logInDirectly(page);
  await openNews(page);
  await page
    .getByRole("navigation", { name: textOf("lt", "shell:language") })
    .getByRole("link", { name: /^EN/ })
    .click();
  await expect(page.locator("h1")).toHaveText(textOf("en", "news:title"));
  await openApplications(page);
  await untilHydrated(page);
  await expect(page.locator("h1")).toHaveText(textOf("en", "applications:title"));
  await expect(firstTab(page)).toHaveText(tabIn("en"));
});
