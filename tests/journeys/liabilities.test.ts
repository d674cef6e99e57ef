import { expect, LANGUAGES, test } from "../support/browser.ts";
import { logInDirectly, prepareApplication } from "../support/journey-applications.ts";
import { EMILIJA, logIn } from "../support/journey-steps.ts";
import { textOf } from "../support/journey-texts.ts";
import { openStep, untilDrawn } from "../support/journey-walk.ts";

/** Her register answers with a credit. */
const SIMONA = { ...EMILIJA, personalCode: "48308239783" };

for (const language of LANGUAGES)
  test(`F-299, F-300: from step 3 a manager corrects the instalment of a register's credit, by way of words that are no sum @${language} @html`, async ({
    page,
  }) => {
    const t = (key: string) => textOf(language, key);
    const main = page.locator("main");
    await logInDirectly(page);
    const id = await prepareApplication(page, "contractData", SIMONA);
    await page.context().clearCookies();
    await logIn(page, "vadyb2", language);
    await openStep(page, id, 3);
    await main.getByRole("link", { name: t("application:offers.liabilities"), exact: true }).click();
    await page.waitForURL(`**/applications/liabilities/${id}`);
    await untilDrawn(page);
    await main
      .getByRole("link", { name: t("liabilities:correct") })
      .first()
      .click();
    await page.waitForURL(`**/applications/liability-correction/${id}/*`);
    await untilDrawn(page);
    const instalment = main.locator("[name=correctedInstalment]");
    const save = () => main.getByRole("button", { name: t("liabilities:save"), exact: true }).click();
    await instalment.fill("daug");
    await save();
    await expect(main.locator("#liability-correction-correctedInstalment-error")).toContainText(
      t("validation:money.format"),
    );
    await expect(instalment).toHaveValue("daug");
    await instalment.fill("97,70");
    await save();
    await page.waitForURL(`**/applications/liabilities/${id}`);
    await expect(main).toContainText(/97[.,]70/);
  });
