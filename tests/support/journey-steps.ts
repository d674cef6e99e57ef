import type { Page } from "playwright/test";
import { hasScript, openPage, untilHydrated, type JourneyLanguage } from "./browser.ts";
import { EMILIJA_CODE } from "./demo-application.ts";
import { DEMO_PASSWORD } from "./demo-session.ts";
import { freshCode } from "./fresh-buyers.ts";
import { fillForm, pressButton, type FormValues } from "./journey-forms.ts";
import { openNewApplication } from "./journey-walk.ts";

/** The plain seller of shop 101: no second factor, catalogue, six variants. */
export const SELLER = "jonas.s";

/** Form ids of the path; a field's control has the id `<form>-<name>`. */
export const FORMS = {
  login: "login",
  buyer: "buyer",
  credit: "credit",
  good: "goods-line",
  household: "household",
  contractData: "contract-data",
  signature: "contract-signature",
  email: "contract-email",
} as const;

/** A client of the demo: the register knows her name, her income allows the credit below. */
export const EMILIJA: FormValues = {
  personalCode: "60302149977",
  phone: "612 34567",
  email: "emilija@pavyzdys.example",
  dataPolicy: true,
  creditCheck: true,
};

/** Emilija with her own code, which stands in her document. */
export const HERSELF: FormValues = { ...EMILIJA };

/** Emilija as someone whom no contract binds yet, unless she is meant herself; any other buyer as given. */
export const asNewcomer = (buyer: FormValues): FormValues =>
  buyer !== HERSELF && buyer["personalCode"] === EMILIJA["personalCode"] ? { ...buyer, personalCode: freshCode(EMILIJA_CODE) } : buyer;

/** A client who comes back: journeys that need an earlier contract make one. */
export const RUTA: FormValues = { ...EMILIJA, personalCode: "48609049922" };

export const GOOD: FormValues = {
  title: "Garso sistema Aidas",
  groupId: "1",
  priceCents: "250",
  serialNumber: "AID-2041",
};

export const TERMS: FormValues = { variant: "11", duration: "24", paymentDay: "15", "advance.value": "150" };

export const HOUSEHOLD: FormValues = {
  incomeType: "1",
  monthlyIncome: "1400",
  workplace: "UAB Kavos kampas",
  maritalStatus: "1",
  members: "1",
};

export const CONTRACT_DATA: FormValues = {
  "address.city": "Vilnius",
  "address.street": "Ozo g.",
  "address.house": "12A",
  "address.flat": "7",
  "address.postalCode": "LT-07150",
  "document.type": "0",
  "document.number": "12345678",
  "document.validUntil": "2035-01-01",
  account: "LT73 7300 0100 1234 5678",
  "politics.exposed": "no",
};

export async function logIn(page: Page, login = SELLER, language: JourneyLanguage = "lt"): Promise<void> {
  await openPage(page, `/login?lang=${language}`);
  await submitLogin(page, login);
  await page.waitForURL("**/news");
}

/** Fills and sends the log-in form of the page that is open. */
export async function submitLogin(page: Page, login: string, password = DEMO_PASSWORD): Promise<void> {
  await fillForm(page, FORMS.login, { username: login, password });
  await pressButton(page, FORMS.login, "login");
}

/** Step 1 from the menu to step 2. @returns the number of the new application */
export async function startApplication(page: Page, buyer: FormValues = EMILIJA): Promise<number> {
  await openNewApplication(page);
  await fillForm(page, FORMS.buyer, asNewcomer(buyer));
  await pressButton(page, FORMS.buyer, "continue");
  await page.waitForURL(/\/applications\/add\/2\/\d+$/);
  return applicationNumber(page);
}

/** The application's number in the address. */
export const applicationNumber = (page: Page): number =>
  Number(/\/(\d{3,})(?:\/\d)?(?:[#?].*)?$/.exec(page.url())?.[1]);

/** From step 2: adds the first found item of the catalogue. */
export async function addFromCatalogue(page: Page, search = ""): Promise<void> {
  await pressButton(page, FORMS.credit, "openCatalogue");
  await page.waitForURL(/\/applications\/catalogue\/\d+/);
  if (search !== "") {
    await untilHydrated(page);
    await page.locator("#q").fill(search);
    await page.locator("form[method=get] button[type=submit]").first().click();
    await page.waitForURL(/[?&]q=/);
  }
  await page.locator("button[name=add]").first().click();
  await page.waitForURL(/\/applications\/add\/2\/\d+/);
}

/** From step 2: types a good by hand. */
export async function addByHand(page: Page, good: FormValues = GOOD): Promise<void> {
  await pressButton(page, FORMS.credit, "addGood");
  await page.waitForURL(/\/applications\/goods\/\d+\/new$/);
  await untilHydrated(page);
  await fillForm(page, FORMS.good, good);
  await pressButton(page, FORMS.good, "continue");
  await page.waitForURL(/\/applications\/add\/2\/\d+/);
}

export async function completeCredit(page: Page, terms: FormValues = TERMS): Promise<void> {
  await untilHydrated(page);
  await fillForm(page, FORMS.credit, terms);
  await pressButton(page, FORMS.credit, "continue");
  await page.waitForURL(/\/applications\/edit\/\d+\/3$/);
}

/** Step 3 to its offers: with script they follow what is typed, without they are asked for. */
export async function showOffers(page: Page, household: FormValues = HOUSEHOLD): Promise<void> {
  await untilHydrated(page);
  await fillForm(page, FORMS.household, household);
  if (!hasScript()) await pressButton(page, FORMS.household, "showOffers");
  await page.locator("#offers:not(.stale) table").waitFor();
}

/** Step 3 with its offers shown: takes the chosen one. */
export async function takeOffer(page: Page): Promise<void> {
  await untilHydrated(page);
  await pressButton(page, FORMS.household, "continue");
  await page.waitForURL(/\/applications\/edit\/\d+\/4$/);
}

export async function completeContractData(page: Page, data: FormValues = CONTRACT_DATA): Promise<void> {
  await untilHydrated(page);
  await fillForm(page, FORMS.contractData, data);
  await pressButton(page, FORMS.contractData, "continue");
  await page.waitForURL(/\/applications\/edit\/\d+\/5$/);
}

/** Step 5: makes the contract. */
export async function makeContract(page: Page): Promise<void> {
  await untilHydrated(page);
  await page.locator("button[name=makeContract]").click();
  await page.locator("button[name=confirmSignature]").waitFor();
}

/** Step 5 of a contract: confirms the signature on paper. */
export async function confirmPaperSignature(page: Page): Promise<void> {
  await untilHydrated(page);
  await fillForm(page, FORMS.signature, { confirmed: true });
  await pressButton(page, FORMS.signature, "confirmSignature");
  await page.locator("button[name=confirmSignature]").waitFor({ state: "detached" });
}
