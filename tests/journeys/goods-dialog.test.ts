import { expect, hasScript, test, untilHydrated } from "../support/browser.ts";
import { logInDirectly, prepareApplication } from "../support/journey-applications.ts";
import { controlsOf, fillForm, pressButton, readForm } from "../support/journey-forms.ts";
import { addByHand, addFromCatalogue, FORMS, GOOD } from "../support/journey-steps.ts";
import { findingText, textOf } from "../support/journey-texts.ts";
import { openStep } from "../support/journey-walk.ts";

const t = (key: string) => textOf("lt", key);
const LINES = "#credit-goods tbody tr";
/** What is typed in step 2 while goods are added before it. */
const OWN_FUNDS = { ownFunds: "73,31" };

test.beforeEach(async ({ page }) => {
  await logInDirectly(page);
  await openStep(page, await prepareApplication(page, "credit"), 2);
  await untilHydrated(page);
});

test("F-232: goods are added, changed and removed in front of step 2, which keeps what is typed; without script on pages", async ({
  page,
}) => {
  const dialog = page.getByRole("dialog");
  const before = hasScript() ? 1 : 0;
  await fillForm(page, FORMS.credit, OWN_FUNDS);
  await addByHand(page, GOOD);
  await expect(page.locator(LINES)).toHaveCount(1);
  await expect(dialog).toHaveCount(0);
  await addFromCatalogue(page, "Tel");
  await expect(page.locator(LINES)).toHaveCount(2);
  expect(await readForm(page, FORMS.credit, ["ownFunds"])).toEqual(OWN_FUNDS);
  await page.locator("button[name='editGood[0]']").click();
  await page.waitForURL(/\/goods\/\d+\/0$/);
  await expect(dialog).toHaveCount(before);
  await untilHydrated(page);
  await fillForm(page, FORMS.good, { title: "Televizorius Švyturys" });
  await pressButton(page, FORMS.good, "continue");
  await expect(page.locator(LINES).first()).toContainText("Televizorius Švyturys");
  await page.locator("button[name='removeGood[1]']").click();
  await expect(page.locator(LINES)).toHaveCount(1);
  expect(await readForm(page, FORMS.credit, ["ownFunds"])).toEqual(OWN_FUNDS);
});

test("F-232, F-249: a new good has 24 months of its manufacturer's warranty; a refused one says so where it is typed, and keeps what was typed", async ({
  page,
}) => {
  await pressButton(page, FORMS.credit, "addGood");
  await page.waitForURL(/\/goods\/\d+\/new$/);
  await untilHydrated(page);
  await fillForm(page, FORMS.good, { ...GOOD, serialNumber: "", insured: true, warrantyYears: "2" });
  await pressButton(page, FORMS.good, "continue");
  await expect(page.locator(`form[id="${FORMS.good}"]`)).toContainText("Gamintojo garantija: 24\u00a0mėnesiai");
  const place = hasScript() ? page.getByRole("dialog") : page.locator("main");
  await expect(place.locator(".note-box.danger")).toContainText(findingText("lt", "goods.serialRequired"));
  expect(await readForm(page, FORMS.good, ["title", "warrantyYears"])).toEqual({
    title: GOOD["title"],
    warrantyYears: "2",
  });
  await fillForm(page, FORMS.good, { serialNumber: "SN-20411" });
  await pressButton(page, FORMS.good, "continue");
  await expect(page.locator(LINES)).toHaveCount(1);
});

test("F-232: the dialog is named, begins at its first field, keeps the focus, and Esc gives it back @script", async ({
  page,
}) => {
  const opener = page.locator(`form[id="${FORMS.credit}"] button[name="addGood"]`);
  await opener.click();
  const dialog = page.getByRole("dialog", { name: t("application:good.newTitle") });
  await expect(dialog).toBeVisible();
  await expect(controlsOf(page, FORMS.good, "title")).toBeFocused();
  for (let presses = 0; presses < 25; presses += 1) {
    await page.keyboard.press("Tab");
    const isOutside = await page.evaluate(() => {
      const at = document.activeElement;
      return at !== null && at !== document.body && at.closest("dialog") === null;
    });
    expect(isOutside, `after ${presses + 1} times Tab`).toBe(false);
  }
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await page.waitForURL(/\/applications\/add\/2\/\d+#credit-goods$/);
  await expect(opener).toBeFocused();
  await pressButton(page, FORMS.credit, "openCatalogue");
  await expect(page.getByRole("dialog", { name: t("application:catalogue.title") })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(page.locator(`form[id="${FORMS.credit}"] button[name="openCatalogue"]`)).toBeFocused();
});

test("O2: a good that is half typed when Esc closes its dialog comes back when it is opened again @script", async ({
  page,
}) => {
  const opener = page.locator(`form[id="${FORMS.credit}"] button[name="addGood"]`);
  await opener.click();
  await fillForm(page, FORMS.good, { title: "Skalbyklė be numerio", priceCents: "349" });
  const kept = page.waitForRequest((request) => request.method() === "POST" && request.url().includes("/goods/"));
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await kept;
  await opener.click();
  await expect(controlsOf(page, FORMS.good, "title")).toHaveValue("Skalbyklė be numerio");
});
