import type { Page } from "playwright/test";
import { expect, openAddress, test, typeAddress, untilHydrated, usually } from "../support/browser.ts";
import { logInDirectly, prepareApplication } from "../support/journey-applications.ts";
import { fillForm, pressButton } from "../support/journey-forms.ts";
import { EMILIJA, FORMS } from "../support/journey-steps.ts";
import { textOf } from "../support/journey-texts.ts";
import { openApplications, openNews, openStep } from "../support/journey-walk.ts";

/** Scripts and styles that do not come, come late, break, or meet a browser that they are not for. */
// What is blocked or broken on purpose is what these journeys are about.
const BLOCKED = /ERR_FAILED|ERR_BLOCKED|Error loading route module|Failed to fetch dynamically imported/;
test.use({ tolerated: [BLOCKED] });

const note = (page: Page) => page.locator("#load-note");
const LOAD_FAILED = textOf("lt", "shell:loadFailed");
const scriptOf = async (page: Page, route: string): Promise<string> =>
  page.evaluate((id) => window.__remixManifest.routes[id]?.module ?? "", route);
const isHydrated = (page: Page): Promise<boolean> =>
  page.evaluate(() => Object.keys(document.documentElement).some((key) => key.startsWith("__reactFiber")));

/** The page works as plain HTML: its form is sent and leads on. */
async function expectPlainFormWorks(page: Page): Promise<void> {
  await fillForm(page, FORMS.buyer, EMILIJA);
  await pressButton(page, FORMS.buyer, "continue");
  await page.waitForURL(/\/applications\/add\/2\/\d+$/);
}

test.beforeEach(({ page }) => logInDirectly(page));

test("F-425: when the scripts do not come, the page says so and works as plain HTML", async ({ page }) => {
  await page.route("**/assets/framework-*.js", (route) => route.abort());
  await typeAddress(page, "/applications/add");
  await expect(note(page)).toContainText(LOAD_FAILED);
  await expect(note(page)).toHaveRole("alert");
  expect(await isHydrated(page)).toBe(false);
  await expectPlainFormWorks(page);
});

test("F-425: the texts of the scripts do not come: the same, and no word is a key @full", async ({ page }) => {
  await page.route("**/assets/texts-*.js", (route) => route.abort());
  await typeAddress(page, "/applications/add?lang=en");
  await expect(note(page)).toContainText(textOf("en", "shell:loadFailed"));
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(textOf("en", "application:title.new"));
  await expectPlainFormWorks(page);
});

test("F-425: when the styles do not come, the page says so, and its scripts run", async ({ page }) => {
  await page.route("**/assets/*.css", (route) => route.abort());
  await openAddress(page, "/news");
  await expect(note(page)).toContainText(LOAD_FAILED);
  await page.unroute("**/assets/*.css");
  await note(page)
    .getByRole("link", { name: textOf("lt", "shell:reload") })
    .click();
  await expect(note(page)).toBeEmpty();
});

test("F-425, O17: a link to a page whose script is blocked leads there, and the page works as plain HTML", async ({
  page,
}) => {
  await openNews(page);
  const blocked = await scriptOf(page, "routes/application-buyer/route");
  await page.route(`**${blocked}`, (route) => route.abort());
  await page.getByRole("link", { name: textOf("lt", "shell:menu.newApplication") }).click();
  await page.waitForURL("**/applications/add");
  await expect(note(page)).toContainText(LOAD_FAILED);
  await expectPlainFormWorks(page);
});

test("O17: a page whose data do not come as data comes as a page, with its query", async ({ page }) => {
  await openApplications(page);
  await page.route(/[?&]_data=/, (route) => route.abort());
  await page.getByRole("link", { name: new RegExp(`^${textOf("lt", "enumerations:listTab.contracts")}`) }).click();
  await page.waitForURL(/\/applications\?.*tab=6/);
  await untilHydrated(page);
  await page.getByRole("link", { name: textOf("lt", "shell:menu.news") }).click();
  await page.waitForURL("**/news");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(textOf("lt", "news:title"));
});

test("O17: an answer of a server in between, instead of the data, makes it an ordinary page change @full", async ({
  page,
}) => {
  await openApplications(page);
  await page.route(/\/news\?.*_data=/, (route) => route.fulfill({ status: 429, body: "<p>Too many</p>" }));
  await page.getByRole("link", { name: textOf("lt", "shell:menu.news") }).click();
  await page.waitForURL("**/news");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(textOf("lt", "news:title"));
});

