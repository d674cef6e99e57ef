import { test } from "../support/browser.ts";
import { logIn } from "../support/journey-steps.ts";
import { textOf } from "../support/journey-texts.ts";
import { openManagerTools, untilDrawn } from "../support/journey-walk.ts";

test("F-405: from the tools a manager opens what stands still, and from there an application @html", async ({
  page,
}) => {
  await logIn(page, "vadyb2", "lt");
  await openManagerTools(page);
  await page.getByRole("link", { name: textOf("lt", "manager:stuck.open") }).click();
  await page.waitForURL("**/manager/stuck");
  await untilDrawn(page);
  const contracts = page.getByRole("region", { name: textOf("lt", "manager:stuck.contracts", { days: 7 }) });
  await contracts.locator('a[href^="/applications/load/"]').first().click();
  await page.waitForURL(/\/applications\/edit\/\d+\/5$/);
});
