import { expect, LANGUAGES, test } from "../support/browser.ts";
import * as steps from "../support/journey-steps.ts";
import { prepareApplication } from "../support/journey-applications.ts";
import { textOf } from "../support/journey-texts.ts";
import { openRatings } from "../support/journey-walk.ts";

for (const language of LANGUAGES)
  test(`F-383, F-384, F-385, F-258, F-387: from the menu to a rating, its offers, its report, and on to the application @${language} @html`, async ({
    page,
  }) => {
    const t = (key: string, params = {}) => textOf(language, `ratings:${key}`, params);
    const link = (name: string) => page.locator("main").getByRole("link", { name, exact: true });
    await steps.logIn(page, steps.SELLER, language);
    const id = await prepareApplication(page, "contract", steps.HERSELF);
    await openRatings(page);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(t("title"));
    await page.getByLabel(t("filter.application")).fill(String(id));
    await page.getByRole("button", { name: textOf(language, "ui:filter.apply") }).click();
    await page.waitForURL(/application=\d+/);
    await expect(page.locator("tbody tr")).toHaveCount(1);
    await link(t("allColumns")).click();
    await expect(page.locator("tbody tr").first()).toContainText("Emilija Išgalvotaitė");
    await page.locator("tbody th a").first().click();
    await page.waitForURL(/\/ratings\/\d+$/);
    await expect(page.locator("main")).toContainText("603******77");
    const report = page.locator('main a[href$="/report"]');
    const file = await page.request.get((await report.getAttribute("href")) ?? "");
    expect(file.headers()["content-type"]).toBe("application/pdf");
    await link(t("offers")).click();
    await page.waitForURL(/\/offers$/);
    await expect(page.locator("main")).toContainText(textOf(language, "application:offers.months", { count: 24 }));
    await link(t("toApplication")).click();
    await page.waitForURL(/\/applications\/edit\/\d+\/5$/);
    await link(textOf(language, "application:ratings")).click();
    await page.waitForURL(`**/ratings?application=${id}`);
    await page.getByLabel(t("filter.from")).fill("2001-01-01");
    await page.getByLabel(t("filter.to")).fill("2001-12-31");
    await page.getByRole("button", { name: textOf(language, "ui:filter.apply") }).click();
    await expect(page.locator("main")).toContainText(textOf(language, "soap:1900"));
  });
