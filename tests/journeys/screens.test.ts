import type { Page } from "playwright/test";
import { addDays } from "../../app/domain/iso-day.ts";
import { boxOf } from "../support/boxes.ts";
import { expect, isFormPost, test, untilHydrated, usually } from "../support/browser.ts";
import { logInDirectly, prepareApplication } from "../support/journey-applications.ts";
import { withoutCheck } from "../support/journey-faults.ts";
import { fillForm, pressButton } from "../support/journey-forms.ts";
import { FORMS, GOOD } from "../support/journey-steps.ts";
import { textOf } from "../support/journey-texts.ts";
import {
  openApplications,
  openNewApplication,
  openNewGood,
  openNews,
  openStep,
  untilDrawn,
} from "../support/journey-walk.ts";
import { setZoom } from "../support/journey-zoom.ts";

/** What has the focus, in words. */
const focused = (page: Page) => page.evaluate(() => document.activeElement?.tagName.toLowerCase());

/** The rows of the demo alone: what other tests have made is of today. */
async function leaveTodayOut(page: Page): Promise<void> {
  const until = page.locator("main input[name=to]");
  const day = addDays(await until.inputValue(), -1);
  await until.fill(day);
  await until.press("Enter");
  await page.waitForURL(new RegExp(`[?&]to=${day}`));
  await untilDrawn(page);
}

/** Where the first row of a list begins, and how high its highest row is. */
const rowsOf = (page: Page) =>
  page.locator("tbody tr").evaluateAll((rows) => {
    const boxes = rows.map((row) => row.getBoundingClientRect());
    const top = rows[0]?.closest("table")?.getBoundingClientRect().top ?? 0;
    return { top, head: (boxes[0]?.top ?? 0) - top, highest: Math.max(...boxes.map(({ height }) => height)) };
  });

/** Holds the answer of the next sent form back until it is let go. */
async function holdForms(page: Page): Promise<() => void> {
  let letGo = () => {};
  const held = new Promise<void>((resolve) => (letGo = resolve));
  await page.route("**/*", async (route) => {
    if (isFormPost(route.request())) await held;
    await route.continue();
  });
  return letGo;
}

test("a date field with script is one box: the text, and the calendar's button right beside it @script", async ({
  page,
}) => {
  await logInDirectly(page);
  await openApplications(page);
  const field = page.locator(".join").filter({ has: page.locator("#filter-from") });
  await field.getByRole("button").waitFor();
  const [text, button] = [await boxOf(page.locator("#filter-from")), await boxOf(field.getByRole("button"))];
  expect(Math.abs(text.x + text.width - button.x)).toBeLessThanOrEqual(1);
  expect(text.width).toBeGreaterThan(100);
});

test("a form under way says so, and a second press of its button sends nothing @script", async ({ page }) => {
  await logInDirectly(page);
  const id = await prepareApplication(page, "contract");
  await openStep(page, id, 5);
  const letGo = await holdForms(page);
  let posts = 0;
  page.on("request", (request) => (posts += isFormPost(request) ? 1 : 0));
  const button = page.locator("button[name=makeContract]");
  await button.dblclick();
  await expect(button).toHaveText(textOf("lt", "ui:work.wait"));
  await expect(page.locator("main")).toHaveAttribute("aria-busy", "true");
  await expect(page.locator(".work")).toBeVisible();
  await button.click({ force: true });
  letGo();
  await page.locator("button[name=confirmSignature]").waitFor();
  expect(posts).toBe(1);
  await expect(page.locator("main")).not.toHaveAttribute("aria-busy", "true");
});

test("a press counts while the page whose answer is already shown is still being read @script", async ({ page }) => {
  await logInDirectly(page);
  await openNewGood(page, await prepareApplication(page, "credit"));
  await withoutCheck(page);
  await fillForm(page, FORMS.good, { ...GOOD, insured: true });
  let letGo = () => {};
  const read = new Promise<void>((resolve) => (letGo = resolve));
  await page.route("**/*_data=*", async (route) => {
    if (!isFormPost(route.request())) await read;
    await route.continue().catch(() => undefined);
  });
  await pressButton(page, FORMS.good, "warrantyPrices");
  await expect(page.locator(`#${FORMS.good}-warrantyYears option`, { hasText: "€" })).not.toHaveCount(0);
  await pressButton(page, FORMS.good, "continue");
  await expect(page.locator(`#${FORMS.good}-warrantyYears-error`)).toBeVisible();
  letGo();
});

