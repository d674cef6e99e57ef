import type { Page } from "playwright/test";
import { maxSumForPayment } from "../../backend/src/rules/max-sum.ts";
import { toBusinessDay } from "../../backend/src/time/business-day.ts";
import { findTextKeys } from "../support/every-page/see-page.ts";
import { expect, hasScript, test } from "../support/journey-codes.ts";
import { controlsOf, fillForm, pressButton, type FormValues } from "../support/journey-forms.ts";
import * as steps from "../support/journey-steps.ts";
import { textOf } from "../support/journey-texts.ts";
import { openApplications, openNewApplication } from "../support/journey-walk.ts";

const { EMILIJA, FORMS, GOOD, HOUSEHOLD, TERMS } = steps;
const t = (key: string, params = {}) => textOf("lt", key, params);

/**
 * The clients of the demo whose story ends before a contract, by clicks from the log-in, for a seller, a supervisor and a manager; the journeys of single
 * rows tell of others. The manager's draft is one, so each worker has servers of its own.
 */
test.use({ accounts: "clients" });

interface Wish {
  readonly personalCode: string;
  readonly buyer?: FormValues;
  readonly goods: readonly FormValues[];
  readonly terms: FormValues;
}

/** Log-in, step 1 and step 2, as far as step 3. @param seller whom a manager chooses first */
async function reachHousehold(page: Page, login: string, wish: Wish, seller?: string): Promise<void> {
  await steps.logIn(page, login);
  await openNewApplication(page);
  if (seller !== undefined) await chooseSeller(page, seller);
  await fillForm(page, FORMS.buyer, { ...EMILIJA, personalCode: wish.personalCode, ...wish.buyer });
  await pressButton(page, FORMS.buyer, "continue");
  await page.waitForURL(/\/applications\/add\/2\/\d+$/);
  const agreed = seller === undefined ? {} : { agreedWithSeller: true };
  for (const good of wish.goods) await steps.addByHand(page, { ...good, ...agreed });
  await showWinterPayments(page, wish.terms);
  await steps.completeCredit(page, wish.terms);
}

/** Without script the tick stands on the page once the variant that has it is known. */
async function showWinterPayments(page: Page, { winterPayments, ...terms }: FormValues): Promise<void> {
  if (winterPayments === undefined || hasScript()) return;
  await fillForm(page, FORMS.credit, terms);
  await pressButton(page, FORMS.credit, "recalculate");
}

async function chooseSeller(page: Page, name: string): Promise<void> {
  await page.locator("#q").fill(name);
  await page.locator("form[role=search] button[type=submit]").click();
  await page.waitForURL(/[?&]q=/);
  await page.getByRole("link", { name }).click();
  await page.waitForURL(/\/applications\/add\?seller=\d+$/);
}

const offers = (page: Page) => page.locator("#offers");
const badgeOfOffers = (page: Page) => offers(page).locator("h2 + .badge");
const DECISION = "application:decision";

const OF_GOODS = { ...TERMS, "advance.value": "0" };
const HEAT = { title: "Saulės moduliai", groupId: "9", priceCents: "4000", serialNumber: "SM-1" };

test.afterEach(async ({ page }) => {
  expect(findTextKeys(await page.locator("body").innerText())).toEqual([]);
});

/** The sum that 40 % of the pensioner's 645 euro carry in variant 11 from today on: it follows the days to the first payment. */
function largestSum(duration: string): string {
  const terms = {
    contractDate: toBusinessDay(new Date()),
    paymentDay: Number(TERMS["paymentDay"]),
    durationMonths: Number(duration),
    creditSumCents: 0,
    annualRatePercent: "12.90",
    contractFee: { kind: "percent", percent: "1.50", minimumCents: 300 },
    adminFee: { kind: "amount", amountCents: 50 },
  } as const;
  const euros = maxSumForPayment(terms, 25_800, { minCents: 10_000, maxCents: 1_500_000 }) / 100;
  return `${String(euros).slice(0, -3)}\\s${String(euros).slice(-3)},00`;
}

test("F-214, F-261: a manager asks for a pensioner's sum that no duration carries, and reads what would help @html", async ({
  page,
}) => {
  const televisions = { ...GOOD, priceCents: "4900", quantity: "3" };
  const wish = { personalCode: "35105089941", goods: [televisions], terms: OF_GOODS };
  await reachHousehold(page, "vadyb2", wish, "Jonas Pardavėjas");
  await expect(page.locator("main")).toContainText("Algirdas Bandymas");
  await steps.showOffers(page, { ...HOUSEHOLD, incomeType: "2", monthlyIncome: "645" });
  await expect(badgeOfOffers(page)).toHaveText(t(`${DECISION}.REJECTED`));
  const largest = largestSum("24");
  await expect(offers(page)).toContainText(new RegExp(`Didžiausia\\s24\\smėn\\.\\skredito suma – ${largest}`));
  await expect(offers(page)).toContainText(new RegExp(`Didžiausia suma, kurią galime pasiūlyti: ${largest}`));
  await expect(offers(page).locator("tbody")).not.toContainText(t(`${DECISION}.APPROVED`));
});

