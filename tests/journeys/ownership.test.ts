import { expect, test, untilHydrated } from "../support/browser.ts";
import { logInDirectly, prepareApplication } from "../support/journey-applications.ts";
import { controlsOf, fillForm, pressButton } from "../support/journey-forms.ts";
import { textOf } from "../support/journey-texts.ts";
import { openApplications, openStep } from "../support/journey-walk.ts";

const TRANSFER = "transfer";
const TAKE_OVER = "take-over";

test("F-200, F-201: a seller transfers an application by clicks, and a wrong key does not bring it back @html", async ({
  page,
}) => {
  await logInDirectly(page);
  const id = await prepareApplication(page, "contract");
  await openStep(page, id, 5);
  await page.getByRole("link", { name: textOf("lt", "application:transfer"), exact: true }).click();
  await page.waitForURL(`**/applications/transfer/${id}`);
  await untilHydrated(page);
  await page.locator("#q").fill("rasa");
  await page.locator("form[role=search] button[type=submit]").click();
  await page.waitForURL(/[?&]q=rasa/);
  await expect(controlsOf(page, TRANSFER, "recipient")).toHaveCount(1);
  await controlsOf(page, TRANSFER, "recipient").check();
  await pressButton(page, TRANSFER, "transfer");
  await expect(page.locator(`#${TRANSFER} [aria-invalid=true]`).first()).toBeVisible();
  await expect(controlsOf(page, TRANSFER, "recipient")).toBeChecked();
  await fillForm(page, TRANSFER, { comment: "Pavaduoja per atostogas" });
  await pressButton(page, TRANSFER, "transfer");
  await expect(page.getByText(textOf("lt", "ownership:transfer.done", { number: String(id) }))).toBeVisible();
  await openApplications(page);
  await page.getByRole("link", { name: textOf("lt", "applications:takeOver") }).click();
  await page.waitForURL("**/applications/take-over");
  await untilHydrated(page);
  await fillForm(page, TAKE_OVER, { number: String(id), key: "PERIM-0000" });
  await pressButton(page, TAKE_OVER, "takeOver");
  await expect(page.getByText(textOf("lt", "ownership:takeOver.wrongKey"))).toBeVisible();
  await expect(controlsOf(page, TAKE_OVER, "key")).toHaveValue("PERIM-0000");
});
