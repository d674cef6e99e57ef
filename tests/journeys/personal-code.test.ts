import type { Page } from "playwright/test";
import { expect, hasScript, test, untilHydrated } from "../support/browser.ts";
import { logInDirectly, openForm, sendForm } from "../support/journey-applications.ts";
import { fillForm, pressButton } from "../support/journey-forms.ts";
import { EMILIJA, FORMS, startApplication } from "../support/journey-steps.ts";
import { findingText, textOf } from "../support/journey-texts.ts";
import { openNewApplication, openStep } from "../support/journey-walk.ts";

const NEW_CLIENT = "50710029801";

const errorAt = (page: Page, name: string) => page.locator(`[id="${FORMS.buyer}-${name}-error"]`);

async function submitCode(page: Page, personalCode: string): Promise<void> {
  await fillForm(page, FORMS.buyer, { ...EMILIJA, personalCode });
  await pressButton(page, FORMS.buyer, "continue");
}

/** With script the names are asked for by themselves, without it by the answer of the form. */
async function askForNames(page: Page, personalCode: string): Promise<void> {
  await fillForm(page, FORMS.buyer, { ...EMILIJA, personalCode });
  if (!hasScript()) await pressButton(page, FORMS.buyer, "continue");
  await expect(page.locator("[name=firstName]")).toBeVisible();
}

test.beforeEach(async ({ page }) => {
  await logInDirectly(page);
  await openNewApplication(page);
});

test("F-204: a code that the register knows gives the buyer's name", async ({ page }) => {
  await startApplication(page);
  await expect(page.locator("aside")).toContainText("Emilija Išgalvotaitė");
});

test("F-205, F-213: a new client (1030) is asked for the name without a finding, then it is required and stripped of digits and signs @html", async ({
  page,
}) => {
  await expect(page.locator("[name=firstName]")).toHaveCount(0);
  await askForNames(page, NEW_CLIENT);
  await expect(page.getByText(textOf("lt", "application:buyer.newClient"))).toBeVisible();
  await expect(page.locator("main .err")).toHaveCount(0);
  await expect(page).not.toHaveTitle(/^Klaida/);
  await pressButton(page, FORMS.buyer, "continue");
  for (const name of ["firstName", "lastName"])
    await expect(errorAt(page, name)).toContainText(findingText("lt", "required"));
  await fillForm(page, FORMS.buyer, { firstName: "Nojus-Jonas2!", lastName: "Naujokas" });
  await pressButton(page, FORMS.buyer, "continue");
  await page.waitForURL(/\/applications\/add\/2\/\d+$/);
  await expect(page.locator("aside")).toContainText("Nojus-Jonas Naujokas");
});

test("F-210: a whitelisted test code passes the form in a test environment; its day the back end refuses (1031) @html", async ({
  page,
}) => {
  await submitCode(page, "30000000000");
  await expect(errorAt(page, "personalCode")).toContainText(findingText("lt", "soap:1031"));
});

test("F-195: the code of an application cannot be changed, not even by a forged form @html", async ({ page }) => {
  const id = await startApplication(page);
  await untilHydrated(page);
  await expect(page.locator("[name=personalCode]")).toHaveCount(0);
  const form = await openForm(page, `/applications/add/2/${id}`, FORMS.credit);
  const forged = {
    variant: "11",
    duration: "24",
    paymentDay: "15",
    "advance.type": "0",
    personalCode: "38403179912",
    save: "",
  };
  await sendForm(page, form, forged);
  await openStep(page, id, 2);
  await expect(page.locator("aside")).toContainText("Emilija Išgalvotaitė");
});