test("F-424: a script that hangs is told after 120 seconds, and the note goes when it comes after all", async ({
  page,
}) => {
  await page.clock.install();
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route("**/assets/framework-*.js", async (route) => {
    await released;
    await route.continue();
  });
  await typeAddress(page, "/applications/add", { waitUntil: "commit" });
  await expect(page.locator("#buyer-personalCode")).toBeVisible();
  await page.clock.fastForward(119_000);
  await expect(note(page)).toBeEmpty();
  await page.clock.fastForward(2_000);
  await expect(note(page)).toContainText(LOAD_FAILED);
  await page.locator("#buyer-personalCode").fill(String(EMILIJA["personalCode"]));
  release();
  await untilHydrated(page);
  await expect(note(page)).toBeEmpty();
  await expect(page.locator("#buyer-personalCode")).toHaveValue(String(EMILIJA["personalCode"]));
});

test("F-424, O2: name and password that are typed while the scripts are still coming stay", async ({ page }) => {
  await page.context().clearCookies();
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route("**/assets/framework-*.js", async (route) => {
    await released;
    await route.continue();
  });
  await typeAddress(page, "/login", { waitUntil: "commit" });
  await page.locator("#login-username").fill("jonas.s");
  await page.locator("#login-password").fill("Demo-2026!");
  release();
  await untilHydrated(page);
  await expect(page.locator("#login-password + button")).toBeVisible();
  await expect(page.locator("#login-username")).toHaveValue("jonas.s");
  await expect(page.locator("#login-password")).toHaveValue("Demo-2026!");
});

test.describe("broken scripts", () => {
  // React reports what a component throws, and that it then draws the page again.
  test.use({ tolerated: [/broken on purpose|Minified React error #(?:418|423);/] });

  test("rule 26: scripts that break while they take the page over leave it as plain HTML, and other pages are not touched", async ({
    page,
  }) => {
    await openNews(page);
    const broken = await scriptOf(page, "routes/application-buyer/route");
    await page.route(`**${broken}`, (route) =>
      route.fulfill({
        contentType: "text/javascript",
        body: "export const handle = {}; export default () => { throw new Error('broken on purpose'); };",
      }),
    );
    await typeAddress(page, "/applications/add");
    await page.waitForFunction(() => window.portalScripts?.supported === false);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(textOf("lt", "application:title.new"));
    expect(await isHydrated(page)).toBe(false);
    await expectPlainFormWorks(page);
    await untilHydrated(page);
  });

  test("rule 26: a page that breaks later offers itself again as an ordinary page", async ({ page }) => {
    await openNews(page);
    const broken = await scriptOf(page, "routes/applications/route");
    await page.route(`**${broken}`, (route) =>
      route.fulfill({
        contentType: "text/javascript",
        body: "export const handle = {}; export default () => { throw new Error('broken on purpose'); };",
      }),
    );
    await page.getByRole("link", { name: textOf("lt", "shell:menu.applications") }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(textOf("lt", "errors:unexpected.title"));
    await page.unroute(`**${broken}`);
    await page.getByRole("link", { name: textOf("lt", "errors:unavailable.retry") }).click();
    await expect(page.getByRole("table").first()).toBeVisible();
  });
});

for (const lacking of ["String.prototype.replaceAll", "Promise.allSettled", "Array.prototype.flatMap"]) {
  test(`O18, rule 25: a browser without ${lacking} gets the same page without script, and no note${usually(lacking.startsWith("String"))}`, async ({
    page,
  }) => {
    await page.addInitScript(`delete ${lacking};`);
    await page.clock.install();
    await typeAddress(page, "/applications/add");
    await page.clock.fastForward(121_000);
    await expect(note(page)).toBeEmpty();
    expect(await isHydrated(page)).toBe(false);
    await expectPlainFormWorks(page);
  });
}

test("O18: a browser of the script tier without Array.prototype.at runs the scripts", async ({ page }) => {
  await page.addInitScript("delete Array.prototype.at;");
  const id = await prepareApplication(page, "household");
  await openStep(page, id, 3);
  expect(await page.evaluate(() => [[1, 2, 3].at(-1), [1].at(5), [1, 2].at(0)])).toEqual([3, undefined, 1]);
  await page.locator("[name=workplace]").fill("");
  await pressButton(page, FORMS.household, "continue");
  await expect(page.locator(".note-box.danger")).toBeVisible();
});
