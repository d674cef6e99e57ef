import type { Page } from "playwright/test";
import {
  expect,
  hasScript,
  LANGUAGES,
  test,
  typeAddress,
  untilHydrated,
  type JourneyLanguage,
} from "../support/browser.ts";
import { findingsOfAxe } from "../support/axe-findings.ts";
import { DEMO_PASSWORD, digestOf } from "../support/demo-session.ts";
import { logInDirectly } from "../support/journey-applications.ts";
import { fillForm, pressButton, readForm, type FormValues } from "../support/journey-forms.ts";
import { EMILIJA, FORMS } from "../support/journey-steps.ts";
import { textOf } from "../support/journey-texts.ts";
import { openCalculator, untilDrawn } from "../support/journey-walk.ts";

const FORM = "calculator";

async function calculate(page: Page, language: JourneyLanguage, values: FormValues): Promise<void> {
  const before = page.url();
  await untilHydrated(page);
  await fillForm(page, FORM, values);
  await page.getByRole("button", { name: textOf(language, "calculator:calculate") }).click();
  await page.waitForURL((url) => url.href !== before);
  await untilDrawn(page);
}

async function switchForm(page: Page, language: JourneyLanguage, form: "short" | "extended"): Promise<void> {
  const before = page.url();
  await page.getByRole("link", { name: textOf(language, `calculator:forms.${form}`), exact: true }).click();
  await page.waitForURL((url) => url.href !== before);
  await untilDrawn(page);
}

/** Presses what leads on into step 1, fills it, and reaches step 2. */
async function applyFor(page: Page, language: JourneyLanguage, buyer: FormValues): Promise<void> {
  await page.getByRole("link", { name: textOf(language, "calculator:chosen.apply") }).click();
  await page.waitForURL(/\/applications\/add\?calculation=/);
  await untilHydrated(page);
  await fillForm(page, FORMS.buyer, buyer);
  await pressButton(page, FORMS.buyer, "continue");
  await page.waitForURL(/\/applications\/add\/2\/\d+$/);
  await untilDrawn(page);
}

/** A figure of a list of terms by the words of its term. */
const figure = (page: Page, term: string) =>
  page
    .locator("main dl > div")
    .filter({ has: page.getByText(term, { exact: true }) })
    .locator("dd")
    .first();

for (const language of LANGUAGES)
  test(`F-391, F-013, F-393: from the menu by way of a wrong number and the extended form into step 2 of an application @${language}`, async ({
    page,
  }) => {
    const main = page.locator("main");
    await logInDirectly(page, "jonas.s", language);
    await openCalculator(page);
    await calculate(page, language, { price: "12x", variant: "11", advance: "150" });
    await expect(main.locator(`#${FORM}-price-error`)).toContainText(textOf(language, "validation:money.format"));
    const kept = await readForm(page, FORM, ["price", "advance"]);
    expect([kept["price"], plain(String(kept["advance"]))]).toEqual(["12x", hasScript() ? "150.00" : "150"]);
    await calculate(page, language, { price: "1250" });
    await expect(main.locator("tbody tr")).not.toHaveCount(0);
    await main.getByRole("link", { name: textOf(language, "application:offers.months", { count: 24 }) }).click();
    await page.waitForURL(/months=24/);
    await untilDrawn(page);
    await expect(main).toContainText(textOf(language, "calculator:chosen.title", { months: 24 }));
    await switchForm(page, language, "extended");
    const switched = await readForm(page, FORM, ["price", "variant", "months"]);
    expect(Object.values(switched).map(String).map(plain)).toEqual([hasScript() ? "1250.00" : "1250", "11", "24"]);
    await calculate(page, language, { ownFunds: "100", insurance: "1", paymentDay: "20", income: "2000", group: "1" });
    await expect(main).toContainText(textOf(language, "calculator:decision"));
    const payment = await figure(page, textOf(language, "calculator:chosen.payment")).textContent();
    await applyFor(page, language, EMILIJA);
    const typed = ["variant", "duration", "paymentDay", "advance.value", "ownFunds"];
    expect(
      Object.values(await readForm(page, FORMS.credit, typed))
        .map(String)
        .map(plain),
    ).toEqual(["11", "24", "20", "150.00", "100.00"]);
    const price = textOf(language, "application:credit.begunGood", { good: "@", button: "@" }).split("@")[0] ?? "";
    await expect(main.getByText(price)).toContainText(language === "lt" ? "1 250,00 €" : "€1,250.00");
    await pressButton(page, FORMS.credit, "addGood");
    await page.waitForURL(/\/applications\/goods\/\d+\/new$/);
    await untilDrawn(page);
    const good = await readForm(page, FORMS.good, ["priceCents", "groupId", "quantity"]);
    expect([plain(String(good["priceCents"])), good["groupId"], good["quantity"]]).toEqual(["1250.00", "1", "1"]);
    await fillForm(page, FORMS.good, { title: "Televizorius Aušra", serialNumber: "AUS-77" });
    await pressButton(page, FORMS.good, "continue");
    await page.waitForURL(/\/applications\/add\/2\/\d+/);
    await untilDrawn(page);
    await expect(main.getByText(price)).toHaveCount(0);
    await expect(
      main
        .getByText(payment?.trim() ?? "no payment")
        .filter({ visible: true })
        .first(),
    ).toBeVisible();
    await pressButton(page, FORMS.credit, "continue");
    await page.waitForURL(/\/applications\/edit\/\d+\/3$/);
  });

