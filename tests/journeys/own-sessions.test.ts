import type { Locator, Page } from "playwright/test";
import { findingsOfAxe } from "../support/axe-findings.ts";
import { isFormPost, LANGUAGES, typeAddress } from "../support/browser.ts";
import { logInDirectly } from "../support/journey-applications.ts";
import { enterCode, expect, hasScript, readCode, test, untilCodeIsAsked } from "../support/journey-codes.ts";
import { submitLogin } from "../support/journey-steps.ts";
import { textOf } from "../support/journey-texts.ts";
import { openLogIn, openNews, openOwnSessions } from "../support/journey-walk.ts";

test.use({ accounts: "own-sessions" });

test.describe.configure({ mode: "serial" });

const MANAGER = "vadyb1";
const CONTACT = "vadyb1@pavyzdys.example";

const shown = (page: Page, text: string) => expect(page.getByText(text).first()).toBeVisible();

/** Presses a button; without script its form brings the portal's origin with it (R-B6). */
async function press(page: Page, button: Locator): Promise<void> {
  const [post] = await Promise.all([page.waitForRequest(isFormPost), button.click()]);
  if (!hasScript()) expect((await post.allHeaders())["origin"]).toBe(new URL(page.url()).origin);
}

/** By the frame's button. */
async function logOut(page: Page): Promise<void> {
  await page.locator("button[name=logout]").click();
  await page.waitForURL("**/login");
}

for (const language of LANGUAGES) {
  test(`R-A14: a user finds another log-in of the account by the foot of the page and ends it (${language}) @${language}`, async ({
    page,
    browser,
    servers,
  }) => {
    const t = (key: string, params = {}) => textOf(language, `sessions:${key}`, params);
    const elsewhere = await browser.newContext({ baseURL: servers.url, javaScriptEnabled: hasScript() });
    const other = await elsewhere.newPage();
    await logInDirectly(other, "vienas.s");
    await logInDirectly(page, "vienas.s", language);
    await openNews(page);
    await page
      .locator("footer")
      .getByRole("link", { name: textOf(language, "shell:ownSessions") })
      .click();
    await page.waitForURL("**/sessions");
    await expect(page).toHaveTitle(new RegExp(t("title")));
    await shown(page, t("logIns.this"));
    if (hasScript()) expect(await findingsOfAxe(page)).toEqual([]);
    await press(page, page.locator("main button[name=endSession]").first());
    await shown(page, t("done.ended"));
    await typeAddress(other, "/applications");
    await other.waitForURL("**/login");
    await expect(page.locator("main button[name=endOthers]")).toBeDisabled();
    await shown(page, t("logIns.none"));
    await logOut(page);
    await elsewhere.close();
  });
}

test("G03: this device is forgotten: the session goes on, the next log-in asks for a code @html", async ({
  page,
  servers,
}) => {
  // The first code of these servers: no clock has to be moved for it, so that no session ends by the way.
  await openLogIn(page);
  await submitLogin(page, MANAGER);
  await untilCodeIsAsked(page);
  await enterCode(page, await readCode(page, servers, CONTACT), { remember: true });
  await page.waitForURL("**/news");
  await openOwnSessions(page);
  await shown(page, textOf("lt", "sessions:devices.this"));
  if (hasScript()) expect(await findingsOfAxe(page)).toEqual([]);
  const thisDevice = page.locator("main .line").filter({ hasText: textOf("lt", "sessions:devices.this") });
  await press(page, thisDevice.locator("button[name=forgetDevice]"));
  await shown(page, textOf("lt", "sessions:done.forgotten"));
  await expect(page.getByText(textOf("lt", "sessions:devices.this"), { exact: true })).toHaveCount(0);
  await logOut(page);
  await openLogIn(page);
  await submitLogin(page, MANAGER);
  await page.waitForURL("**/verify-device");
});