test("F-214, F-256: a supervisor learns that a pensioner of 78 may borrow for two years and not for five @html", async ({
  page,
}) => {
  const wish = { personalCode: "34801039851", goods: [{ ...GOOD, priceCents: "900" }] };
  await reachHousehold(page, "vadove", { ...wish, terms: { ...OF_GOODS, duration: "60" } });
  await steps.showOffers(page, { ...HOUSEHOLD, incomeType: "2", monthlyIncome: "690" });
  await expect(badgeOfOffers(page)).toHaveText(t(`${DECISION}.REJECTED`));
  await expect(offers(page)).toContainText("daugiau metų, nei leidžia produkto sąlygos");
  const decisionOf = (duration: number) =>
    page.locator("#offers tbody tr", { has: page.locator(`#offer-11-${duration}`) });
  await expect(decisionOf(24)).toContainText(t(`${DECISION}.APPROVED`));
  await expect(decisionOf(60)).toContainText(t(`${DECISION}.REJECTED`));
});

test("F-214: a farmer whose payments are smaller in winter needs a permit as long as the certificate is missing @html", async ({
  page,
}) => {
  const wish = { personalCode: "36906219902", goods: [HEAT] };
  await reachHousehold(page, "isip.s", {
    ...wish,
    terms: { variant: "15", duration: "48", paymentDay: "15", winterPayments: true },
  });
  await expect(page.locator("main")).toContainText("Gintaras Ūkinis");
  await steps.showOffers(page, { ...HOUSEHOLD, incomeType: "7", monthlyIncome: "2900", workplace: "Ūkis" });
  await expect(badgeOfOffers(page)).toHaveText(t(`${DECISION}.NEEDS_APPROVAL`));
  await expect(offers(page)).toContainText("trūksta pajamų pažymos");
  await expect(offers(page)).toContainText(/Įvertintos pajamos – 2\s030,00\s€ \(nurodyta 2\s900,00\s€\)/);
});

test("F-213, F-277: a buyer with a double name wants a credit account, and reads what is assumed of its limit @html", async ({
  page,
}) => {
  const wish = { personalCode: "49508089890", buyer: { productType: "5" }, goods: [] };
  await reachHousehold(page, "jonas.s", { ...wish, terms: { variant: "21", sum: "1000", paymentDay: "15" } });
  await expect(page.locator("aside")).toContainText("Kristina-Marija Dvigubaitė");
  await expect(page.locator("aside")).toContainText("Tai kredito sąskaitos limitas");
  await steps.showOffers(page, { ...HOUSEHOLD, monthlyIncome: "1530" });
  await expect(badgeOfOffers(page)).toHaveText(t(`${DECISION}.APPROVED`));
});

test("F-213, F-232, F-268: a buyer with Lithuanian letters takes three goods, whose sum is that of the credit @html", async ({
  page,
}) => {
  const goods = ["250", "99,99", "100,01"].map((priceCents) => ({ ...GOOD, priceCents }));
  await reachHousehold(page, "jonas.s", { personalCode: "38904309885", goods, terms: OF_GOODS });
  await expect(page.locator("aside")).toContainText("Ąžuolas Šimtaraidis");
  await expect(page.locator("aside")).toContainText(/Prekės \(3\)\s*450,00/);
  await expect(page.locator("aside")).toContainText(/Kredito suma\s*450,00/);
});

