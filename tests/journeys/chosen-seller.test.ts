import type { Page } from "playwright/test";
import { findingsOfAxe } from "../support/axe-findings.ts";
import { openAddress, untilHydrated } from "../support/browser.ts";
import { logInDirectly } from "../support/journey-applications.ts";
import { expect, test } from "../support/journey-codes.ts";
import { controlsOf, fillForm, pressButton } from "../support/journey-forms.ts";
import { EMILIJA, FORMS } from "../support/journey-steps.ts";
import { textOf } from "../support/journey-texts.ts";
import { openApplications, openNewApplication } from "../support/journey-walk.ts";

const MANAGER = "vadyb2";

/** There is one manager without a second factor, and this manager's draft is one: each worker has servers of its own. */
test.use({ accounts: "chosen-seller" });

async function search(page: Page, text: string): Promise<void> {
  await page.locator("#q").fill(text);
  await page.locator("form[role=search] button[type=submit]").click();
  await page.waitForURL(/[?&]q=/);
}

/** Chooses the seller of this name in the list of those found. */
async function choose(page: Page, name: string): Promise<void> {
  await page.getByRole("link", { name }).click();
  await page.waitForURL(/\/applications\/add\?seller=\d+$/);
  await untilHydrated(page);
}

test("F-187, F-254: a manager finds the seller, chooses another without typing again, and reaches step 2 @html", async ({
  page,
}) => {
  await logInDirectly(page, MANAGER);
  await openNewApplication(page);
  await expect(page.getByRole("heading", { name: textOf("lt", "application:seller.title") })).toBeVisible();
  await expect(page.locator(`form[id="${FORMS.buyer}"]`)).toHaveCount(0);
  await search(page, "vienas");
  await choose(page, "Vienius Vienas");
  await expect(page.getByText("Vienius Vienas (vienas.s)")).toBeVisible();
  await fillForm(page, FORMS.buyer, { phone: "699 11111" });
  await pressButton(page, FORMS.buyer, "otherSeller");
  await page.waitForURL(/\/applications\/add$/);
  await search(page, "nieko panašaus");
  await expect(page.getByText(textOf("lt", "soap:1090"))).toBeVisible();
  await search(page, "Jonas.S");
  await expect(page.locator("tbody tr")).toHaveCount(1);
  await choose(page, "Jonas Pardavėjas");
  await expect(page.getByText("Jonas Pardavėjas (jonas.s)")).toBeVisible();
  await expect(controlsOf(page, FORMS.buyer, "phone")).toHaveValue("699 11111");
  await pressButton(page, FORMS.buyer, "continue");
  await expect(page.locator(".note-box.danger").first()).toBeVisible();
  await expect(page.getByText("Jonas Pardavėjas (jonas.s)")).toBeVisible();
  await fillForm(page, FORMS.buyer, EMILIJA);
  await pressButton(page, FORMS.buyer, "continue");
  await page.waitForURL(/\/applications\/add\/2\/\d+$/);
  await openApplications(page);
  await expect(page.locator("tbody tr").first()).toContainText("Jonas Pardavėjas");
});

test("X: axe finds nothing on the choice of the seller and on the form of the chosen one @script", async ({ page }) => {
  // Axe is a script.
  await logInDirectly(page, MANAGER);
  for (const address of ["", "?q=nieko", "?seller=77777", "?seller=10101"]) {
    await openAddress(page, `/applications/add${address}`);
    expect.soft(await findingsOfAxe(page), address).toEqual([]);
  }
});

test("the choice of the seller and the form of the chosen one fit 360 pixels @window", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await logInDirectly(page, MANAGER);
  for (const address of ["", "?q=nieko", "?seller=50101", "?seller=10101"]) {
    await openAddress(page, `/applications/add${address}`);
    const needed = await page.evaluate(() => document.documentElement.scrollWidth);
    expect.soft(needed, address).toBeLessThanOrEqual(360);
  }
});
