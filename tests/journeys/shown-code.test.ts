import { expect, hasScript, test } from "../support/browser.ts";
import { logInDirectly, prepareApplication } from "../support/journey-applications.ts";
import { textOf } from "../support/journey-texts.ts";
import { openApplications, untilDrawn } from "../support/journey-walk.ts";

test("F-171, F-180: a seller shows one code of the list by a press, and the action log says so", async ({ page }) => {
  await logInDirectly(page);
  const id = await prepareApplication(page, "contract");
  await openApplications(page);
  const row = page.locator("main tbody tr").filter({ has: page.locator(`a[href="/applications/load/${id}"]`) });
  await expect(row).not.toContainText("60302149977");
  await row.getByRole("button", { name: textOf("lt", "applications:showCode") }).click();
  await expect(row).toContainText("60302149977");
  await untilDrawn(page);
  if (!hasScript()) await page.reload();
  await row.locator(`a[href$="/applications/log/${id}"]`).click();
  await page.waitForURL(`**/applications/log/${id}`);
  await expect(page.getByRole("table")).toContainText(textOf("lt", "action-log:actions.codeShown"));
});
