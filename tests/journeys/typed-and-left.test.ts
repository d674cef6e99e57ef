import { expect, test } from "../support/browser.ts";
import { logInDirectly, prepareApplication } from "../support/journey-applications.ts";
import { controlsOf, fillForm, pressButton } from "../support/journey-forms.ts";
import { FORMS } from "../support/journey-steps.ts";
import { findingText, textOf } from "../support/journey-texts.ts";
import { openStep } from "../support/journey-walk.ts";

test.beforeEach(({ page }) => logInDirectly(page));

test("O2: who ticks an offer, goes back and saves another duration finds that duration in step 3 and is asked nothing", async ({
  page,
}) => {
  const id = await prepareApplication(page, "contractData");
  await openStep(page, id, 3);
  await fillForm(page, FORMS.household, { workplace: "UAB Nauja vieta", offer: "11-18" });
  await pressButton(page, FORMS.household, "back");
  await page.waitForURL(/\/applications\/add\/2\/\d+$/);
  await fillForm(page, FORMS.credit, { duration: "48" });
  await pressButton(page, FORMS.credit, "continue");
  await page.waitForURL(/\/applications\/edit\/\d+\/3$/);
  await expect(page.locator("input[name=offer]:checked")).toHaveValue("11-48");
  await expect(controlsOf(page, FORMS.household, "workplace")).toHaveValue("UAB Nauja vieta");
  await pressButton(page, FORMS.household, "continue");
  await page.waitForURL(/\/applications\/edit\/\d+\/4$/);
});

test("F-283: a correspondence address without its tick is refused in an unfolded part, and saved with it", async ({
  page,
}) => {
  const id = await prepareApplication(page, "contract");
  await openStep(page, id, 4);
  await page
    .locator("details", { has: page.locator("[name='correspondence.city']") })
    .locator("summary")
    .click();
  await fillForm(page, FORMS.contractData, { "correspondence.city": "Zarasai" });
  await pressButton(page, FORMS.contractData, "continue");
  const summary = page.locator(`.note-box.danger a[href="#${FORMS.contractData}-correspondence.differs"]`);
  await expect(summary).toContainText(findingText("lt", "address.correspondenceWithoutTick"));
  await expect(controlsOf(page, FORMS.contractData, "correspondence.city")).toBeVisible();
  await expect(controlsOf(page, FORMS.contractData, "correspondence.city")).toHaveValue("Zarasai");
  await fillForm(page, FORMS.contractData, {
    "correspondence.differs": true,
    "correspondence.house": "1",
    "correspondence.postalCode": "32001",
  });
  await pressButton(page, FORMS.contractData, "continue");
  await page.waitForURL(/\/applications\/edit\/\d+\/5$/);
});

test("F-191, F-197: a wrong e-mail of step 5 is told in sight, and the link of the summary leads into its field @window @both", async ({
  page,
}) => {
  const id = await prepareApplication(page, "unsigned");
  await openStep(page, id, 5);
  await page.getByText(textOf("lt", "application:contract.changeEmail")).click();
  await fillForm(page, FORMS.email, { email: "blogas" });
  await pressButton(page, FORMS.email, "saveEmail");
  const link = page.locator(`.note-box.danger a[href="#${FORMS.email}-email"]`);
  await expect(link).toHaveCount(1);
  await expect(link).toBeInViewport();
  await link.click();
  await expect(controlsOf(page, FORMS.email, "email")).toBeFocused();
});

test("F-268: on leaving its field an advance in euros and an account are put right, an advance in percent stays @script", async ({
  page,
}) => {
  const id = await prepareApplication(page, "contract");
  await openStep(page, id, 2);
  const advance = controlsOf(page, FORMS.credit, "advance.value");
  await fillForm(page, FORMS.credit, { "advance.type": "0", "advance.value": "1234,5" });
  await advance.blur();
  await expect(advance).toHaveValue("1\u00A0234,50");
  await fillForm(page, FORMS.credit, { "advance.type": "1", "advance.value": "12,5" });
  await advance.blur();
  await expect(advance).toHaveValue("12,5");
  await openStep(page, id, 4);
  const account = controlsOf(page, FORMS.contractData, "account");
  await fillForm(page, FORMS.contractData, { account: "lt737300010012345678" });
  await account.blur();
  await expect(account).toHaveValue("LT73 7300 0100 1234 5678");
});
