import type { Page } from "playwright/test";
import { findingsOfAxe } from "../support/axe-findings.ts";
import { expect, LANGUAGES, openAddress, test, untilHydrated } from "../support/browser.ts";
import { logInDirectly, prepareApplication } from "../support/journey-applications.ts";
import { withoutCheck } from "../support/journey-faults.ts";
import { fillForm, pressButton } from "../support/journey-forms.ts";
import { preparePages } from "../support/journey-pages.ts";
import { DEMO_PASSWORD } from "../support/demo-session.ts";
import { EMILIJA, FORMS, GOOD, SELLER } from "../support/journey-steps.ts";
import { openLogIn, openNewApplication, openNewGood, openReminder } from "../support/journey-walk.ts";

test("X: axe finds nothing on any page of the path @script", async ({ page }) => {
  // A page takes the tool seconds, and there are thirty of them.
  test.slow();
  // Axe is a script.
  await openLogIn(page);
  expect.soft(await findingsOfAxe(page), "login").toEqual([]);
  await pressButton(page, FORMS.login, "login");
  await page.locator(".note-box.danger").waitFor();
  expect.soft(await findingsOfAxe(page), "refused login").toEqual([]);
  await logInDirectly(page);
  for (const { path, name } of await preparePages(page)) {
    await openAddress(page, path);
    expect.soft(await findingsOfAxe(page), name).toEqual([]);
  }
});

test("X: axe finds nothing on a refused step, with its summary and its marked fields @script", async ({ page }) => {
  // Axe is a script.
  await logInDirectly(page);
  await openNewApplication(page);
  await pressButton(page, FORMS.buyer, "continue");
  await page.locator(".note-box.danger").waitFor();
  expect(await findingsOfAxe(page)).toEqual([]);
});

for (const language of LANGUAGES) {
  test(`no page is wider than a screen of 320 pixels, in ${language} @${language} @window @bare`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await openLogIn(page, language);
    await expectNoSideScroll(page, "login");
    await logInDirectly(page, undefined, language);
    for (const { path, name } of await preparePages(page)) {
      await openAddress(page, path);
      await expectNoSideScroll(page, name);
    }
  });
}

async function expectNoSideScroll(page: Page, name: string): Promise<void> {
  const [needed, there] = await page.evaluate(() => [document.scrollingElement?.scrollWidth ?? 0, window.innerWidth]);
  expect.soft(needed, name).toBeLessThanOrEqual(there ?? 0);
}

/** Moves the focus with the Tab key until it is in the control with this id. With script the first empty field of a step has it already. */
async function tabTo(page: Page, id: string): Promise<void> {
  const focused = () => page.evaluate(() => document.activeElement?.id);
  for (let presses = 0; presses < 60; presses += 1) {
    if (id !== "" && (await focused()) === id) return;
    await page.keyboard.press("Tab");
    if ((await focused()) === id) return;
  }
  throw new Error(`The Tab key does not lead to ${id}`);
}

test("the log-in and step 1 can be done with the keyboard alone @window @both", async ({ page }) => {
  await openReminder(page);
  await page.keyboard.press("Tab");
  await expect(page.locator("a[href='#main']")).toBeFocused();
  await openLogIn(page);
  await tabTo(page, "login-username");
  await page.keyboard.type(SELLER);
  await tabTo(page, "login-password");
  await page.keyboard.type(DEMO_PASSWORD);
  await page.keyboard.press("Enter");
  await page.waitForURL("**/news");
  await openNewApplication(page);
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

test("F-197: while a user corrects a refused form with script, the focus stays in the field @script", async ({
  page,
}) => {
  // Without script nothing changes before the form is sent.
  await logInDirectly(page);
  await openNewApplication(page);
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

test("F-197: a field put right before the check of the browser comes loses its finding when it comes @script", async ({
  page,
}) => {
  let letGo = () => {};
  const come = new Promise<void>((resolve) => (letGo = resolve));
  await page.route("**/check-with-schema*", async (route) => {
    await come;
    await route.continue();
  });
  await logInDirectly(page);
  await openNewApplication(page);
  // A draft of the journey before may stand in the form.
  await fillForm(page, FORMS.buyer, { phone: "" });
  await pressButton(page, FORMS.buyer, "continue");
  const [phone, error] = [page.locator(`#${FORMS.buyer}-phone`), page.locator(`#${FORMS.buyer}-phone-error`)];
  await expect(error).toBeVisible();
  await phone.pressSequentially("612 34567");
  await expect(error).toBeVisible();
  letGo();
  await expect(error).toHaveCount(0);
  await expect(phone).toBeFocused();
});

test("F-197: a wrong field is told when it is left, and the click that left it still counts @script", async ({
  page,
}) => {
  // Without script nothing changes before the form is sent.
  await logInDirectly(page);
  await openNewApplication(page);
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

for (const isThere of [true, false]) {
  const check = isThere ? "with the check of the browser" : "without";
  test(`F-197: a link of the summary leads into its field, and what the server has answered stays, ${check} @script`, async ({
    page,
  }) => {
    if (!isThere) await withoutCheck(page);
    await logInDirectly(page);
    await openNewGood(page, await prepareApplication(page, "credit"));
    await fillForm(page, FORMS.good, { ...GOOD, priceCents: "900", insured: true });
    await pressButton(page, FORMS.good, "warrantyPrices");
    const priced = page.locator(`#${FORMS.good}-warrantyYears option`, { hasText: "79,90" });
    await expect(priced).toBeAttached();
    await expect(page.locator(".note-box.danger")).toHaveCount(0);
    await fillForm(page, FORMS.good, { title: "" });
    await pressButton(page, FORMS.good, "continue");
    await page.locator(`.note-box.danger a[href="#${FORMS.good}-title"]`).click();
    await expect(page.locator(`#${FORMS.good}-title`)).toBeFocused();
    await expect(priced).toBeAttached();
  });
}
