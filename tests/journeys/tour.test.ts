import { untilHydrated } from "../support/browser.ts";
import { expect, logInWithCode, test } from "../support/journey-codes.ts";
import { controlsOf, fillForm, pressButton } from "../support/journey-forms.ts";
import { uploadPassport } from "../support/journey-signing.ts";
import * as steps from "../support/journey-steps.ts";
import { textOf } from "../support/journey-texts.ts";
import * as walk from "../support/journey-walk.ts";

const { GOOD, HOUSEHOLD, TERMS } = steps;
const t = (key: string, params = {}) => textOf("lt", key, params);

/**
 * The tour of the demo (demo-data 8), stop by stop, by clicks from the log-in. The stops with a document by QR code, of a partner's page and of an expired
 * session have journeys of their own: `recogniser`, `partner-log-in`, `session-expiry`.
 */
test.use({ accounts: "tour" });

test("stop 1, F-246: a television with a warranty and its promotion, copies, contract, signature, export @html", async ({
  page,
}) => {
  await steps.logIn(page, "jonas.s");
  const id = await steps.startApplication(page);
  await steps.addByHand(page, {
    ...GOOD,
    title: "Televizorius",
    priceCents: "600",
    insured: true,
    warrantyYears: "2",
  });
  await steps.completeCredit(page, { ...TERMS, variant: "13", duration: "10", "advance.value": "0" });
  await steps.showOffers(page);
  await expect(page.locator("#offers tbody")).toContainText("0 % 10 mėn.");
  await steps.takeOffer(page);
  await steps.completeContractData(page);
  await uploadPassport(page, id, "client-7", t("uploads:open"));
  await walk.openStep(page, id, 5);
  await steps.makeContract(page);
  await steps.confirmPaperSignature(page);
  await expect(page.locator("main .badge").first()).toHaveText(t("enumerations:applicationStatus.signed"));
  await walk.openApplications(page);
  const link = page.locator('main a[href*="/applications/export"]').first();
  const file = await page.request.get((await link.getAttribute("href")) ?? "");
  expect(file.headers()["content-type"]).toContain("spreadsheetml");
});

test("stop 2, F-183, F-338, F-369: with a code by SMS, an application by its number, its remote signing called off, its contract rejected @html", async ({
  page,
  servers,
}) => {
  await logInWithCode(page, servers, "rasa.s", "+37060001001");
  await walk.openSearch(page);
  await page.locator("main").getByRole("textbox").fill("1007");
  await page
    .locator("main")
    .getByRole("button", { name: t("ui:filter.search") })
    .click();
  await page.waitForURL("**/applications/edit/1007/5");
  await untilHydrated(page);
  const main = page.locator("main");
  const reject = main.locator('a[href$="/applications/reject/1007"]');
  await expect(main).toContainText("Arnas Nuotolinis");
  await expect(main).toContainText(t("application:contract.heldBySigning"));
  await expect(reject).toHaveCount(0);
  await main.locator('a[href="/applications/signing/1007"]').first().click();
  await page.waitForURL("**/applications/signing/1007");
  await main.locator('a[href="/applications/signing/1007/contract"]').click();
  await page.waitForURL("**/applications/signing/1007/contract");
  await untilHydrated(page);
  await page.locator("summary", { hasText: t("signing:cancel.open") }).click();
  await page.getByRole("button", { name: t("signing:cancel.confirm") }).click();
  await expect(page.locator(".note-box.success")).toContainText(t("signing:cancelled"));
  await walk.openStep(page, 1007, 5);
  await reject.click();
  await page.waitForURL("**/applications/reject/1007");
  await untilHydrated(page);
  await controlsOf(page, "reject-contract", "reason").nth(3).check();
  await fillForm(page, "reject-contract", { comment: "Pirkėjas persigalvojo" });
  await pressButton(page, "reject-contract", "rejectContract");
  await page.waitForURL("**/applications/edit/1007/5");
  await expect(main).toContainText(t("rejection:comment", { comment: "Pirkėjas persigalvojo" }));
});

test("stops 3 and 4, F-372, F-404: what a seller asks for, a manager finds in the queue and allows @html", async ({
  page,
  servers,
}) => {
  await steps.logIn(page, "isip.s");
  const id = await steps.startApplication(page, { ...steps.EMILIJA, personalCode: "36906219902" });
  await steps.addByHand(page, { title: "Saulės moduliai", groupId: "9", priceCents: "4000", serialNumber: "SM-2" });
  await steps.completeCredit(page, { ...TERMS, variant: "24", duration: "48" });
  await steps.showOffers(page, { ...HOUSEHOLD, incomeType: "7", monthlyIncome: "2900", workplace: "Ūkis" });
  // A permit is asked for what is saved.
  await steps.takeOffer(page);
  // By the steps of the page: the back end's clock was moved, and late in the day the list of today lacks what is new by it.
  await page.locator(`main a[href="/applications/edit/${id}/3"]`).first().click();
  await page.waitForURL(`**/applications/edit/${id}/3`);
  await page.getByRole("link", { name: t("permits:ask.open") }).click();
  await page.waitForURL(`**/applications/permit/${id}`);
  await untilHydrated(page);
  await fillForm(page, "ask-permit", { reason: "Pažymą ūkininkas atneš rytoj" });
  await pressButton(page, "ask-permit", "askPermit");
  await page.waitForURL("**/permits/*");
  const permit = new URL(page.url()).pathname;

  await page.context().clearCookies();
  await logInWithCode(page, servers, "vadyb1", "vadyb1@pavyzdys.example");
  await page.getByRole("link", { name: t("shell:menu.permits") }).click();
  await page.locator(`a[href="${permit}"]`).click();
  await page.getByRole("link", { name: t("permits:act.approve") }).click();
  await untilHydrated(page);
  await pressButton(page, "approve-permit", "approve");
  await expect(page.getByText(t("enumerations:permitStatus.confirmed"), { exact: true })).toBeVisible();
  await walk.openManagerTools(page);
  await untilHydrated(page);
  await fillForm(page, "unblock-user", { login: "lukas.s" });
  await pressButton(page, "unblock-user", "unblockUser");
  await expect(page.getByText(t("manager:unblock.done", { login: "lukas.s" }))).toBeVisible();

  await page.context().clearCookies();
  await steps.logIn(page, "isip.s");
  await page.getByText(`Vadybininkas atsakė dėl paraiškos ${id}`).waitFor();
});

test("stop 5, F-388, F-394: a supervisor sees the accounts of the company, and a report of its sellers @html", async ({
  page,
}) => {
  await steps.logIn(page, "vadove");
  await walk.openAccounts(page);
  await expect(page.locator("tbody")).toContainText("jonas.s");
  await walk.openReports(page);
  await page.locator('main a[href="/reports?id=6"]').click();
  await page.waitForURL("**/reports?id=6");
  await untilHydrated(page);
  await expect(page.locator("main tbody tr").first()).toBeVisible();
});
