import type { Page } from "playwright/test";
import { expect, test } from "../support/browser.ts";
import { fillForm, pressButton, readAttributes } from "../support/journey-forms.ts";
import * as steps from "../support/journey-steps.ts";
import { openLogIn, openNews } from "../support/journey-walk.ts";
import { textOf } from "../support/journey-texts.ts";

const START = "start-application";
const counts = (page: Page) => page.locator("main .counts a");

test("the first page counts what waits, and each count leads to a list with so many rows @html", async ({ page }) => {
  await steps.logIn(page, steps.SELLER);
  await expect(counts(page)).toHaveCount(4);
  const addresses = await readAttributes(counts(page), "href");
  const numbers = await counts(page).locator("strong").allTextContents();
  const shown = addresses.map((to, at) => ({ to, count: numbers[at] ?? "" }));
  expect(shown.some(({ count }) => Number(count) > 0)).toBe(true);
  for (const { to, count } of shown) {
    await page.locator(`main .counts a[href="${to}"]`).click();
    await page.waitForURL(`**${to}`);
    const expected = Number(count);
    // A page of the list has up to 25 rows; beyond that its foot names the whole number.
    if (expected <= 25) await expect(page.locator("main tbody tr")).toHaveCount(expected);
    else await expect(page.locator("main")).toContainText(count);
    await openNews(page);
    await expect(counts(page)).toHaveCount(4);
  }
});

test("F-203: a personal code on the first page starts an application; a wrong one is told at its field", async ({
  page,
}) => {
  await steps.logIn(page, steps.SELLER);
  await fillForm(page, START, { personalCode: "38403179913" });
  await pressButton(page, START, "start");
  await expect(page.locator(`#${START}-personalCode-error, #${START} [aria-invalid=true]`).first()).toBeVisible();
  await expect(page.locator(`#${START} [name=personalCode]`)).toHaveValue("38403179913");
  await fillForm(page, START, { personalCode: "38403179912" });
  await pressButton(page, START, "start");
  await page.waitForURL("**/applications/add");
  await expect(page.locator("#buyer [name=personalCode]")).toHaveValue("38403179912");
  await expect(page.locator("#buyer [name=productType]:checked")).toHaveCount(1);
  await expect(page.locator("main")).not.toContainText(textOf("lt", "ui:draft.discard"));
});

test("the cursor stands where the work begins: in the log-in, and on the first page; after a refusal its summary is read first @window @both", async ({
  page,
}) => {
  await openLogIn(page);
  await expect(page.locator("[name=username]")).toBeFocused();
  await page.keyboard.type(steps.SELLER);
  await page.keyboard.press("Tab");
  await page.keyboard.type("Neteisingas1!");
  await page.keyboard.press("Enter");
  await page.locator(".note-box.danger").waitFor();
  await expect(page.locator("[name=username]")).not.toBeFocused();
  await steps.logIn(page, steps.SELLER);
  await expect(page.locator(`#${START} [name=personalCode]`)).toBeFocused();
});

test("F-187: a manager, who chooses the seller first, has the news alone @html", async ({ page }) => {
  await steps.logIn(page, "vadyb2");
  await page.waitForURL("**/news");
  await expect(counts(page)).toHaveCount(0);
});
