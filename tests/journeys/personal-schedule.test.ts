import { expect, LANGUAGES, test } from "../support/browser.ts";
import { prepareApplication } from "../support/journey-applications.ts";
import * as steps from "../support/journey-steps.ts";
import { textOf } from "../support/journey-texts.ts";
import { openStep } from "../support/journey-walk.ts";

for (const language of LANGUAGES)
  test(`F-263, F-279: from a step to the schedule, another duration, one that has none, and the saved one again @${language}`, async ({
    page,
  }) => {
    const t = (key: string, params = {}) => textOf(language, `application:${key}`, params);
    const main = page.locator("main");
    const calculate = async (months: string) => {
      await page.getByLabel(t("personal.months")).fill(months);
      await page.getByRole("button", { name: textOf(language, "ui:filter.calculate") }).click();
      await page.waitForURL(`**months=${months}`);
    };
    await steps.logIn(page, steps.SELLER, language);
    const id = await prepareApplication(page, "contractData");
    await openStep(page, id, 3);
    await page.getByRole("link", { name: t("actions.schedule") }).click();
    await page.waitForURL(`**/applications/schedule/${id}`);
    await expect(main).toContainText(t("personal.title"));
    const rows = page.locator("main tbody tr");
    const saved = await rows.count();
    expect(saved).toBeGreaterThan(0);
    await calculate("18");
    await expect(rows).toHaveCount(18);
    await calculate("61");
    await expect(page.locator('[data-code="1400"]')).toBeVisible();
    await expect(rows).toHaveCount(saved);
  });