test("F-300: a buyer with a loan elsewhere is shown what can be refinanced, and by whom it was given @html", async ({
  page,
}) => {
  const terms = { variant: "24", duration: "48", paymentDay: "15" };
  await reachHousehold(page, "isip.s", {
    personalCode: "49106159864",
    goods: [{ ...HEAT, priceCents: "1500" }],
    terms,
  });
  await steps.showOffers(page, { ...HOUSEHOLD, monthlyIncome: "980" });
  await expect(offers(page)).toContainText(/UAB „Greitos paskolos“, 480,00/);
  await expect(offers(page)).toContainText(/Įvertinti įsipareigojimai – 34,90\s€ per mėnesį \(nurodyta 0,00/);
  const share = offers(page).getByText(/įmokos sudarys/);
  // Which total the 48 payments have follows from the day of the first one; (34,90 + total / 48) / 980 is the share.
  const row = await offers(page).locator("tr:has([id=offer-24-48])").innerText();
  const [, euros = "", cents = ""] = /(1\s\d{3}),(\d\d)/.exec(row) ?? [];
  const totalCents = Number(euros.replace(/\s/, "") + cents);
  const percent = ((3_490 + totalCents / 48) / 980).toFixed(2).replace(".", ",");
  expect(["7,56", "7,57"]).toContain(percent);
  await expect(share).toContainText(percent);
  await steps.showOffers(page, { refinancing: true });
  await expect(share).not.toContainText(percent);
  await offers(page)
    .getByRole("link", { name: t("application:offers.liabilities") })
    .click();
  await page.waitForURL(/\/applications\/liabilities\/\d+/);
  await expect(page.locator("main")).toContainText("UAB „Greitos paskolos“");
});

test("F-214, F-303: other income counts in part until a certificate or a statement of the bank is there @html", async ({
  page,
}) => {
  await reachHousehold(page, "jonas.s", { personalCode: "50107019960", goods: [GOOD], terms: OF_GOODS });
  await steps.showOffers(page, { ...HOUSEHOLD, incomeType: "3", monthlyIncome: "1250" });
  await expect(badgeOfOffers(page)).toHaveText(t(`${DECISION}.NEEDS_APPROVAL`));
  await expect(offers(page)).toContainText(/Įvertintos pajamos – 875,00\s€ \(nurodyta 1\s250,00\s€\)/);
});

test("F-214, O22: a soldier's pay wants a permit, and the tick of a certificate alone proves nothing @html", async ({
  page,
}) => {
  await reachHousehold(page, "vadove", { personalCode: "48707199847", goods: [GOOD], terms: OF_GOODS });
  await steps.showOffers(page, { ...HOUSEHOLD, incomeType: "4", monthlyIncome: "1960" });
  await expect(badgeOfOffers(page)).toHaveText(t(`${DECISION}.NEEDS_APPROVAL`));
  await steps.showOffers(page, { certificate: true });
  await expect(badgeOfOffers(page)).toHaveText(t(`${DECISION}.NEEDS_APPROVAL`));
  await expect(offers(page)).not.toContainText("Įvertintos pajamos");
});

const FOREIGNERS = [
  {
    who: "a Ukrainian with a temporary permit",
    code: "49403059830",
    country: "UKR",
    land: "Ukraina",
    type: "5",
    name: "temporaryResidencePermit",
    number: "LT1234567",
  },
  {
    who: "a Pole with a residence permit",
    code: "38211119826",
    country: "POL",
    land: "Lenkija",
    type: "3",
    name: "residencePermit",
    number: "LT1234567",
  },
] as const;

for (const { who, code, country, land, type, name, number } of FOREIGNERS)
  test(`F-216, F-307: ${who} is asked for that document's number, and the citizenship stands in the review @html`, async ({
    page,
  }) => {
    await reachHousehold(page, "jonas.s", {
      personalCode: code,
      buyer: { citizenship: country },
      goods: [GOOD],
      terms: OF_GOODS,
    });
    await steps.showOffers(page);
    await steps.takeOffer(page);
    await fillForm(page, FORMS.contractData, { "document.type": type, "document.number": "1" });
    await pressButton(page, FORMS.contractData, "continue");
    await expect(page.locator(`[id="${FORMS.contractData}-document.number-error"]`)).toBeVisible();
    await steps.completeContractData(page, {
      ...steps.CONTRACT_DATA,
      "document.type": type,
      "document.number": number,
    });
    await expect(page.locator("main")).toContainText(land);
    await expect(page.locator("main")).toContainText(t(`enumerations:identityDocumentType.${name}`));
  });

const OFFICES = [
  { whose: "of his own", code: "37304129650", connection: "myself" },
  { whose: "of a relative", code: "47608019644", connection: "family" },
] as const;

for (const { whose, code, connection } of OFFICES)
  test(`F-290: a public office ${whose} is told with the institution, and nothing goes on without it @html`, async ({
    page,
  }) => {
    await reachHousehold(page, "jonas.s", { personalCode: code, goods: [GOOD], terms: OF_GOODS });
    await steps.showOffers(page);
    await steps.takeOffer(page);
    const office = {
      "politics.exposed": "yes",
      "politics.name": "Paulius Politikas",
      "politics.connection": connection,
    };
    await fillForm(page, FORMS.contractData, { ...steps.CONTRACT_DATA, ...office });
    await pressButton(page, FORMS.contractData, "continue");
    await expect(page.locator(`[id="${FORMS.contractData}-politics.institution-error"]`)).toBeVisible();
    await steps.completeContractData(page, { "politics.institution": "Pavyzdžio savivaldybė" });
    await page.locator(`main a[href$="/4"]`).first().click();
    await page.waitForURL(/\/applications\/edit\/\d+\/4$/);
    await expect(controlsOf(page, FORMS.contractData, "politics.institution")).toHaveValue("Pavyzdžio savivaldybė");
    const chosen = controlsOf(page, FORMS.contractData, "politics.connection").locator("option:checked");
    await expect(chosen).toHaveText(t(`enumerations:politicalConnection.${connection}`));
  });

test("F-009: an application that was only begun stands in the list with its next step @html", async ({ page }) => {
  await reachHousehold(page, "jonas.s", { personalCode: "49212299939", goods: [GOOD], terms: OF_GOODS });
  const id = steps.applicationNumber(page);
  await openApplications(page);
  const row = page.locator("tbody tr", { has: page.locator(`a[href="/applications/load/${id}"]`) });
  await expect(row).toContainText("Živilė Testauskaitė");
  await row.locator(`a[href="/applications/load/${id}"]`).first().click();
  await page.waitForURL(`**/applications/edit/${id}/3`);
});
