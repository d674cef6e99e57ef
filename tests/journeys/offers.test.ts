import type { Page } from "playwright/test";
import { expect, hasScript, test } from "../support/browser.ts";
import { findTextKeys } from "../support/every-page/see-page.ts";
import { controlsOf, fillForm } from "../support/journey-forms.ts";
import * as steps from "../support/journey-steps.ts";
import { textOf } from "../support/journey-texts.ts";

const { FORMS, GOOD, HOUSEHOLD, SELLER } = steps;

/** From the log-in to the offers of step 3, by clicks, with such a good. */
async function reachOffers(page: Page, good: { priceCents: string; quantity: string }): Promise<void> {
  await steps.logIn(page, SELLER);
  await steps.startApplication(page);
  await steps.addByHand(page, { ...GOOD, ...good });
  await steps.completeCredit(page);
  await steps.showOffers(page);
}

test("F-266: offers follow what is typed and need no button, and the ticked one is in the summary @script", async ({
  page,
}) => {
  await reachOffers(page, { priceCents: "900", quantity: "1" });
  await expect(page.locator("button[name=showOffers]")).toHaveCount(0);
  const ladder = page.locator(".pairs");
  await expect(ladder.locator(".chosen")).toContainText("24 mėn. po");
  const other = page.locator("#offers tbody tr", { has: page.locator("#offer-11-36") });
  const payment = (await other.locator("td strong").textContent()) ?? "";
  await expect(page.locator("aside")).not.toContainText(payment);
  await page.locator("#offer-11-36").check();
  await expect(page.locator("aside .big")).toContainText(payment);
  await expect(page.locator("aside")).toContainText("36 mėn.");
  await expect(ladder.locator(".chosen")).toContainText(`36 mėn. po ${payment}`);
  const state = page.locator("#offers [role=status]");
  await expect(state).toHaveText(textOf("lt", "application:offers.state.current"));
  const badge = page.locator("#offers h2 + .badge");
  await expect(badge).toHaveText(textOf("lt", "application:decision.APPROVED"));
  await fillForm(page, FORMS.household, { monthlyIncome: "310" });
  await expect(state).toHaveText(textOf("lt", "application:offers.state.computing"));
  await expect(badge).toHaveText(textOf("lt", "application:decision.REJECTED"));
  await expect(page.locator("#offer-11-36")).toBeChecked();
  await fillForm(page, FORMS.household, { members: "" });
  await expect(state).toHaveText(textOf("lt", "application:offers.state.unfinished"));
  await fillForm(page, FORMS.household, { members: "1", monthlyIncome: "1400" });
  await expect(badge).toHaveText(textOf("lt", "application:decision.APPROVED"));
  // An amount that its tick has taken away is no part of what is typed (F-221).
  await fillForm(page, FORMS.household, { "future.willDecrease": true });
  await fillForm(page, FORMS.household, { "future.amount": "310" });
  await expect(badge).toHaveText(textOf("lt", "application:decision.REJECTED"));
  await fillForm(page, FORMS.household, { "future.willDecrease": false });
  await expect(badge).toHaveText(textOf("lt", "application:decision.APPROVED"));
  await steps.takeOffer(page);
  await expect(page.locator("aside .big")).toContainText(payment);
});

test("F-266: a row of the price ladder chooses its duration, in step 2 and in step 3", async ({ page }) => {
  await steps.logIn(page, SELLER);
  await steps.startApplication(page);
  await steps.addByHand(page, { ...GOOD, priceCents: "900", quantity: "1" });
  await fillForm(page, FORMS.credit, { variant: "11", duration: "24" });
  if (!hasScript()) await page.locator("button[name=recalculate]").click();
  const row = (months: number) => page.locator(`button[name='chooseDuration[${months}]']`);
  await row(36).click();
  await expect(page.locator(`#${FORMS.credit}-duration`)).toHaveValue("36");
  await expect(page.locator(".pairs .chosen")).toContainText("36 mėn. po");
  await expect(page.locator("aside")).toContainText("36 mėn.");
  await steps.completeCredit(page, { ...steps.TERMS, duration: "36" });
  await steps.showOffers(page);
  await row(12).click();
  await expect(page.locator("#offer-11-12")).toBeChecked();
  await expect(page.locator("aside")).toContainText("12 mėn.");
  await expect(page.locator(".pairs .chosen")).toContainText("12 mėn. po");
});

