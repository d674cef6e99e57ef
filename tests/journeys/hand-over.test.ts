import { logInDirectly, prepareApplication } from "../support/journey-applications.ts";
import { expect, hasScript, LANGUAGES, test } from "../support/browser.ts";
import { BUYER_ANSWERS } from "../support/buyer-answers.ts";
import { controlsOf, fillForm, pressButton } from "../support/journey-forms.ts";
import { openOnOwnDevice } from "../support/journey-signing.ts";
import { CONTRACT_DATA, FORMS } from "../support/journey-steps.ts";
import { textOf } from "../support/journey-texts.ts";
import { openStep } from "../support/journey-walk.ts";

/** A number of its own for each language and project: to one number three messages of an hour go. */
const phoneOf = (language: (typeof LANGUAGES)[number]) => `612 098${hasScript() ? 1 : 2}${language === "lt" ? 1 : 2}`;

for (const language of LANGUAGES)
  test(`O2: a seller hands step 4 over to the buyer's telephone, sees what is done, and takes the answers over @${language}`, async ({
    page,
    browser,
  }) => {
    const t = (key: string, params = {}) => textOf(language, `hand-over:${key}`, params);
    const main = page.locator("main");
    await logInDirectly(page, "jonas.s", language);
    const id = await prepareApplication(page, "contractData");
    await openStep(page, id, 4);
    await fillForm(page, FORMS.contractData, { "document.number": "12345678", "address.city": "Vilnius" });
    await pressButton(page, FORMS.contractData, "handOver");
    const address = main.locator("#hand-over .address");
    await expect(address).toBeVisible();
    await expect(main.locator("#hand-over .qr")).toBeVisible();
    await fillForm(page, FORMS.contractData, { phone: phoneOf(language) });
    await pressButton(page, FORMS.contractData, "textHandOver");
    await expect(page.locator(".note-box").filter({ hasText: t("sms.sent") })).toBeVisible();
    await expect(main.locator("#hand-over")).toContainText(/\+370\s6\*\*\s\*\*\*\d\d/);
    await expect(controlsOf(page, FORMS.contractData, "phone")).toHaveValue(phoneOf(language));
    const path = new URL((await address.textContent()) ?? "").pathname;

    const phone = await openOnOwnDevice(browser, `${new URL(page.url()).origin}${path}?lang=${language}`);
    await fillForm(phone, "hand-over", { ...BUYER_ANSWERS, phone: "12" });
    await pressButton(phone, "hand-over", "sendAnswers");
    await expect(phone.locator("#hand-over-phone-error")).toBeVisible();
    await expect(controlsOf(phone, "hand-over", "address.city")).toHaveValue("Kaunas");
    await fillForm(phone, "hand-over", { phone: BUYER_ANSWERS.phone });
    await pressButton(phone, "hand-over", "sendAnswers");
    await expect(phone.locator("main")).toContainText(t("buyer.sent"));

    if (!hasScript()) await pressButton(page, FORMS.contractData, "refreshHandOver");
    await expect(main).toContainText(`${t("progress.filled")}: ${t("progress.done")}`, { timeout: 15_000 });
    await expect(controlsOf(page, FORMS.contractData, "address.city")).toHaveValue("Vilnius");
    await pressButton(page, FORMS.contractData, "useHandOver");
    await expect(controlsOf(page, FORMS.contractData, "address.city")).toHaveValue("Kaunas");
    await expect(controlsOf(page, FORMS.contractData, "document.number")).toHaveValue("12345678");
    await expect(page.locator(".note-box.success")).toContainText(t("used"));

    await fillForm(page, FORMS.contractData, { ...CONTRACT_DATA, ...BUYER_ANSWERS });
    await pressButton(page, FORMS.contractData, "continue");
    await page.waitForURL(`**/applications/edit/${id}/5`);
    await expect(page.locator("main")).toContainText("Laisvės al. 7");
    await phone.context().close();
  });
