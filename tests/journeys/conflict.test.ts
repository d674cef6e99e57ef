import type { BrowserContext, Page } from "playwright/test";
import { expect, test } from "../support/browser.ts";
import { logInDirectly, prepareApplication } from "../support/journey-applications.ts";
import { controlsOf, fillForm, pressButton, readForm, saveStep, type FormValues } from "../support/journey-forms.ts";
import { FORMS } from "../support/journey-steps.ts";
import { findingText } from "../support/journey-texts.ts";
import { openStep } from "../support/journey-walk.ts";

const FORM = FORMS.contractData;
const CHOICE = `${FORM}-conflict`;

/** Step 4 in two tabs; the other one has saved, and this one sends something else from what was shown before. */
async function meet(page: Page, context: BrowserContext, { theirs, mine }: Record<"theirs" | "mine", FormValues>) {
  await logInDirectly(page);
  const id = await prepareApplication(page, "contract");
  await openStep(page, id, 4);
  const other = await context.newPage();
  await openStep(other, id, 4);
  await fillForm(other, FORM, theirs);
  await saveStep(other, FORM);
  await other.close();
  await fillForm(page, FORM, mine);
  await pressButton(page, FORM, "save");
  await expect(page.locator(`#${CHOICE}`)).toBeVisible();
}

test("G12: after the choice between two saves the form shows what is saved, and the next save undoes nothing of it", async ({
  page,
  context,
}) => {
  await meet(page, context, { theirs: { "address.flat": "66" }, mine: { "address.house": "33" } });
  await pressButton(page, CHOICE, "save");
  const shown = () => readForm(page, FORM, ["address.house", "address.flat"]);
  const chosen = { "address.house": "33", "address.flat": "66" };
  await expect(page.locator(`#${CHOICE}`)).toHaveCount(0);
  expect(await shown()).toEqual(chosen);
  await fillForm(page, FORM, { email: "po.pasirinkimo@pavyzdys.example" });
  await saveStep(page, FORM);
  await page.reload();
  expect(await shown()).toEqual(chosen);
});

test("G12, F-198: where what was chosen cannot be saved, the form has it, with what is wrong @html", async ({
  page,
  context,
}) => {
  await meet(page, context, {
    theirs: { "document.type": "6", "document.number": "123456789" },
    mine: { "address.house": "33", "document.number": "87654321" },
  });
  await page.locator(`#${CHOICE} [name="document.type"][value="6"]`).check();
  await page.locator(`#${CHOICE} [name="document.number"][value="87654321"]`).check();
  await pressButton(page, CHOICE, "save");
  await expect(page.locator(`#${CHOICE}`)).toHaveCount(0);
  await expect(controlsOf(page, FORM, "document.number")).toHaveValue("87654321");
  expect(await readForm(page, FORM, ["address.house", "document.type"])).toEqual({
    "address.house": "33",
    "document.type": "6",
  });
  await expect(page.locator("main [role=alert]").first()).toContainText(findingText("lt", "documentNumber.nineDigits"));
});