/** Sums in one notation, whatever the language of the page. */
const plain = (sum: string): string =>
  /,\d{2}$/.test(sum) ? sum.replace(/[\s\u00a0]/g, "").replace(",", ".") : sum.replace(/[\s\u00a0,]/g, "");

test("F-013: with script the switch takes along what was typed and not yet calculated @script", async ({ page }) => {
  await logInDirectly(page, "jonas.s");
  await openCalculator(page);
  await untilHydrated(page);
  await fillForm(page, FORM, { price: "800", months: "12" });
  await switchForm(page, "lt", "extended");
  await fillForm(page, FORM, { income: "1500" });
  await switchForm(page, "lt", "short");
  expect(await readForm(page, FORM, ["price", "months"])).toEqual({ price: "800,00", months: "12" });
  await switchForm(page, "lt", "extended");
  expect(String((await readForm(page, FORM, ["income"]))["income"])).toMatch(/1\s?500,00/);
});

test("F-391: calculator and result are without findings of a reader's tool, wide and narrow @script", async ({
  page,
}) => {
  await logInDirectly(page, "isimtis.s");
  await openCalculator(page);
  await switchForm(page, "lt", "extended");
  await calculate(page, "lt", { price: "1500", variant: "15", winter: true, income: "1400" });
  for (const width of [1280, 360]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await findingsOfAxe(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  }
});

test("F-025, F-392: a partner's link leads to the calculator, its switch and its durations stay there, and the news are a click away @html", async ({
  page,
}) => {
  const main = page.locator("main");
  await typeAddress(page, `/login/url?u=ribotas&p=${digestOf(DEMO_PASSWORD)}&r=spreadsheet`);
  await page.waitForURL("**/login/url?r=spreadsheet");
  await untilHydrated(page);
  await expect(main.getByRole("heading", { level: 1 })).toHaveText(textOf("lt", "auto-login:limited.calculator"));
  await switchForm(page, "lt", "extended");
  await calculate(page, "lt", { price: "900", income: "1200" });
  await expect(main).toContainText(textOf("lt", "calculator:decision"));
  await main.locator("tbody th a").first().click();
  await page.waitForURL(/\/login\/url\?r=spreadsheet&.*months=/);
  await expect(main.getByRole("link", { name: textOf("lt", "calculator:chosen.apply") })).toHaveCount(0);
  await main.getByRole("link", { name: textOf("lt", "auto-login:limited.news"), exact: true }).click();
  await page.waitForURL("**/login/url");
  await expect(main.locator("article").first()).toBeVisible();
});
