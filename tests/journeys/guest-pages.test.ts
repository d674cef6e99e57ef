import type { Page } from "playwright/test";
import { expect, isFormPost, test } from "../support/browser.ts";
import { logInDirectly } from "../support/journey-applications.ts";
import { DEMO_PASSWORD } from "../support/demo-session.ts";
import { textOf } from "../support/journey-texts.ts";
import { openLogIn, openNews, openReminder } from "../support/journey-walk.ts";

/** What the one script of the pages for guests adds to them. */
const username = (page: Page) => page.locator("#login-username");
const password = (page: Page) => page.locator("#login-password");

async function typeLogIn(page: Page): Promise<void> {
  await openLogIn(page);
  await username(page).fill("jonas.s");
  await password(page).fill(DEMO_PASSWORD);
}

test.describe("with script @script", () => {
  // The portal is asked for before a form is risked.
  test.use({ tolerated: [/ERR_INTERNET_DISCONNECTED/] });
  // What is seen here is what a script does; the forms themselves work without.
  test("F-471: without a network the log-in says so at the form, keeps what is typed, and is sent when there is one", async ({
    page,
    context,
  }) => {
    await typeLogIn(page);
    await context.setOffline(true);
    await page.locator("button[name=login]").click();
    const note = page.locator("#offline-note");
    await expect(note).toContainText(textOf("lt", "soap:-404"));
    await expect(note).toBeFocused();
    await expect(username(page)).toHaveValue("jonas.s");
    await expect(password(page)).toHaveValue(DEMO_PASSWORD);
    await context.setOffline(false);
    await page.locator("button[name=login]").click();
    await page.waitForURL("**/news");
  });

  test("F-043: the other language keeps what is typed, the password too, and the script goes on", async ({ page }) => {
    await typeLogIn(page);
    await page.locator(".langs a[hreflang=en]").click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(textOf("en", "login:heading"));
    await expect(page.locator("html")).toHaveAttribute("lang", "en");
    await expect(page).toHaveTitle(new RegExp(textOf("en", "login:title")));
    await expect(username(page)).toHaveValue("jonas.s");
    await page.locator("#login-password + button").click();
    await expect(password(page)).toHaveAttribute("type", "text");
    await expect(password(page)).toHaveValue(DEMO_PASSWORD);
    await page.locator("button[name=login]").click();
    await page.waitForURL("**/news");
  });

  test("F-044: a zoom is applied at once, and nothing typed is lost @full", async ({ page }) => {
    await typeLogIn(page);
    await expect(page.locator("#zoom-factor")).toHaveValue("1,00");
    await page.locator("#zoom-factor").fill("1,10");
    const saved = page.waitForResponse("**/preferences");
    await page.locator(".foot form button").click();
    await expect(page.locator("html")).toHaveClass(/\bzoom-110\b/);
    await saved;
    await expect(page.locator("#zoom-factor")).toHaveValue("1,10");
    await expect(password(page)).toHaveValue(DEMO_PASSWORD);
    await page.reload();
    await expect(page.locator("html")).toHaveClass(/\bzoom-110\b/);
  });

  test("a click on a demo log-in fills the form, which is sent as it would be by hand", async ({ page }) => {
    await openLogIn(page);
    await page.getByRole("button", { name: `jonas.s · ${DEMO_PASSWORD}` }).click();
    await expect(username(page)).toHaveValue("jonas.s");
    await expect(password(page)).toHaveValue(DEMO_PASSWORD);
    await page.locator("button[name=login]").click();
    await page.waitForURL("**/news");
  });

  test("F-054: a double click sends the log-in once", async ({ page }) => {
    await typeLogIn(page);
    const posts: string[] = [];
    page.on("request", (request) => isFormPost(request) && posts.push(request.url()));
    await page.locator("button[name=login]").dblclick();
    await page.waitForURL("**/news");
    expect(posts).toHaveLength(1);
  });

  test("F-104: a log-in in another tab is followed, and nothing else reloads the page", async ({ page, context }) => {
    await openLogIn(page);
    const other = await context.newPage();
    await logInDirectly(other);
    await openNews(other);
    await page.waitForURL("**/news");
    await other.close();
  });

  test("P11: no file of the application is fetched before there is a user", async ({ page }) => {
    const files: string[] = [];
    page.on("request", (request) => request.resourceType() === "script" && files.push(new URL(request.url()).pathname));
    await openLogIn(page);
    await openReminder(page);
    expect(new Set(files)).toEqual(new Set([expect.stringMatching(/^\/assets\/plain-page\.es5-/)]));
  });
});
