import type { Page } from "playwright/test";
import { expect, test, typeAddress } from "../support/browser.ts";
import { logInDirectly, prepareApplication } from "../support/journey-applications.ts";
import { fillForm } from "../support/journey-forms.ts";
import { FORMS } from "../support/journey-steps.ts";
import { openStep } from "../support/journey-walk.ts";

/** The number of a document in step 4 of a new application. */
async function openNumber(page: Page) {
  await logInDirectly(page);
  await openStep(page, await prepareApplication(page, "contractData"), 4);
  return page.locator("[name='document.number']");
}

test("F-308: a number that is wrong for one kind of document and right for the next is no longer marked @script", async ({
  page,
}) => {
  const number = await openNumber(page);
  await fillForm(page, FORMS.contractData, { "document.type": "6", "document.number": "12345678" });
  await number.press("Tab");
  await expect(number).toHaveAttribute("aria-invalid", "true");
  await fillForm(page, FORMS.contractData, { "document.type": "1" });
  await expect(number).not.toHaveAttribute("aria-invalid", "true");
});

test("F-308: a number that stands there and is wrong for another kind of document is marked once that is chosen @script @full", async ({
  page,
}) => {
  const number = await openNumber(page);
  await fillForm(page, FORMS.contractData, { "document.type": "1", "document.number": "12345678" });
  await number.press("Tab");
  await expect(number).not.toHaveAttribute("aria-invalid", "true");
  await fillForm(page, FORMS.contractData, { "document.type": "6" });
  await expect(number).toHaveAttribute("aria-invalid", "true");
  await fillForm(page, FORMS.contractData, { "document.type": "1" });
  await expect(number).not.toHaveAttribute("aria-invalid", "true");
});

test("F-197, F-308: a field that was filled wrongly and left before the script came is marked once it comes @script", async ({
  page,
}) => {
  await logInDirectly(page);
  const id = await prepareApplication(page, "contractData");
  let letGo = () => {};
  const come = new Promise<void>((resolve) => (letGo = resolve));
  await page.route("**/assets/hydrate*", async (route) => {
    await come;
    await route.continue();
  });
  await typeAddress(page, `/applications/edit/${id}/4`, { waitUntil: "commit" });
  const number = page.locator("[name='document.number']");
  await fillForm(page, FORMS.contractData, { "document.type": "6", "document.number": "12345678" });
  await number.press("Tab");
  letGo();
  await expect(number).toHaveAttribute("aria-invalid", "true");
  await expect(number).toHaveValue("12345678");
});
