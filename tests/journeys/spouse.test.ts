import { expect, test } from "../support/browser.ts";
import { freshCode } from "../support/fresh-buyers.ts";
import { fillForm, pressButton } from "../support/journey-forms.ts";
import * as steps from "../support/journey-steps.ts";
import { textOf } from "../support/journey-texts.ts";

const { FORMS, HOUSEHOLD } = steps;
const t = (key: string) => textOf("lt", key);

/** Variant 31 takes both spouses above 4 000 €. */
const HEAT_PUMP = { title: "Šilumos siurblys", groupId: "8", priceCents: "4600", serialNumber: "SS-1" };

const AUSRA = {
  "spouse.mode": "2",
  "spouse.personalCode": freshCode("48001259993"),
  "spouse.citizenship": "LVA",
  "spouse.phone": "612 34568",
  "spouse.incomeType": "1",
  "spouse.monthlyIncome": "1780",
  "spouse.workplace": "VšĮ Klinika",
  "spouse.loans.consumer": "20,50",
};

test("F-185, F-228: a credit of both spouses from the empty form to the contract that both have signed @html", async ({
  page,
}) => {
  await steps.logIn(page, "isip.s");
  await steps.startApplication(page, { ...steps.EMILIJA, personalCode: freshCode("37810109983") });
  await steps.addByHand(page, HEAT_PUMP);
  await steps.completeCredit(page, { ...steps.TERMS, variant: "31", duration: "84" });
  const married = { ...HOUSEHOLD, monthlyIncome: "2400", maritalStatus: "2", members: "3" };
  await fillForm(page, FORMS.household, married);
  await pressButton(page, FORMS.household, "continue");
  await expect(page.locator("#offers")).toContainText(t("spouse:enter"));
  await steps.showOffers(page, AUSRA);
  await expect(page.locator("#offers")).not.toContainText(t("spouse:enter"));
  await steps.takeOffer(page);
  await steps.completeContractData(page);
  await expect(page.locator("main")).toContainText("Aušra Modelienė");
  await expect(page.locator("main")).toContainText("Vartojimo kreditas 20,50 €");
  await expect(page.locator("main")).toContainText("Latvija");
  await steps.makeContract(page);
  const status = page.locator("main .badge").first();
  await expect(page.getByRole("link", { name: t("application:contract.otherWaysOfTwo") })).toBeVisible();
  await fillForm(page, FORMS.signature, { signer: "spouse", confirmed: true });
  await pressButton(page, FORMS.signature, "confirmSignature");
  await expect(page.locator("main")).toContainText("Aušra Modelienė jau pasirašė");
  await expect(status).toHaveText(t("enumerations:applicationStatus.unsigned"));
  const left = t("application:contract.confirmedBy").replace("{{name}}", "Vytautas Modelis");
  await expect(page.locator(`form[id="${FORMS.signature}"]`)).toContainText(left);
  await expect(page.locator("main")).toContainText("Duokite pasirašyti: Vytautas Modelis");
  await steps.confirmPaperSignature(page);
  await expect(status).toHaveText(t("enumerations:applicationStatus.signed"));
});
