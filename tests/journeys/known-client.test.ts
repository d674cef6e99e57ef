import type { Page } from "playwright/test";
import { expect, hasScript, test, untilHydrated } from "../support/browser.ts";
import { logInDirectly, prepareApplication } from "../support/journey-applications.ts";
import { fillForm, pressButton, readForm, saveStep } from "../support/journey-forms.ts";
import { CONTRACT_DATA, EMILIJA, FORMS, RUTA } from "../support/journey-steps.ts";
import { patternOf, textOf } from "../support/journey-texts.ts";
import { openNewApplication, openNews, openStep } from "../support/journey-walk.ts";

const MANTAS = "38403179912";
const NEW_CLIENT = "50710029801";
/** A client of the demo whom no other journey gives a contract. */
const SIMONA = { ...EMILIJA, personalCode: "48308239783" };

const { buyer, contractData } = FORMS;

const WITHOUT_ACCOUNT = Object.fromEntries(Object.entries(CONTRACT_DATA).filter(([name]) => name !== "account"));
const laterOf = (page: Page) =>
  page.locator("details", { hasText: textOf("lt", "application:contractData.laterSummary") });

test.beforeEach(({ page }) => logInDirectly(page));

test("F-204, F-205: the last digit of a code names the buyer, a new one's name is asked for without a finding @script", async ({
  page,
}) => {
  await openNews(page);
  await openNewApplication(page);
  const code = page.locator(`#${buyer}-personalCode`);
  await expect(code).toBeFocused();
  const said = page.locator(`form#${buyer} p[role=status]`);
  await page.keyboard.type(MANTAS.slice(0, 10));
  await expect(said).toBeEmpty();
  await page.keyboard.type(MANTAS.slice(10));
  await expect(said).toHaveText("Pirkėjas: Mantas Pavyzdaitis");
  await expect(code).toBeFocused();
  await code.fill(NEW_CLIENT);
  await expect(said).toHaveText(textOf("lt", "application:buyer.newClient"));
  await expect(page.locator("[name=firstName]")).toBeVisible();
  await expect(page.locator(`form#${buyer} .err`)).toHaveCount(0);
  await code.fill(MANTAS);
  await expect(page.locator("[name=firstName]")).toHaveCount(0);
});

test("F-204: the first page names the buyer, and step 1 knows the name already @script", async ({ page }) => {
  await openNews(page);
  await page.locator("#start-application-personalCode").pressSequentially(MANTAS);
  await expect(page.locator("#start-application p[role=status]")).toHaveText("Pirkėjas: Mantas Pavyzdaitis");
  await pressButton(page, "start-application", "start");
  await page.waitForURL("**/applications/add");
  await expect(page.locator(`form#${buyer} p[role=status]`)).toHaveText("Pirkėjas: Mantas Pavyzdaitis");
  await expect(page.locator(`#${buyer}-phone`)).toBeFocused();
});

test("F-285: town, street and house decide the postal code by themselves; a typed one stays @html", async ({
  page,
}) => {
  const id = await prepareApplication(page, "contractData", SIMONA);
  await openStep(page, id, 4);
  const { "address.postalCode": _, ...rest } = WITHOUT_ACCOUNT;
  const code = page.locator("[name='address.postalCode']");
  await fillForm(page, contractData, { "address.postalCode": "" });
  await fillForm(page, contractData, { ...rest, "address.house": "12" });
  if (hasScript()) await expect(code).toHaveValue("LT-10007");
  await saveStep(page, contractData);
  await expect(code).toHaveValue("LT-10007");
  await fillForm(page, contractData, { "address.postalCode": "LT-07150", "address.house": "14" });
  await pressButton(page, contractData, "continue");
  await page.waitForURL(/\/5$/);
  await openStep(page, id, 4);
  await expect(code).toHaveValue("LT-07150");
});

test("F-310: a credit for goods needs no account and no control line: both wait under “Later”, and are checked when typed @html", async ({
  page,
}) => {
  const id = await prepareApplication(page, "contractData", SIMONA);
  await openStep(page, id, 4);
  await expect(laterOf(page)).not.toHaveAttribute("open");
  await fillForm(page, contractData, { ...WITHOUT_ACCOUNT, account: "LT74 7300 0100 1234 5678" });
  await pressButton(page, contractData, "continue");
  await expect(page.locator(`[id="${contractData}-account-error"]`)).toBeVisible();
  await fillForm(page, contractData, { account: "" });
  await pressButton(page, contractData, "continue");
  await page.waitForURL(/\/5$/);
});

test("WCAG 2.4.3: after each change of step the focus is in sight, and not in what is hidden at once @script @window", async ({
  page,
}) => {
  await prepareApplication(page, "unsigned", RUTA);
  const id = await prepareApplication(page, "contractData", RUTA);
  await openStep(page, id, 3);
  for (const [form, button, step] of [
    [FORMS.household, "continue", 4],
    [contractData, "back", 3],
    [FORMS.household, "back", 2],
  ] as const) {
    await pressButton(page, form, button);
    await page.waitForURL(new RegExp(`/(?:edit|add)/(?:${id}/${step}|${step}/${id})`));
    await expect.poll(() => page.evaluate(isFocusInSight), page.url()).toBe(true);
    // What is drawn open at first would be closed by now.
    await page.waitForLoadState("networkidle");
    expect(await page.evaluate(isFocusInSight)).toBe(true);
  }
});

/** In the window: whether what has the focus is drawn inside it. */
function isFocusInSight(): boolean {
  const { activeElement } = document;
  if (activeElement === null || activeElement === document.body || activeElement.closest("main") === null) return false;
  const { top, bottom, height } = activeElement.getBoundingClientRect();
  return height > 0 && top >= 0 && bottom <= window.innerHeight;
}

test("F-542: a client who comes back finds the last contract's data in step 4, marked to be checked, and saving is the check", async ({
  page,
}) => {
  await prepareApplication(page, "unsigned", RUTA);
  const id = await prepareApplication(page, "contractData", RUTA);
  await openStep(page, id, 4);
  await untilHydrated(page);
  const names = ["address.city", "address.street", "document.number", "document.validUntil"];
  expect(await readForm(page, contractData, names)).toEqual(
    Object.fromEntries(names.map((name) => [name, CONTRACT_DATA[name]])),
  );
  await expect(page.getByText(patternOf("lt", "application:contractData.earlier")).first()).toBeVisible();
  await expect(page.locator("[name='politics.exposed']:checked")).toHaveCount(0);
  await expect(page.locator("[name='consents.directMarketing']")).not.toBeChecked();
  await expect(page.locator("[name=account]")).toHaveValue("");
  await fillForm(page, contractData, { "politics.exposed": "no" });
  await pressButton(page, contractData, "continue");
  await page.waitForURL(/\/5$/);
  await openStep(page, id, 4);
  await expect(page.getByText(patternOf("lt", "application:contractData.earlier"))).toHaveCount(0);
});
