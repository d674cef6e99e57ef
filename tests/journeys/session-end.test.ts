import { toNotation } from "../../app/domain/number-notation.ts";
import type { Page } from "playwright/test";
import {
  expect,
  hasScript,
  isFormPost,
  LANGUAGES,
  openAddress,
  untilHydrated,
  type JourneyLanguage,
} from "../support/browser.ts";
import { logInDirectly, prepareApplication } from "../support/journey-applications.ts";
import { fillForm, pressButton, readForm, type FormValues } from "../support/journey-forms.ts";
import { CONTRACT_DATA, EMILIJA, FORMS, logIn, SELLER, submitLogin } from "../support/journey-steps.ts";
import { patternOf, textOf } from "../support/journey-texts.ts";
import { sessionTest } from "../support/session-servers.ts";
import { answering } from "../support/soap-proxy.ts";
import { answer } from "../support/soap-stub.ts";
import { TIME_FAULTS } from "../support/time-service.ts";
import { openNewApplication, openNews, openStep } from "../support/journey-walk.ts";

const test = sessionTest();
test.describe.configure({ mode: "serial" });

const EXPIRED = textOf("lt", "shell:session.expired", { n: 30 });
const step = (id: number, number: number) =>
  number === 2 ? `/applications/add/2/${id}` : `/applications/edit/${id}/${number}`;
/** Waits for the page that says why; it is there for a second only. */
const untilTold = (page: Page, language: JourneyLanguage = "lt") =>
  page.getByRole("heading", { level: 1, name: textOf(language, "errors:sessionEnded.title") }).waitFor();
const ended = answering(answer(1020));

test.describe("F-109, R-G6: the back end has ended the session", () => {
  test.afterEach(({ servers }) => servers.proxy.heal());

  for (const language of LANGUAGES) {
    test(`the reason, a second later the log-in page with it, and back to what was typed (${language}) @${language}`, async ({
      page,
      servers,
    }) => {
      await logInDirectly(page, SELLER, language);
      const id = await prepareApplication(page, "contractData");
      await openStep(page, id, 4);
      await fillForm(page, FORMS.contractData, { ...CONTRACT_DATA, phone: "612 34567", "address.city": "Kaunas" });
      servers.proxy.fault("GetContract", ended);
      await pressButton(page, FORMS.contractData, "continue");
      await untilTold(page, language);
      const seenAt = Date.now();
      await page.waitForURL("**/login");
      expect(Date.now() - seenAt).toBeGreaterThan(500);
      expect(Date.now() - seenAt).toBeLessThan(5_000);
      await expect(page.getByText(textOf(language, "soap:1020"))).toHaveCount(1);
      await expect(page.locator("#login-username")).toHaveValue(SELLER);
      servers.proxy.heal();
      await untilHydrated(page);
      await submitLogin(page, SELLER);
      await page.waitForURL(`**${step(id, 4)}`);
      await expect(page.locator("[name='address.city']")).toHaveValue("Kaunas");
      await expect(page.getByText(patternOf(language, "ui:draft.restored"))).toBeVisible();
    });
  }

  test("on the way to another page", async ({ page, servers }) => {
    await logInDirectly(page);
    await openNews(page);
    servers.proxy.fault("ListContracts", ended);
    await page.getByRole("link", { name: textOf("lt", "shell:menu.applications") }).click();
    await untilTold(page);
    await page.waitForURL("**/login");
    await expect(page.getByText(textOf("lt", "soap:1020"))).toHaveCount(1);
    servers.proxy.heal();
    await untilHydrated(page);
    await submitLogin(page, SELLER);
    await page.waitForURL("**/applications");
  });

  test("while a user types: nothing is lost, and the user is told @script", async ({ page, servers }) => {
    // Without script nothing is sent while typing.
    await logInDirectly(page);
    const id = await prepareApplication(page, "contractData");
    await openStep(page, id, 4);
    servers.proxy.fault("GetContract", ended);
    await fillForm(page, FORMS.contractData, { "address.city": "Palanga" });
    await untilTold(page);
    await page.waitForURL("**/login");
    servers.proxy.heal();
    await untilHydrated(page);
    await submitLogin(page, SELLER);
    await page.waitForURL(`**${step(id, 4)}`);
    await expect(page.locator("[name='address.city']")).toHaveValue("Palanga");
  });
});