test("saving a step is called saving, and afterwards the first empty field of the next one has the focus @script", async ({
  page,
}) => {
  await logInDirectly(page);
  const id = await prepareApplication(page, "household");
  await openStep(page, id, 2);
  const letGo = await holdForms(page);
  await pressButton(page, FORMS.credit, "continue");
  await expect(page.locator(`form[id="${FORMS.credit}"] button[name=continue]:not(.vh)`)).toHaveText(
    textOf("lt", "ui:work.saving"),
  );
  letGo();
  await page.waitForURL(/\/3$/);
  await expect(page.locator(`[id="${FORMS.household}-incomeType"]`)).toBeFocused();
  // The focus says which field it is; the page itself is announced.
  await expect(page.locator(".vh[role=status]").filter({ hasText: await page.title() })).toHaveCount(1);
});

test("after the contract is made its answer is in sight and has the focus @script", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await logInDirectly(page);
  const id = await prepareApplication(page, "contract");
  await openStep(page, id, 5);
  await page.locator("button[name=makeContract]").click();
  const notice = page.locator(".notes .note-box.success");
  await expect(notice).toBeFocused();
  await expect(notice).toBeInViewport();
  await expect(page.locator(".order h3")).toHaveText([
    textOf("lt", "application:contract.acts.print"),
    textOf("lt", "application:contract.acts.sign"),
    textOf("lt", "application:contract.acts.confirm"),
  ]);
});

test("a page opened from the menu, a removed row and a closed dialog leave the focus in the page @script", async ({
  page,
}) => {
  await logInDirectly(page);
  await openNews(page);
  await openApplications(page);
  await expect(page.locator("main h1")).toBeFocused();
  await openNewApplication(page);
  await expect(page.locator(`#${FORMS.buyer}-personalCode`)).toBeFocused();
  const id = await prepareApplication(page, "household");
  await openStep(page, id, 2);
  await page.locator("button[name^=removeGood]").first().click();
  await expect(page.locator("button[name^=removeGood]")).toHaveCount(0);
  await expect.poll(() => focused(page)).toBe("h2");
});

test("F-197: every refused submit puts the focus on the summary, and the title says that there is an error @script", async ({
  page,
}) => {
  await logInDirectly(page);
  await openNewApplication(page);
  const summary = page.locator(".note-box.danger");
  for (const round of ["first", "second", "third"]) {
    await pressButton(page, FORMS.buyer, "continue");
    await expect(summary, round).toBeFocused();
    await expect(page, round).toHaveTitle(/^Klaida: /);
  }
  await openApplications(page);
  await expect(page).not.toHaveTitle(/^Klaida: /);
});

test("the error of a group of choices stands below them, as those of all fields do @script", async ({ page }) => {
  await logInDirectly(page);
  const id = await prepareApplication(page, "contractData");
  await openStep(page, id, 4);
  await pressButton(page, FORMS.contractData, "continue");
  const group = page.locator("fieldset.fld.bad").first();
  await group.waitFor();
  const [error, choice] = [await boxOf(group.locator(".err")), await boxOf(group.locator(".choice").last())];
  expect(error.y).toBeGreaterThanOrEqual(choice.y + choice.height - 1);
});

test("eight rows of the list are in sight at 1280 × 800, five at 1024 × 768", async ({ page }) => {
  await logInDirectly(page);
  for (const [width, height, rows] of [
    [1280, 800, 8],
    [1024, 768, 5],
  ] as const) {
    await page.setViewportSize({ width, height });
    // The greeting is read once, and the list opens without its filter.
    await openNews(page);
    await openApplications(page);
    await untilHydrated(page);
    const { top } = await rowsOf(page);
    await leaveTodayOut(page);
    // What other journeys add today widens columns, and with them the lines of the head.
    const { head, highest } = await rowsOf(page);
    expect((height - top - head) / highest, `${width} × ${height}`).toBeGreaterThanOrEqual(rows);
  }
});

for (const [width, zoom] of [
  [1280, "1.00"],
  [1280, "1.20"],
  [1024, "1.00"],
] as const) {
  test(`the offers fit a window of ${width} pixels at zoom ${zoom}: nothing is cut off${usually(width === 1024)}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await logInDirectly(page);
    const id = await prepareApplication(page, "contractData");
    await openStep(page, id, 3);
    if (zoom !== "1.00") await setZoom(page, 120);
    const frame = page.locator("#offers .frame");
    const [needed, there] = await frame.evaluate((box) => [box.scrollWidth, box.clientWidth] as const);
    expect(needed).toBeLessThanOrEqual(there);
  });
}

test("F-190: what deletes an application stands apart from the buttons of its step", async ({ page }) => {
  await logInDirectly(page);
  const id = await prepareApplication(page, "contract");
  for (const step of [3, 4, 5]) {
    await openStep(page, id, step);
    const [above, below] = [page.locator(".cols > div").first(), page.locator(`main a[href$="/delete/${id}"]`)];
    const [{ y, height }, { y: top }] = [await boxOf(above), await boxOf(below)];
    expect(top - y - height, `step ${step}`).toBeGreaterThanOrEqual(12);
  }
});