test("G16, F-336: a credit that needs a permit says so in step 3 and before the contract, and why it is not made @html", async ({
  page,
}) => {
  await reachOffers(page, { priceCents: "3000", quantity: "2" });
  const decision = textOf("lt", "application:decision.NEEDS_APPROVAL");
  await expect(page.locator("#offers h2 + .badge")).toHaveText(decision);
  await expect(page.locator("#offers")).not.toContainText(textOf("lt", "ui:notice.reference", { reference: "" }));
  await steps.takeOffer(page);
  await steps.completeContractData(page);
  const card = page.locator("main section", { hasText: textOf("lt", "application:contract.decision") }).last();
  await expect(card).toContainText(decision);
  await expect(card.locator("li").first()).toHaveText(textOf("lt", "soap:approval.SUM_ABOVE_SELLER_LIMIT"));
  await expect(page.locator("button[name=makeContract]")).toHaveCount(0);
  await expect(page.locator("main [role=alert]").first()).toContainText("suma didesnė, nei gali tvirtinti pardavėjas");
});

/** Two goods on an income that does not carry them. */
async function refuse(page: Page): Promise<void> {
  await steps.logIn(page, SELLER);
  await steps.startApplication(page);
  await steps.addByHand(page, { ...GOOD, priceCents: "2500", quantity: "2" });
  await steps.completeCredit(page);
  await steps.showOffers(page, { ...HOUSEHOLD, monthlyIncome: "420" });
}

test("G16: a refused credit is a business answer: why, what would pass, and a way back to the credit @html", async ({
  page,
}) => {
  await refuse(page);
  const refused = page.locator("#offers .refused");
  await expect(refused.locator("h3")).toHaveText(textOf("lt", "application:offers.refused"));
  await expect(page.locator("#offers li")).not.toHaveCount(0);
  const reasons = await page.locator("#offers li").allTextContents();
  expect(new Set(reasons).size).toBe(reasons.length);
  await expect(page.locator("#offers")).not.toContainText(/Klaida|Klaidos numeris/);
  await expect(refused).toContainText(/pakaktų \d[\d\s]*,\d\d\s€ įvertintų pajamų/);
  await expect(page.locator("main .primary")).toHaveText([textOf("lt", "application:offers.changeCredit")]);
  await page
    .locator("#offers")
    .getByRole("link", { name: textOf("lt", "application:offers.changeCredit") })
    .click();
  await page.waitForURL(/\/applications\/add\/2\/\d+$/);
});

test("F-198: where a refused credit is continued with, the summary says why in words, not by the key of a text @html", async ({
  page,
}) => {
  await refuse(page);
  await controlsOf(page, FORMS.household, "monthlyIncome").press("Enter");
  const summary = page.locator("main .note-box.danger[role=alert]").first();
  await expect(summary).toContainText(textOf("lt", "validation:offers.refused"));
  expect(findTextKeys(await page.locator("main").innerText())).toEqual([]);
});

test("F-198: the summary of a refused step goes once what is typed has offers that can be had @script", async ({
  page,
}) => {
  await refuse(page);
  await controlsOf(page, FORMS.household, "monthlyIncome").press("Enter");
  const refused = page.locator("main .note-box.danger[role=alert]", {
    hasText: textOf("lt", "validation:offers.refused"),
  });
  await expect(refused).toHaveCount(1);
  const income = controlsOf(page, FORMS.household, "monthlyIncome");
  await fillForm(page, FORMS.household, { monthlyIncome: "1400" });
  await expect(refused).toHaveCount(0);
  await expect(income).toHaveValue("1400");
  await expect(income).toBeFocused();
  // What is typed next is told by the offers, not by a summary that comes back.
  const badge = page.locator("#offers h2 + .badge");
  await fillForm(page, FORMS.household, { monthlyIncome: "420" });
  await expect(badge).toHaveText(textOf("lt", "application:decision.REJECTED"));
  await expect(refused).toHaveCount(0);
});
