import type { Page } from "playwright/test";
import { boxOf } from "../support/boxes.ts";
import { expect, test } from "../support/browser.ts";
import { logInDirectly, prepareApplication } from "../support/journey-applications.ts";
import { fillForm, saveStep } from "../support/journey-forms.ts";
import { FORMS } from "../support/journey-steps.ts";
import { textOf } from "../support/journey-texts.ts";
import { openApplications, openSchedule, openStep } from "../support/journey-walk.ts";

/** WCAG 2.2, 2.5.8, and what a finger hits, in CSS pixels. */
const [TARGET, FINGER] = [24, 44];

const PHONE = { width: 360, height: 740 };
const DESK = { width: 1280, height: 900 };

/** Heights and widths of the links to other sizes of a page. */
const sizesOf = (page: Page) =>
  page
    .locator(".pages p a")
    .evaluateAll((links) =>
      links.flatMap((link) => [link.getBoundingClientRect().height, link.getBoundingClientRect().width]),
    );

test("links to other page sizes are big enough to be hit, with a mouse and with a finger", async ({ page }) => {
  await logInDirectly(page);
  await openApplications(page);
  const atDesk = await sizesOf(page);
  expect(atDesk).toHaveLength(6);
  expect(Math.min(...atDesk)).toBeGreaterThanOrEqual(TARGET);
  await page.setViewportSize(PHONE);
  expect(Math.min(...(await sizesOf(page)))).toBeGreaterThanOrEqual(FINGER);
});

test("on a phone Tab goes through the list as it is read, from top to bottom @script", async ({ page }) => {
  await page.setViewportSize(PHONE);
  await logInDirectly(page);
  await openApplications(page);
  await page.locator("h1").click();
  const places: { x: number; top: number; middle: number }[] = [];
  for (;;) {
    await page.keyboard.press("Tab");
    const place = await page.evaluate(() => {
      const { activeElement } = document;
      if (activeElement === null || activeElement.closest("main") === null) return null;
      const { left, top, bottom } = activeElement.getBoundingClientRect();
      // Tabs that do not fit are moved into sight, as the page is.
      const moved = activeElement.closest(".tabs")?.scrollLeft ?? 0;
      return { x: left + moved, top: top + window.scrollY, middle: (top + bottom) / 2 + window.scrollY };
    });
    if (place === null) break;
    places.push(place);
  }
  expect(places.length).toBeGreaterThan(20);
  const backwards = places.filter((place, at) => {
    const before = places[at - 1] ?? place;
    const isSameLine = place.middle > before.top && before.middle > place.top;
    return isSameLine ? place.x < before.x : place.middle < before.middle;
  });
  expect(backwards).toEqual([]);
});

test("F-336: on a phone sum, monthly payment and duration of a contract stand before its long parts @full", async ({
  page,
}) => {
  await logInDirectly(page);
  const id = await prepareApplication(page, "contract");
  await openStep(page, id, 5);
  const brief = page.locator(".brief");
  await expect(brief).toBeHidden();
  await page.setViewportSize(PHONE);
  for (const label of [
    "application:summary.creditSum",
    "application:summary.monthly",
    "application:offers.columns.duration",
  ])
    await expect(brief).toContainText(textOf("lt", label));
  const monthly = page.locator("aside .big dd");
  await expect(brief.locator(".strong dd")).toHaveText((await monthly.textContent()) ?? "?");
  await expect(brief).toContainText("24 mėn.");
  const { y, height } = await boxOf(brief);
  expect(y + height).toBeLessThan(PHONE.height);
  expect(y).toBeLessThan(
    (await boxOf(page.getByRole("heading", { name: textOf("lt", "application:contract.review") }))).y,
  );
});

/** An application of 60 payments, its schedule open. */
async function openLongSchedule(page: Page): Promise<void> {
  await logInDirectly(page);
  const id = await prepareApplication(page, "household");
  await openStep(page, id, 2);
  await fillForm(page, FORMS.credit, { duration: "60" });
  await saveStep(page, FORMS.credit);
  await openSchedule(page, id, 2);
}

/** The payments that are seen. */
const shownRows = (page: Page) =>
  page.locator("tbody tr").evaluateAll((rows) => rows.filter((row) => row.getClientRects().length > 0).length);

test("on a phone a schedule of 60 payments is folded by years, the first open; a wide screen and paper show all @bare", async ({
  page,
}) => {
  await openLongSchedule(page);
  const years = page.locator("details.year");
  await expect(years.first()).toBeHidden();
  expect(await shownRows(page)).toBe(60);
  await page.setViewportSize(PHONE);
  await expect(years.first()).toBeVisible();
  const inFirst = await page.locator("table").first().locator("tbody tr").count();
  expect([await shownRows(page), inFirst < 13]).toEqual([inFirst, true]);
  await expect(page.locator("tfoot")).toBeVisible();
  await years.nth(1).locator("summary").click();
  expect(await shownRows(page)).toBe(inFirst + 12);
  expect((await boxOf(years.nth(1).locator("summary"))).height).toBeGreaterThanOrEqual(FINGER);
  await page.emulateMedia({ media: "print" });
  expect(await shownRows(page)).toBe(60);
  await page.emulateMedia({ media: "screen" });
  await page.setViewportSize(DESK);
  expect(await shownRows(page)).toBe(60);
});
