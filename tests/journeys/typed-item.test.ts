import { setTimeout as pause } from "node:timers/promises";
import { LIVE_BUTTONS } from "../../app/forms/live-buttons.ts";
import { expect, hasScript, test, untilHydrated } from "../support/browser.ts";
import { logInDirectly, prepareApplication } from "../support/journey-applications.ts";
import { controlsOf, fillForm, pressButton, readForm } from "../support/journey-forms.ts";
import { FORMS } from "../support/journey-steps.ts";
import { findingText } from "../support/journey-texts.ts";
import { withoutCheck } from "../support/journey-faults.ts";
import { openStep } from "../support/journey-walk.ts";

const LINES = "#credit-goods tbody tr";

test.beforeEach(async ({ page }) => {
  await logInDirectly(page);
  await openStep(page, await prepareApplication(page, "credit"), 2);
  await untilHydrated(page);
});

test("F-232: an item is typed and added by its button, and the next one can be typed at once", async ({ page }) => {
  const item = controlsOf(page, FORMS.credit, "item");
  await item.fill("BT-SKL7-01");
  await pressButton(page, FORMS.credit, "addItem");
  await expect(page.locator(LINES)).toHaveCount(1);
  await expect(page.locator(LINES)).toContainText("329,00");
  await expect(item).toHaveValue("");
  await untilHydrated(page);
  await item.fill("skalbykle neris 8 kg");
  await pressButton(page, FORMS.credit, "addItem");
  await expect(page.locator(LINES)).toHaveCount(2);
});

test("F-232: Enter adds the item and leaves the cursor there; without script it takes the item along to the next step", async ({
  page,
}) => {
  const item = controlsOf(page, FORMS.credit, "item");
  await item.fill("BT-SKL7-01");
  await item.press("Enter");
  if (hasScript()) {
    await expect(page.locator(LINES)).toHaveCount(1);
    await expect(item).toBeFocused();
    await expect(item).toHaveValue("");
    await item.press("Enter");
  }
  await page.waitForURL(/\/applications\/edit\/\d+\/3$/);
});

test("F-232: an item that the catalogue does not have is told at the field, which can be corrected and sent again @html", async ({
  page,
}) => {
  const item = controlsOf(page, FORMS.credit, "item");
  await item.fill("Skraidantis kilimas");
  await pressButton(page, FORMS.credit, "addItem");
  const error = page.locator(`[id="${FORMS.credit}-item-error"]`);
  await expect(error).toContainText(findingText("lt", "goods.itemUnknown"));
  await expect(item).toHaveValue("Skraidantis kilimas");
  await item.fill("BT-SKL7-01");
  await pressButton(page, FORMS.credit, "addItem");
  await expect(page.locator(LINES)).toHaveCount(1);
  await expect(error).toHaveCount(0);
  await expect(item).toHaveValue("");
});

test("F-198, F-232: a finding goes when the item is added, though the check of the browser never comes @script", async ({
  page,
}) => {
  await withoutCheck(page);
  await openStep(page, await prepareApplication(page, "credit"), 2);
  const item = controlsOf(page, FORMS.credit, "item");
  await item.fill("Skraidantis kilimas");
  await pressButton(page, FORMS.credit, "addItem");
  const error = page.locator(`[id="${FORMS.credit}-item-error"]`);
  await expect(error).toBeVisible();
  await item.fill("BT-SKL7-01");
  await pressButton(page, FORMS.credit, "addItem");
  await expect(page.locator(LINES)).toHaveCount(1);
  await expect(error).toHaveCount(0);
  await expect(page.locator(".note-box.danger")).toHaveCount(0);
});

test("F-232: the catalogue suggests by number, name and price while an item is typed; a silent one leaves the field alone @script", async ({
  page,
}) => {
  const item = controlsOf(page, FORMS.credit, "item");
  await item.pressSequentially("skalbykle neris 7");
  const suggested = page.locator("datalist option[value='BT-SKL7-01']");
  await expect(suggested).toHaveAttribute("label", /Skalbyklė Neris 7 kg, 329,00/);
  await page.route("**/catalogue-suggestions/**", (route) => route.fulfill({ body: "nothing of the kind" }));
  await item.fill("BT-SKL8");
  await expect(suggested).toHaveCount(0);
  await expect(item).toHaveValue("BT-SKL8");
});

test("F-232: what stands in the field is what the catalogue is searched for, and it does not stand there any more afterwards", async ({
  page,
}) => {
  const item = controlsOf(page, FORMS.credit, "item");
  await item.fill("Televizorius");
  await pressButton(page, FORMS.credit, "openCatalogue");
  await page.waitForURL(/\/catalogue\/\d+\?q=Televizorius$/);
  await untilHydrated(page);
  const rows = page.locator("main tbody tr");
  await expect(rows.first()).toContainText("Televizorius");
  expect(await rows.filter({ hasNotText: "Televizorius" }).count()).toBe(0);
  await rows.first().locator("button").click();
  await expect(page.locator(LINES)).toHaveCount(1);
  await expect(item).toHaveValue("");
});

test("F-268: a variant with one duration sets it, and the summary says what it costs over that one @script", async ({
  page,
}) => {
  const item = controlsOf(page, FORMS.credit, "item");
  await item.fill("TV-55QL-06");
  await pressButton(page, FORMS.credit, "addItem");
  await expect(page.locator(LINES)).toHaveCount(1);
  await untilHydrated(page);
  await fillForm(page, FORMS.credit, { variant: "11", duration: "24" });
  await expect(page.locator("aside")).toContainText("24 mėn.");
  await controlsOf(page, FORMS.credit, "variant").selectOption("13");
  await expect(controlsOf(page, FORMS.credit, "duration")).toHaveValue("10");
  await expect(page.locator("aside")).toContainText("10 mėn.");
  await expect(page.locator("aside")).not.toContainText("24 mėn.");
});

test("F-268: the usual terms stand in the form, and what they cost appears with the first item @html", async ({
  page,
}) => {
  const { variant, duration } = await readForm(page, FORMS.credit, ["variant", "duration"]);
  expect([variant, duration]).toEqual([expect.stringMatching(/^\d+$/), expect.stringMatching(/^\d+$/)]);
  await controlsOf(page, FORMS.credit, "item").fill("BT-SKL7-01");
  await pressButton(page, FORMS.credit, "addItem");
  await expect(page.locator("aside")).toContainText("BVKKMN");
  expect(await readForm(page, FORMS.credit, ["variant", "duration"])).toEqual({ variant, duration });
});

test("a button that is pressed while the totals are being computed does what it says, and shows it @script", async ({
  page,
}) => {
  const id = await prepareApplication(page, "terms");
  await openStep(page, id, 2);
  let isAsked = false;
  let isPressed = false;
  await page.route(`**/applications/add/2/${id}*`, async (route) => {
    const form = route.request().postData();
    if (form?.includes(`${LIVE_BUTTONS.compute}=`) === true) {
      isAsked = true;
      await expect.poll(() => isPressed).toBe(true);
      await pause(500);
    } else if (form === null) await pause(2_000);
    await route.continue().catch(() => undefined);
    if (form?.includes("removeGood") === true) isPressed = true;
  });
  await fillForm(page, FORMS.credit, { ownFunds: "73,31" });
  await expect.poll(() => isAsked).toBe(true);
  await pressButton(page, FORMS.credit, "removeGood[0]");
  await expect(page.locator(LINES)).toHaveCount(0);
});
