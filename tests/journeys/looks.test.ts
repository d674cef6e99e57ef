import type { Locator, Page } from "playwright/test";
import { boxOf } from "../support/boxes.ts";
import { expect, hasScript, test, untilHydrated } from "../support/browser.ts";
import { logInDirectly, prepareApplication } from "../support/journey-applications.ts";
import { fillForm } from "../support/journey-forms.ts";
import { FORMS } from "../support/journey-steps.ts";
import { textOf } from "../support/journey-texts.ts";
import {
  findApplication,
  openApplications,
  openNewApplication,
  openNews,
  openSchedule,
  openSettings,
  openStep,
} from "../support/journey-walk.ts";

const CONTRACTS_TAB = 6;

const DESK = { width: 1280, height: 800 };
const OLD_DESK = { width: 1024, height: 768 };
const PHONE = { width: 360, height: 740 };

/** Where the lower edges of some elements are. */
const lowerEdges = async (elements: readonly Locator[]): Promise<number[]> =>
  (await Promise.all(elements.map(boxOf))).map(({ y, height }) => Math.round(y + height));

const styleOf = (element: Locator, name: string) =>
  element.first().evaluate((node, property) => getComputedStyle(node).getPropertyValue(property), name);

async function logInAt(page: Page, size: { width: number; height: number }): Promise<void> {
  await page.setViewportSize(size);
  await logInDirectly(page);
}

test("a new application shows its button on a screen of 1280 × 800, and the working hours take two lines at most", async ({
  page,
}) => {
  await logInAt(page, DESK);
  // The greeting is read once.
  await openNews(page);
  await openNewApplication(page);
  const [button = 0] = await lowerEdges([page.locator(`form[id="${FORMS.buyer}"] button[name=continue]:not(.vh)`)]);
  expect(button).toBeLessThanOrEqual(DESK.height);
  expect((await boxOf(page.locator(".top .help dd").last())).height).toBeLessThanOrEqual(40);
});

test("fields of one row stand on one line, whether or not they have a hint", async ({ page }) => {
  await logInAt(page, DESK);
  await openStep(page, await prepareApplication(page, "contractData"), 4);
  const [town, street] = await lowerEdges(
    ["address.city", "address.street"].map((name) => page.locator(`[id="${FORMS.contractData}-${name}"]`)),
  );
  expect(town).toBe(street);
});

test("a dialog stands in the middle of the window @script", async ({ page }) => {
  await logInAt(page, DESK);
  await openSettings(page);
  const { top, bottom } = await page.evaluate(() => {
    const dialog = document.createElement("dialog");
    dialog.className = "card dialog";
    dialog.append("Kodas");
    document.body.append(dialog);
    dialog.showModal();
    return dialog.getBoundingClientRect();
  });
  expect(Math.abs(top - (DESK.height - bottom))).toBeLessThanOrEqual(2);
});

test("a list that finds nothing draws no head over nothing @full", async ({ page }) => {
  await logInAt(page, DESK);
  await findApplication(page, CONTRACTS_TAB, "88888888");
  await expect(page.locator("main")).toContainText(textOf("lt", "applications:empty.nextExact"));
  await expect(page.locator("main table")).toHaveCount(0);
});

test("with forced colours the current item, tab and step have a mark that is no colour of ours @bare", async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: "active" });
  await logInAt(page, DESK);
  await openApplications(page);
  for (const current of [".menu [aria-current]", ".tabs [aria-current]"])
    expect(await styleOf(page.locator(current), "outline-style")).toBe("solid");
  expect(await styleOf(page.locator(".menu a:not([aria-current])"), "outline-style")).toBe("none");
  await openNewApplication(page);
  expect(await styleOf(page.locator(".steps .current"), "outline-style")).toBe("solid");
});

test("at 1024 pixels the summary does not touch the buttons, on a phone neither", async ({ page }) => {
  await logInAt(page, OLD_DESK);
  await openStep(page, await prepareApplication(page, "household"), 2);
  for (const size of [OLD_DESK, PHONE]) {
    await page.setViewportSize(size);
    const buttons = await boxOf(page.locator(`form[id="${FORMS.credit}"] button[name=save]:not(.vh)`));
    const summary = await boxOf(page.getByRole("heading", { name: textOf("lt", "application:summary.title") }));
    const isBeside = summary.x >= buttons.x + buttons.width;
    expect(isBeside || Math.abs(summary.y - buttons.y - buttons.height) >= 8).toBe(true);
  }
});

test("on a phone nothing of an offer is cut off or lies over what stands beside it", async ({ page }) => {
  await logInAt(page, OLD_DESK);
  await openStep(page, await prepareApplication(page, "contractData"), 3);
  await page.setViewportSize(PHONE);
  const cells = page.locator("#offers tbody td");
  await expect(cells.first()).toBeVisible();
  const tooNarrow = await cells.evaluateAll((found) =>
    found.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth).map(({ textContent }) => textContent),
  );
  expect(tooNarrow).toEqual([]);
});

test("step 2 recalculates by itself with script, and by a button without", async ({ page }) => {
  await logInAt(page, DESK);
  await openStep(page, await prepareApplication(page, "household"), 2);
  await untilHydrated(page);
  await expect(page.locator("button[name=recalculate]:not(.vh)")).toBeVisible({ visible: !hasScript() });
});

test("on a phone the tabs of the list stand in one line, and its first row begins on the first screen @bare", async ({
  page,
}) => {
  await logInAt(page, PHONE);
  await openNews(page);
  await openApplications(page);
  await untilHydrated(page);
  const tabs = await page
    .locator(".tabs li")
    .evaluateAll((items) => items.map((item) => item.getBoundingClientRect().y));
  expect(new Set(tabs).size).toBe(1);
  expect((await boxOf(page.locator("tbody tr").first())).y).toBeLessThanOrEqual(PHONE.height);
});

test("a telephone number is put right when its field is left @script", async ({ page }) => {
  await logInAt(page, DESK);
  await openNewApplication(page);
  await untilHydrated(page);
  await fillForm(page, FORMS.buyer, { phone: "+370 612 34567" });
  const field = page.locator(`[id="${FORMS.buyer}-phone"]`);
  await field.blur();
  await expect(field).toHaveValue("612 34567");
});

test("days in the schedule are not broken at their hyphens @full", async ({ page }) => {
  await logInAt(page, DESK);
  await openSchedule(page, await prepareApplication(page, "household"), 2);
  expect(await styleOf(page.locator("main table time"), "white-space")).toBe("nowrap");
});

test("all news stand in one card @full", async ({ page }) => {
  await logInAt(page, DESK);
  await openNews(page);
  const cards = page.locator("main .card", { has: page.locator("article") });
  expect(await page.locator("main article").count()).toBeGreaterThan(1);
  await expect(cards).toHaveCount(1);
});
