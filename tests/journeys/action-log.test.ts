import { expect, test } from "../support/browser.ts";
import { logInDirectly, prepareApplication } from "../support/journey-applications.ts";
import { textOf } from "../support/journey-texts.ts";
import { openApplications, openStep, untilDrawn } from "../support/journey-walk.ts";

for (const language of ["lt", "en"] as const) {
  test(`F-180: from step 5 and from the list a seller opens the action log, and an empty one says so @${language} @html`, async ({
    page,
  }) => {
    await logInDirectly(page, "jonas.s", language);
    const id = await prepareApplication(page, "unsigned");
    await openStep(page, id, 5);
    await page.getByRole("link", { name: textOf(language, "application:log"), exact: true }).click();
    await page.waitForURL(`**/applications/log/${id}`);
    await expect(page.getByRole("table")).toContainText(textOf(language, "action-log:actions.contractMade"));
    await openApplications(page);
    const filter = page.getByRole("search");
    await filter.locator("[name=number]").fill("9001300");
    await filter.locator("button[type=submit]").click();
    await page.waitForURL(/[?&]number=9001300/);
    await untilDrawn(page);
    await page.locator("main a[href$='/applications/log/9001300']").click();
    await page.waitForURL("**/applications/log/9001300");
    await expect(page.getByRole("heading", { name: textOf(language, "soap:1300") })).toBeVisible();
  });
}
