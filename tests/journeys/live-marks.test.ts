import type { Page } from "playwright/test";
import { expect, test, untilHydrated, usually } from "../support/browser.ts";
import { logInDirectly, prepareApplication } from "../support/journey-applications.ts";
import { fillForm } from "../support/journey-forms.ts";
import { FORMS } from "../support/journey-steps.ts";
import { findingText, textOf } from "../support/journey-texts.ts";
import { openNews, openStep } from "../support/journey-walk.ts";

test("an advance above the price is marked at its field while it is typed, and no more when it is right @script", async ({
  page,
}) => {
  await logInDirectly(page);
  const id = await prepareApplication(page, "household");
  await openStep(page, id, 2);
  const field = page.locator("[name='advance.value']");
  await fillForm(page, FORMS.credit, { "advance.value": "901" });
  await expect(field).toHaveAttribute("aria-invalid", "true");
  const error = page.locator(`[id='${(await field.getAttribute("aria-describedby"))?.split(" ").at(-1)}']`);
  await expect(error).toContainText(findingText("lt", "credit.advanceAboveGoods"));
  await expect(page.locator("main [role=alert]")).toHaveCount(0);
  await expect(field).toHaveValue("901");
  await fillForm(page, FORMS.credit, { "advance.value": "90" });
  await expect(field).not.toHaveAttribute("aria-invalid");
});

test("F-281: the summary beside step 4 follows the insurance while it is chosen, and back @script", async ({
  page,
}) => {
  await logInDirectly(page);
  const id = await prepareApplication(page, "contractData");
  await openStep(page, id, 4);
  await untilHydrated(page);
  const [aside, monthly] = [page.locator("aside"), page.locator("aside .big dd")];
  const before = (await monthly.textContent()) ?? "?";
  const premium = textOf("lt", "application:summary.premium");
  await expect(aside).not.toContainText(premium);
  await fillForm(page, FORMS.contractData, { insurance: "1" });
  await expect(aside).toContainText(premium);
  await expect(monthly).not.toHaveText(before);
  const insured = (await monthly.textContent()) ?? "?";
  await openNews(page);
  await openStep(page, id, 4);
  await expect(monthly).toHaveText(insured);
  await fillForm(page, FORMS.contractData, { insurance: "0" });
  await expect(monthly).toHaveText(before);
  await expect(aside).not.toContainText(premium);
});

/** What is drawn round the element that has the focus. */
const ringOf = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement;
    const style = element === null ? null : getComputedStyle(element);
    return [element?.tagName, style?.outlineStyle, style?.outlineWidth];
  });

for (const forcedColors of ["none", "active"] as const) {
  test(`F-034: after a click to another page its heading has the focus without a ring, the keyboard's place has one, with forced colours ${forcedColors} @script${usually(forcedColors === "none")}`, async ({
    page,
  }) => {
    await page.emulateMedia({ forcedColors });
    await logInDirectly(page);
    await openNews(page);
    await untilHydrated(page);
    await page.locator("nav.menu a[href='/applications']").click();
    await expect(page.locator("h1")).toBeFocused();
    const [tag, style] = await ringOf(page);
    expect([tag, style]).toEqual(["H1", "none"]);
    await page.keyboard.press("Tab");
    expect((await ringOf(page)).slice(1)).toEqual(["solid", "3px"]);
    await page.locator("nav.menu a[href='/ratings']").focus();
    await page.keyboard.press("Enter");
    await expect(page.locator("h1")).toBeFocused();
    expect((await ringOf(page)).slice(0, 2)).toEqual(["H1", "none"]);
  });
}
