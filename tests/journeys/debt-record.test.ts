import { expect, hasScript, LANGUAGES, test, untilHydrated } from "../support/browser.ts";
import { controlsOf, fillForm, pressButton, readForm } from "../support/journey-forms.ts";
import * as steps from "../support/journey-steps.ts";
import { textOf } from "../support/journey-texts.ts";
import { openStep, switchLanguage } from "../support/journey-walk.ts";

const { EMILIJA, FORMS, HOUSEHOLD } = steps;
const INCOMES = "incomes";

/** The register takes its time over this buyer. */
const SLOW = { ...EMILIJA, personalCode: "50107019960" };
const ANSWER_MS = 40_000;

test.use({ tolerated: [/status of 503|^status 503/] });

for (const language of LANGUAGES)
  test(`F-305, O24: the debt register is asked by itself; a seller waits for its answer and loses nothing typed @${language}`, async ({
    page,
  }) => {
    const t = (key: string, params = {}) => textOf(language, `incomes:debts.${key}`, params);
    await steps.logIn(page);
    await switchLanguage(page, language);
    const id = await steps.startApplication(page, SLOW);
    await steps.addByHand(page);
    await steps.completeCredit(page);
    await steps.showOffers(page, { ...HOUSEHOLD, incomeType: "3", certificate: true });
    await pressButton(page, FORMS.household, "continue");
    await page.waitForURL(/\/applications\/edit\/\d+\/4$/);
    await openStep(page, id, 3);
    await page.getByRole("link", { name: textOf(language, "application:household.debtRegister") }).click();
    await page.waitForURL(/\/applications\/incomes\/\d+/);
    await untilHydrated(page);
    const main = page.locator("main");
    await expect(main).toContainText(t("text.pending"));
    await fillForm(page, INCOMES, { "certificate.from": "2026-07-01" });
    const answer = t("noneOpen");
    if (hasScript()) {
      // The first time that the page asks for the answer by itself it gets none.
      const failed = page.waitForResponse((response) => response.status() === 503);
      await page.route(/_data=/, (route) => route.fulfill({ status: 503, body: "Down" }), { times: 1 });
      await failed;
      await expect(main).toContainText(answer, { timeout: ANSWER_MS });
    } else
      await expect(async () => {
        if ((await controlsOf(page, INCOMES, "showDebts").count()) > 0) await pressButton(page, INCOMES, "showDebts");
        await expect(main).toContainText(answer, { timeout: 500 });
      }).toPass({ timeout: ANSWER_MS });
    expect(await readForm(page, INCOMES, ["certificate.from"])).toEqual({ "certificate.from": "2026-07-01" });
  });
