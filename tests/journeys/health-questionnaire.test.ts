import { expect, hasScript, LANGUAGES, test } from "../support/browser.ts";
import { logInDirectly, prepareApplication } from "../support/journey-applications.ts";
import { controlsOf, fillForm, pressButton } from "../support/journey-forms.ts";
import { CONTRACT_DATA, FORMS } from "../support/journey-steps.ts";
import { textOf } from "../support/journey-texts.ts";
import { openStep } from "../support/journey-walk.ts";

const QUESTIONS = ["medication", "disease", "sickLeave", "disability"] as const;
const YEARS = { medicationYears: 2, diseaseYears: 10 };
/** „Gyvybė, negalia ir nedarbas“, which asks about health, and one that does not. */
const [ASKING, PLAIN] = ["2", "1"] as const;

const answers = (answer: string, change = {}) => ({
  ...Object.fromEntries(QUESTIONS.map((question) => [`health.${question}`, answer])),
  ...change,
});

for (const language of LANGUAGES)
  test(`F-282: an insurance that asks about health is refused for a yes, and with every no its certificate is among the papers @${language} @html`, async ({
    page,
  }) => {
    const t = (key: string, params = {}) => textOf(language, `application:contractData.${key}`, params);
    const form = FORMS.contractData;
    await logInDirectly(page, "jonas.s", language);
    const id = await prepareApplication(page, "contractData");
    await openStep(page, id, 4);
    const question = page.getByText(t("fields.health.disease", YEARS));
    await fillForm(page, form, { ...CONTRACT_DATA, insurance: PLAIN });
    // Without script the questions stand there whatever is chosen, and say which insurance they are for.
    await expect(question).toBeVisible({ visible: !hasScript() });
    await fillForm(page, form, { insurance: ASKING });
    await expect(question).toBeVisible();

    await fillForm(page, form, answers("no", { "health.disease": "yes" }));
    await pressButton(page, form, "continue");
    const bad = page.locator(`[id="${form}"] .bad`, { hasText: t("fields.health.disease", YEARS) });
    await expect(bad).toContainText(textOf(language, "validation:insurance.healthRefused"));
    await expect(controlsOf(page, form, "health.disease").and(page.locator('[value="yes"]'))).toBeChecked();
    await expect(controlsOf(page, form, "address.city")).toHaveValue(String(CONTRACT_DATA["address.city"]));

    await fillForm(page, form, { "health.disease": "no" });
    await pressButton(page, form, "continue");
    await page.waitForURL(`**/applications/edit/${id}/5`);
    await expect(page.locator(`main a[href="/applications/documents/${id}/insurance"]`).first()).toBeVisible();
    const asked = page.locator("main dt", { hasText: t("fields.health.disease", YEARS) });
    await expect(asked).toBeVisible();
  });
