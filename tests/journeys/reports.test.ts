import { expect, LANGUAGES, test, untilHydrated } from "../support/browser.ts";
import { logIn, SELLER } from "../support/journey-steps.ts";
import { textOf } from "../support/journey-texts.ts";
import { openReports } from "../support/journey-walk.ts";

for (const language of LANGUAGES)
  test(`F-012, F-388, F-389, F-390: from the menu to a report, its wrong and right days, its files and nothing found @${language}`, async ({
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

test("F-389, 1.3: a supervisor chooses a month on the page of reports and follows a number to its list", async ({
  page,
}) => {
  const main = page.locator("main");
  await logIn(page, "vadove", "lt");
  await openReports(page);
  await main.locator('a[href="/reports/month"]').click();
  await page.waitForURL("**/reports/month");
  await untilHydrated(page);
  await main.locator("[name=month]").selectOption({ index: 1 });
  await main.getByRole("button", { name: textOf("lt", "ui:filter.show") }).click();
  await page.waitForURL(/month=\d{4}-\d\d/);
  await expect(main.locator("svg").first()).toBeVisible();
  const [count] = [main.locator("tbody td a").first()];
  const number = await count.textContent();
  await count.click();
  await page.waitForURL(/\/applications\?/);
  await expect(page.locator("tbody tr")).toHaveCount(Math.min(Number(number), 25));
});