test.describe("F-101, R-G13: the time service does not answer", () => {
  test.afterEach(({ servers }) => servers.time.fault(null));

  test("the notice of the expiry, and everything goes on @html", async ({ page, servers }) => {
    await logInDirectly(page);
    const id = await prepareApplication(page, "contractData");
    await openStep(page, id, 4);
    await fillForm(page, FORMS.contractData, { ...CONTRACT_DATA, phone: "612 34567" });
    servers.time.fault(TIME_FAULTS["breaks the connection"] ?? null);
    await pressButton(page, FORMS.contractData, "continue");
    await page.waitForURL(`**${step(id, 5)}`);
    await expect(async () => {
      await openAddress(page, step(id, 5));
      await expect(page.getByText(EXPIRED)).toHaveCount(1);
    }).toPass();
    servers.time.fault(null);
    await expect(async () => {
      await openAddress(page, step(id, 5));
      await expect(page.getByText(EXPIRED)).toHaveCount(0, { timeout: 1_000 });
    }).toPass();
  });

  test("F-101: a page that cannot ask the portal says the same, and takes it back @script", async ({ page }) => {
    // Only a script asks by itself.
    await page.clock.install();
    await logInDirectly(page);
    await openNews(page);
    await page.route("**/session", (route) => route.abort());
    await page.clock.fastForward(900_100);
    await expect(page.getByText(EXPIRED)).toHaveCount(1);
    await page.unroute("**/session");
    await page.clock.fastForward(900_100);
    await expect(page.getByText(EXPIRED)).toHaveCount(0);
  });
});

test("F-108, R-L10: after the log-out nothing of the buyer or the user is left in the browser, and Back leads to the log-in @both", async ({
  page,
}) => {
  await logIn(page);
  const id = await prepareApplication(page, "contractData");
  await openStep(page, id, 4);
  await expect(page.getByText("Emilija", { exact: false }).first()).toBeVisible();
  await page.locator("button[name=logout]").click();
  await page.waitForURL("**/login");
  await page.goBack();
  await expect(page.locator("#login-username")).toBeVisible();
  await expect(page.getByText("Emilija")).toHaveCount(0);
  await expect(page.getByText("(jonas.s)")).toHaveCount(0);
  await expect(page.locator("#login-username")).toHaveValue("");
  const cookies = (await page.context().cookies())
    .map(({ name }) => name)
    .filter((name) => name !== "lang" && name !== "zoom");
  expect(cookies).toEqual(["p"]);
  if (hasScript()) expect(await page.evaluate(() => [localStorage.length, sessionStorage.length])).toEqual([0, 0]);
});

test("F-108: the next user on the same computer finds nothing of the one before @html", async ({ page }) => {
  await logIn(page);
  await openNewApplication(page);
  await fillForm(page, FORMS.buyer, EMILIJA);
  if (hasScript()) await page.waitForResponse((response) => isFormPost(response.request()));
  await page.locator("button[name=logout]").click();
  await page.waitForURL("**/login");
  await untilHydrated(page);
  await submitLogin(page, "pilnas");
  await page.waitForURL("**/news");
  await openNewApplication(page);
  await expect(page.locator("[name=personalCode]")).toHaveValue("");
});

/** Forms in which a user may be typing when the other language is wanted. */
const FORMS_TO_SWITCH: [name: string, form: string, path: (id: number) => string, values: FormValues][] = [
  ["buyer", FORMS.buyer, () => "/applications/add", { email: "keiciama@pavyzdys.example", phone: "699 11111" }],
  ["good", FORMS.good, (id) => `/applications/goods/${id}/new`, { title: "Pusiau įvesta prekė", priceCents: "12,50" }],
  ["credit", FORMS.credit, (id) => step(id, 2), { ownFunds: "7,70" }],
  ["household", FORMS.household, (id) => step(id, 3), { workplace: "UAB Kalba", members: "3" }],
  ["contract data", FORMS.contractData, (id) => step(id, 4), { "address.city": "Nida", account: "LT7" }],
];

for (const [name, form, path, values] of FORMS_TO_SWITCH) {
  test(`F-043, R-I11: the language is switched in the middle of ${name}, and what was typed stays${name === "credit" ? "" : " @html"}`, async ({
    page,
  }) => {
    await logInDirectly(page);
    const id = await prepareApplication(page, "contractData");
    await openAddress(page, path(id));
    await fillForm(page, form, values);
    if (hasScript()) {
      const languages = page.getByRole("navigation", { name: textOf("lt", "shell:language") });
      await languages.getByRole("link", { name: /^EN/ }).click();
    } else {
      await pressButton(page, form, "otherLanguage");
    }
    await expect(page.locator("html")).toHaveAttribute("lang", "en");
    expect(new URL(page.url()).pathname).toBe(path(id));
    // F-418: drawn by the server, a sum is written as the page's language writes it; with script the field stays untouched.
    const inEnglish = Object.entries(values).map(([field, text]) => [field, toNotation(String(text), "en")]);
    expect(await readForm(page, form, Object.keys(values))).toEqual(
      hasScript() ? values : Object.fromEntries(inEnglish),
    );
    if (!hasScript()) await page.locator("button[name=discardDraft]").click();
  });
}
