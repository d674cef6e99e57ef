import { expect, hasScript, LANGUAGES, test } from "../support/browser.ts";
import { FORMS } from "../support/journey-steps.ts";
import * as steps from "../support/journey-steps.ts";
import { fillForm, pressButton } from "../support/journey-forms.ts";
import { textOf } from "../support/journey-texts.ts";
import { findApplication } from "../support/journey-walk.ts";

for (const language of LANGUAGES) {
  test(`F-030, F-185, F-427: a credit from the log-in to the contract signed on paper, in ${language} @${language} @both`, async ({
    page,
  }) => {
    const status = page.locator("main .badge").first();
    const t = (key: string, params = {}) => textOf(language, key, params);
    await test.step("F-054: log-in leads to the news", async () => {
      await steps.logIn(page, steps.SELLER, language);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(t("news:title"));
      await expect(page.locator("main article, main .card").first()).toBeVisible();
    });

    await test.step("F-005: step 1 from the menu, with the name from the register", async () => {
      await page
        .getByRole("link", { name: t("shell:menu.newApplication") })
        .first()
        .click();
      await page.waitForURL("**/applications/add");
    });
    const id = await steps.startApplication(page);

    await test.step("F-232: goods from the catalogue and by hand, copied and removed", async () => {
      await steps.addFromCatalogue(page, "Tel");
      await steps.addByHand(page);
      await expect(page.locator("#credit-goods tbody tr")).toHaveCount(2);
      await page.locator("button[name='copyGood[1]']").click();
      await expect(page.locator("#credit-goods tbody tr")).toHaveCount(3);
      await page.locator("button[name='removeGood[2]']").click();
      await expect(page.locator("#credit-goods tbody tr")).toHaveCount(2);
    });

    await test.step("F-268: what the terms cost stands there, without script after “Recalculate”", async () => {
      await fillForm(page, FORMS.credit, steps.TERMS);
      if (!hasScript()) await pressButton(page, FORMS.credit, "recalculate");
      await expect(page.locator("aside")).toContainText(t("application:summary.monthly"));
      await expect(page.locator("aside")).not.toContainText(t("application:summary.incomplete"));
    });
    await steps.completeCredit(page);

    await test.step("F-256: offers by duration, with the decision", async () => {
      await steps.showOffers(page);
      await expect(page.locator("#offers tbody tr").first()).toContainText(t("application:decision.APPROVED"));
      await page.locator("#offers input[type=radio]:enabled").last().check();
    });
    await steps.takeOffer(page);
    await steps.completeContractData(page);

    await test.step("F-335: one press of the button makes the contract", async () => {
      await steps.makeContract(page);
      await expect(status).toHaveText(t("enumerations:applicationStatus.unsigned"));
    });
    await test.step("F-362: the signature on paper is confirmed by hand", async () => {
      await steps.confirmPaperSignature(page);
      await expect(status).toHaveText(t("enumerations:applicationStatus.signed"));
      await expect(page.getByText(t("application:contract.signedLacking"))).toBeVisible();
    });
    await test.step("R-I6: a reload writes nothing and shows the same", async () => {
      await page.reload();
      await expect(status).toHaveText(t("enumerations:applicationStatus.signed"));
    });
    await test.step("F-004, F-280: the list leads to the contract, whose documents open", async () => {
      const number = /PL\S+/.exec((await page.getByRole("heading", { level: 1 }).textContent()) ?? "")?.[0] ?? "";
      await findApplication(page, 6, number);
      await expect(page.getByRole("rowheader")).toContainText(number);
      await page.getByRole("link", { name: String(id), exact: true }).click();
      await page.waitForURL(`**/applications/edit/${id}/5`);
      for (const name of ["standard-information", "set"]) {
        const file = await page.request.get(`/applications/documents/${id}/${name}`);
        expect((await file.body()).subarray(0, 5).toString()).toBe("%PDF-");
      }
    });
  });
}
