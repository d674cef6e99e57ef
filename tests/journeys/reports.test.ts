import { expect, LANGUAGES, test, untilHydrated } from "../support/browser.ts";
import { logIn, SELLER } from "../support/journey-steps.ts";
import { textOf } from "../support/journey-texts.ts";
import { openReports } from "../support/journey-walk.ts";

for (const language of LANGUAGES)
  test(`F-012, F-388, F-389, F-390: from the menu to a report, its wrong and right days, its files and nothing found @${language} @html`, async ({
    page,
  }) => {
    const t = (key: string) => textOf(language, key);
    const main = page.locator("main");
    await logIn(page, SELLER, language);
    await openReports(page);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(t("reports:title"));
    await main.locator('a[href="/reports?id=1"]').click();
    await page.waitForURL("**/reports?id=1");
    await untilHydrated(page);
    const [from, to] = [main.locator("[name=from]"), main.locator("[name=to]")];
    const show = async () => {
      await main.getByRole("button", { name: t("ui:filter.show") }).click();
      await untilHydrated(page);
    };
    await from.fill("2026-03-02");
    await to.fill("2026-03-01");
    await show();
    await expect(main.locator("#filter-from-error")).toContainText(t("validation:date.order"));
    await expect(from).toHaveValue("2026-03-02");
    await from.fill("2001-01-01");
    await to.fill("2001-12-31");
    await show();
    await expect(main).toContainText(t("soap:1900"));
    await from.fill("2020-01-01");
    await to.fill("2099-12-31");
    await show();
    await expect(main.locator("tbody tr").first()).toBeVisible();
    for (const [path, type] of [
      ["/export?", "spreadsheetml"],
      ["as=csv", "text/csv"],
      ["/pdf?", "application/pdf"],
    ]) {
      const file = await page.request.get(
        (await main.locator(`a[href*="${path}"]`).first().getAttribute("href")) ?? "",
      );
      expect(file.headers()["content-type"]).toContain(type);
    }
    await main.getByRole("link", { name: t("reports:back") }).click();
    await page.waitForURL("**/reports");
  });

/** No other journey works on applications that old, so that their number stays. */
const MONTHS_AGO = 3;

test("F-389, 1.3: a supervisor chooses a month on the page of reports and follows a number to its list @html", async ({
  page,
}) => {
  const main = page.locator("main");
  await logIn(page, "vadove", "lt");
  await openReports(page);
  await main.locator('a[href="/reports/month"]').click();
  await page.waitForURL("**/reports/month");
  await untilHydrated(page);
  const month = main.locator("[name=month]");
  await month.selectOption({ index: MONTHS_AGO });
  const chosen = await month.inputValue();
  await main.getByRole("button", { name: textOf("lt", "ui:filter.show") }).click();
  await page.waitForURL(`**/reports/month?month=${chosen}`);
  // The address changes before the page does: until its title names the month, the numbers are those of the one before.
  await expect(main.locator("h1")).toContainText(chosen);
  await expect(main.locator("svg").first()).toBeVisible();
  const count = main.locator("tbody td a").first();
  const number = Number(await count.textContent());
  expect(number).toBeGreaterThan(0);
  await count.click();
  await page.waitForURL(/\/applications\?/);
  await expect(page.locator("tbody tr")).toHaveCount(Math.min(number, 25));
});
