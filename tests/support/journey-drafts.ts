import type { Page } from "playwright/test";
import { expect, hasScript, isFormPost } from "./browser.ts";
import { logInDirectly, prepareApplication } from "./journey-applications.ts";
import { fillForm, pressButton, readForm, type FormValues } from "./journey-forms.ts";
import { FORMS } from "./journey-steps.ts";
import { patternOf } from "./journey-texts.ts";
import { openStep } from "./journey-walk.ts";

const { contractData } = FORMS;

const CITY = "Kaunas";
const TYPED: FormValues = {
  "address.city": CITY,
  "address.house": "7b",
  account: "LT89",
  "politics.exposed": "yes",
  "politics.name": "Jonas",
};

/** Opens step 4 of a new application and types into it; with script the draft is then on its way. */
export async function typeIntoStep4(page: Page): Promise<number> {
  await logInDirectly(page);
  const id = await prepareApplication(page, "contractData");
  await openStep(page, id, 4);
  await fillForm(page, contractData, TYPED);
  return id;
}

/** Lets what was typed be kept: script does it by itself after a pause, without script a button besides saving does. */
export async function untilKept(page: Page): Promise<void> {
  if (!hasScript()) {
    await pressButton(page, contractData, "findAddress");
    await expect(page.getByRole("status").first()).toBeVisible();
    return;
  }
  // One value is typed once more: what was typed before may be kept already.
  const isKept = page.waitForResponse(
    (response) => isFormPost(response.request()) && response.request().postData()?.includes(CITY) === true,
  );
  await fillForm(page, contractData, { "address.city": "" });
  await fillForm(page, contractData, { "address.city": CITY });
  await isKept;
}

export async function expectTypedDraft(page: Page): Promise<void> {
  await expect(page.getByText(patternOf("lt", "ui:draft.restored"))).toBeVisible();
  expect(await readForm(page, contractData, Object.keys(TYPED))).toEqual(TYPED);
}
