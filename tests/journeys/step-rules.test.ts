import { expect, hasScript, letPass, test, untilHydrated } from "../support/browser.ts";
import { logInDirectly, postForm, prepareApplication } from "../support/journey-applications.ts";
import { fillForm, pressButton, readForm, saveStep } from "../support/journey-forms.ts";
import { CONTRACT_DATA, EMILIJA, FORMS, GOOD, HOUSEHOLD, TERMS } from "../support/journey-steps.ts";
import { findingText, patternOf, textOf } from "../support/journey-texts.ts";
import { issueMessage } from "../../app/domain/issue.ts";
import { openNewGood, openSchedule, openStep, switchLanguage } from "../support/journey-walk.ts";

/** No income in any register: the back end answers 10. */
const WITHOUT_INCOME = { ...EMILIJA, personalCode: "38808169637" };

const step = (id: number, number: number) =>
  number === 2 ? `/applications/add/2/${id}` : `/applications/edit/${id}/${number}`;

const errorAt = (form: string, name: string) => `[id="${form}-${name}-error"]`;

test.describe("of shop 101", () => {
  test.beforeEach(({ page }) => logInDirectly(page));

  test("F-235: a good with an extended warranty is one piece, priced by the back end, and keeps what was typed @html", async ({
    page,
  }) => {
    const id = await prepareApplication(page, "credit");
    await openNewGood(page, id);
    await fillForm(page, FORMS.good, { ...GOOD, priceCents: "900", insured: true, warrantyYears: "2" });
    await pressButton(page, FORMS.good, "continue");
    await page.waitForURL(/\/applications\/add\/2\/\d+/);
    await expect(page.locator("#credit-goods tbody tr")).toContainText("79,90");
    await page.locator("button[name='editGood[0]']").click();
    await page.waitForURL(/\/goods\/\d+\/0$/);
    await expect(page.locator("[name=quantity]")).toHaveValue("1");
    await expect(page.locator("[name=quantity]")).toHaveAttribute("readonly", "");
    await untilHydrated(page);
    expect(await readForm(page, FORMS.good, ["insured", "warrantyYears", "serialNumber"])).toEqual({
      insured: true,
      warrantyYears: "2",
      serialNumber: GOOD["serialNumber"],
    });
    await pressButton(page, FORMS.good, "continue");
    await page.waitForURL(/\/applications\/add\/2\/\d+/);
    await expect(page.locator("#credit-goods tbody tr")).toContainText("79,90");
  });

  test("F-197: step 2 without goods says so at the goods, and its link leads there", async ({ page }) => {
    const id = await prepareApplication(page, "credit");
    await openStep(page, id, 2);
    await fillForm(page, FORMS.credit, TERMS);
    await pressButton(page, FORMS.credit, "continue");
    await expect(page.locator(errorAt(FORMS.credit, "goods"))).toContainText(findingText("lt", "goods.missing"));
    await page.locator(`.note-box.danger a[href="#${FORMS.credit}-goods"]`).click();
    await expect(page.locator(`#${FORMS.credit}-goods`)).toBeInViewport();
  });

  test("F-188: removing a row of a page that is out of date removes nothing, keeps what was typed and shows the rows as they are", async ({
    page,
  }) => {
    const id = await prepareApplication(page, "terms");
    await openStep(page, id, 2);
    await fillForm(page, FORMS.credit, { ownFunds: "73,31" });
    await postForm(page, `/applications/goods/${id}/0`, FORMS.good, {
      ...GOOD,
      title: "Kolonėlė",
      quantity: "1",
      continue: "",
    });
    await pressButton(page, FORMS.credit, "removeGood[0]");
    await expect(page.getByText(textOf("lt", "application:notices.conflictOwn"))).toBeVisible();
    await expect(page.locator("#credit-goods tbody tr")).toContainText("Kolonėlė");
    expect(await readForm(page, FORMS.credit, ["ownFunds"])).toEqual({ ownFunds: "73,31" });
    await pressButton(page, FORMS.credit, "copyGood[0]");
    await expect(page.locator("#credit-goods tbody tr")).toHaveCount(2);
    expect(new URL(page.url()).hash).toBe("#credit-goods");
    await expect(page.locator("#credit-goods")).toBeInViewport();
  });

  for (const [language, variant] of [
    ["lt", "0 % 24 mėn. TV"],
    ["en", "0 % for 24 months, TV"],
  ] as const)
    test(`F-246, F-416: a promotion that no good lists is refused by its name, in ${language} @${language} @html`, async ({
      page,
    }) => {
      const id = await prepareApplication(page, "credit");
      const phone = { title: "Telefonas Bangis", groupId: "2", priceCents: "500", quantity: "1", continue: "" };
      await postForm(page, `/applications/goods/${id}/new`, FORMS.good, phone);
      await openStep(page, id, 2);
      await switchLanguage(page, language);
      await fillForm(page, FORMS.credit, { variant: "14", duration: "24" });
      await pressButton(page, FORMS.credit, "continue");
      const finding = issueMessage("conditions.promotionNotListed", { variant });
      await expect(page.locator(errorAt(FORMS.credit, "variant"))).toContainText(findingText(language, finding));
    });

  test("F-267: an account asks for its sum, says its limit, and shows the sum with its payment @html", async ({
    page,
  }) => {
    const id = await prepareApplication(page, "credit", { ...EMILIJA, productType: "5" });
    await openStep(page, id, 2);
    await expect(page.locator("#credit-goods, [name='advance.value']")).toHaveCount(0);
    const terms = { variant: "21", duration: "24", paymentDay: "15" };
    await fillForm(page, FORMS.credit, { ...terms, sum: "10000,01" });
    await pressButton(page, FORMS.credit, "continue");
    const finding = issueMessage("money.creditMax", { max: "10000.00" });
    await expect(page.locator(errorAt(FORMS.credit, "sum"))).toContainText(findingText("lt", finding));
    await fillForm(page, FORMS.credit, { sum: "1 800" });
    await saveStep(page, FORMS.credit);
    await expect(page.locator("aside")).toContainText(/1\s800,00/);
    await expect(page.locator("aside")).not.toContainText(textOf("lt", "application:summary.incomplete"));
    await openStep(page, id, 2);
    await expect(page.locator("[name=sum]")).toHaveValue(/^1\s800,00$/);
  });

  test("F-220, F-430: a buyer without income is told so in place of offers (10) @html", async ({ page }) => {
    const id = await prepareApplication(page, "household", WITHOUT_INCOME);
    await openStep(page, id, 3);
    await fillForm(page, FORMS.household, HOUSEHOLD);
    await pressButton(page, FORMS.household, "continue");
    await expect(page.locator("#offers")).toContainText(patternOf("lt", "soap:10"));
  });

  test("F-270: purpose and payee are the variant's, and are not asked for; a chosen insurance is in the monthly payment and in the schedule @html", async ({
    page,
  }) => {
    const id = await prepareApplication(page, "contractData");
    await openStep(page, id, 4);
    const main = page.locator("main");
    await expect(main).not.toContainText(textOf("lt", "application:contractData.fields.moneyUsage"));
    await expect(page.locator("[name=moneyUsage], [name=creditorAccount]")).toHaveCount(0);
    await expect(page.locator("aside")).toContainText(textOf("lt", "application:summary.interest"));
    await fillForm(page, FORMS.contractData, { ...CONTRACT_DATA, phone: "612 34567", insurance: "1" });
    await saveStep(page, FORMS.contractData);
    await expect(page.locator("aside")).toContainText(textOf("lt", "application:summary.premium"));
    await openStep(page, id, 4);
    expect(await readForm(page, FORMS.contractData, ["insurance"])).toEqual({ insurance: "1" });
    await openSchedule(page, id, 4);
    // 0,15 % of 750,00 is 1,13 a month: the seventh column of 24 payments, and their sum.
    await expect(page.locator("tbody tr td:nth-of-type(6)").first()).toHaveText("1,13");
    await expect(page.locator("tfoot")).toContainText("27,12");
  });

  test("F-285: “Find postal code” suggests addresses and keeps the form @html", async ({ page }) => {
    const id = await prepareApplication(page, "contractData");
    await openStep(page, id, 4);
    await fillForm(page, FORMS.contractData, { "address.city": "Vilnius", "address.street": "Ozo", account: "LT73" });
    await pressButton(page, FORMS.contractData, "findAddress");
    await expect(page.getByText(textOf("lt", "application:contractData.suggestions"))).toBeVisible();
    await expect(page.locator("[name=account]")).toHaveValue("LT73");
  });

  test("F-285: the postal code of the only hit is filled in, whatever is still missing @html", async ({ page }) => {
    const id = await prepareApplication(page, "contractData");
    await openStep(page, id, 4);
    const address = { "address.city": "Vilnius", "address.street": "Ozo g.", "address.house": "12", account: "LT73" };
    // Halves are enough for the search, and stand there in full after it.
    await fillForm(page, FORMS.contractData, { ...address, "address.city": "Viln", "address.street": "Ozo" });
    await pressButton(page, FORMS.contractData, "findAddress");
    const filled = { ...address, "address.postalCode": "LT-10007" };
    await expect.poll(() => readForm(page, FORMS.contractData, Object.keys(filled))).toEqual(filled);
    await openStep(page, id, 4);
    expect(await readForm(page, FORMS.contractData, Object.keys(filled))).toEqual(filled);
  });

  test("F-285: three letters suggest a street; without script or service typing is free @window", async ({ page }) => {
    const id = await prepareApplication(page, "contractData");
    await openStep(page, id, 4);
    const street = page.locator("[name='address.street']");
    // What is offered of an earlier contract is in the way here, and would be asked about as a whole.
    await fillForm(page, FORMS.contractData, { "address.city": "", "address.house": "", "address.street": "" });
    const asked: string[] = [];
    page.on("request", (request) => request.url().includes("/address-suggestions") && asked.push(request.url()));
    if (hasScript()) await page.clock.install();
    await street.pressSequentially("Oz");
    if (hasScript()) await letPass(page, 1_000);
    expect(asked).toEqual([]);
    await street.pressSequentially("o");
    await expect.poll(() => asked.length).toBe(hasScript() ? 1 : 0);
    await expect(page.locator("datalist option[value='Ozo g.']")).toHaveCount(hasScript() ? 1 : 0);
    await page.route("**/address-suggestions?*", (route) => route.fulfill({ body: "nothing of the kind" }));
    await street.fill("Savanorių pr.");
    if (hasScript()) await letPass(page, 1_000);
    await expect(street).toHaveValue("Savanorių pr.");
    await expect(page.locator("[role=alert]")).toHaveCount(0);
    expect(asked).toHaveLength(hasScript() ? 2 : 0);
  });

  test("F-307, F-311: a buyer without a document needs no number and no date @html", async ({ page }) => {
    const id = await prepareApplication(page, "contractData");
    await openStep(page, id, 4);
    const withoutDocument = Object.entries(CONTRACT_DATA).filter(([name]) => !name.startsWith("document."));
    await fillForm(page, FORMS.contractData, {
      ...Object.fromEntries(withoutDocument),
      phone: "612 34567",
      "document.type": "4",
    });
    await pressButton(page, FORMS.contractData, "continue");
    await page.waitForURL(`**${step(id, 5)}`);
  });

  test("F-292: profiling can be ticked only with direct marketing; without script it always can", async ({ page }) => {
    const id = await prepareApplication(page, "contractData");
    await openStep(page, id, 4);
    const marketing = page.locator("[name='consents.directMarketing']");
    const profiling = page.locator("[name='consents.profiling']");
    await expect(profiling).toBeEnabled({ enabled: !hasScript() });
    await marketing.check();
    await profiling.check();
    await marketing.uncheck();
    await expect(profiling).toBeEnabled({ enabled: !hasScript() });
    await expect(profiling).toBeChecked({ checked: !hasScript() });
    await marketing.check();
    await expect(profiling).toBeEnabled();
  });

  test("F-191: the e-mail alone can still be changed at step 5 @html", async ({ page }) => {
    const id = await prepareApplication(page, "contract");
    await openStep(page, id, 5);
    await fillForm(page, FORMS.email, { email: "nauja@pavyzdys.example" });
    await pressButton(page, FORMS.email, "saveEmail");
    await expect(page.getByText(textOf("lt", "application:contract.emailSaved"))).toBeVisible();
    await expect(page.locator("main")).toContainText("nauja@pavyzdys.example");
  });
});

test("F-242, F-253: a shop with one variant and no catalogue sells by product numbers @html", async ({ page }) => {
  await logInDirectly(page, "vienas.s");
  const id = await prepareApplication(page, "credit");
  await openStep(page, id, 2);
  await expect(page.locator("[name=variant] option:not([value=''])")).toHaveCount(1);
  await expect(page.locator("button[name=openCatalogue]")).toHaveCount(0);
  await pressButton(page, FORMS.credit, "addGood");
  await page.waitForURL(/\/goods\/\d+\/new$/);
  await untilHydrated(page);
  await fillForm(page, FORMS.good, { title: "Dviratis Vėjas", groupId: "5", priceCents: "500", productNumber: "AB" });
  await pressButton(page, FORMS.good, "continue");
  await expect(page.locator(errorAt(FORMS.good, "productNumber"))).toBeVisible();
  await fillForm(page, FORMS.good, { productNumber: "ABC" });
  await pressButton(page, FORMS.good, "continue");
  await page.waitForURL(/\/applications\/add\/2\/\d+/);
});
