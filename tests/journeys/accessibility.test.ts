import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "playwright/test";
import { expect, hasScript, LANGUAGES, openPage, test, untilHydrated } from "../support/browser.ts";
import { logInDirectly } from "../support/journey-applications.ts";
import { pressButton } from "../support/journey-forms.ts";
import { preparePages } from "../support/journey-pages.ts";
import { DEMO_PASSWORD, EMILIJA, FORMS, SELLER } from "../support/journey-steps.ts";

/** What axe finds on the page that is open, by rule and place. */
async function findingsOfAxe(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(" ")}`));
}

test("X: axe finds nothing on any page of the path", async ({ page }) => {
  test.skip(!hasScript(), "axe is a script");
  await openPage(page, "/login");
  expect.soft(await findingsOfAxe(page), "login").toEqual([]);
  await pressButton(page, FORMS.login, "login");
  await page.locator(".note-box.danger").waitFor();
  expect.soft(await findingsOfAxe(page), "refused login").toEqual([]);
  await logInDirectly(page);
  for (const { path, name } of await preparePages(page)) {
    await openPage(page, path);
    expect.soft(await findingsOfAxe(page), name).toEqual([]);
  }
});

test("X: axe finds nothing on a refused step, with its summary and its marked fields", async ({ page }) => {
  test.skip(!hasScript(), "axe is a script");
  await logInDirectly(page);
  await openPage(page, "/applications/add");
  await pressButton(page, FORMS.buyer, "continue");
  await page.locator(".note-box.danger").waitFor();
  expect(await findingsOfAxe(page)).toEqual([]);
});

for (const language of LANGUAGES) {
  test(`no page is wider than a screen of 320 pixels, in ${language}`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await openPage(page, `/login?lang=${language}`);
    await expectNoSideScroll(page, "login");
    await logInDirectly(page, undefined, language);
    for (const { path, name } of await preparePages(page)) {
      await openPage(page, path);
      await expectNoSideScroll(page, name);
    }
  });
}

async function expectNoSideScroll(page: Page, name: string): Promise<void> {
  const [needed, there] = await page.evaluate(() => [document.scrollingElement?.scrollWidth ?? 0, window.innerWidth]);
  expect.soft(needed, name).toBeLessThanOrEqual(there ?? 0);
}

/** Moves the focus with the Tab key until it is in the control with this id. */
async function tabTo(page: Page, id: string): Promise<void> {
  for (let presses = 0; presses < 60; presses += 1) {
    await page.keyboard.press("Tab");
    if ((await page.evaluate(() => document.activeElement?.id)) === id) return;
  }
  throw new Error(`The Tab key does not lead to ${id}`);
}

test("the log-in and step 1 can be done with the keyboard alone", async ({ page }) => {
  await openPage(page, "/login");
  await page.keyboard.press("Tab");
  await expect(page.locator("a[href='#main']")).toBeFocused();
  await tabTo(page, "login-username");
  await page.keyboard.type(SELLER);
  await tabTo(page, "login-password");
  await page.keyboard.type(DEMO_PASSWORD);
  await page.keyboard.press("Enter");
  await page.waitForURL("**/news");
  await openPage(page, "/applications/add");
  for (const name of ["personalCode", "phone", "email"]) {
    await tabTo(page, `${FORMS.buyer}-${name}`);
    await page.keyboard.type(String(EMILIJA[name]));
  }
  for (const name of ["dataPolicy", "creditCheck"]) {
    await tabTo(page, `${FORMS.buyer}-${name}`);
    await page.keyboard.press("Space");
  }
  await tabTo(page, "");
  await page.keyboard.press("Enter");
  await page.waitForURL(/\/applications\/add\/2\/\d+$/);
});

test("F-197: while somebody corrects a refused form with script, the focus stays in the field", async ({ page }) => {
  test.skip(!hasScript(), "without script nothing changes before the form is sent");
  await logInDirectly(page);
  await openPage(page, "/applications/add");
  await pressButton(page, FORMS.buyer, "continue");
  await page.locator(".note-box.danger").waitFor();
  const phone = page.locator(`#${FORMS.buyer}-phone`);
  await phone.pressSequentially("612 34567");
  await expect(phone).toHaveValue("612 34567");
  await expect(phone).toBeFocused();
  await expect(page.locator(`#${FORMS.buyer}-phone-error`)).toHaveCount(0);
  await page.keyboard.press("Tab");
  await untilHydrated(page);
  await expect(page.locator(`#${FORMS.buyer}-email`)).toBeFocused();
});

test("F-197: a wrong field is told when it is left, and the click that left it still counts", async ({ page }) => {
  test.skip(!hasScript(), "without script nothing changes before the form is sent");
  await logInDirectly(page);
  await openPage(page, "/applications/add");
  await page.locator(`#${FORMS.buyer}-phone`).pressSequentially("5");
  const box = page.locator(`#${FORMS.buyer}-creditCheck`);
  await box.scrollIntoViewIfNeeded();
  const place = await box.boundingBox();
  await page.mouse.move((place?.x ?? 0) + 5, (place?.y ?? 0) + 5);
  await page.mouse.down();
  await page.mouse.up();
  await expect(box).toBeChecked();
  await expect(page.locator(`#${FORMS.buyer}-phone-error`)).toBeVisible();
});
