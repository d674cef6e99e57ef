import type { Page } from "playwright/test";
import { expect, hasScript, test, untilHydrated } from "../support/browser.ts";
import { logInDirectly } from "../support/journey-applications.ts";
import { pressButton } from "../support/journey-forms.ts";
import { textOf } from "../support/journey-texts.ts";
import { openApplications, untilDrawn } from "../support/journey-walk.ts";

/** The portal remembers a user's columns: each project has a user of its own, whose list no other journey reads, and one test at a time. */
const seller = () => (hasScript() ? "isimtis.s" : "vienas.s");

test.describe.configure({ mode: "default" });

const text = (key: string) => textOf("lt", `applications:${key}`);
const heads = (page: Page) => page.locator("main thead th");

async function press(page: Page, button: string): Promise<void> {
  await pressButton(page, "list-columns", button);
  await page.waitForURL((url) => url.pathname === "/applications");
  await untilDrawn(page);
}

async function openChoice(page: Page): Promise<void> {
  await page.getByRole("link", { name: text("choice.button"), exact: true }).click();
  await page.waitForURL("**/applications/columns");
  // The address changes first: the boxes of the page before are none.
  await page.locator("form#list-columns").waitFor();
  await untilHydrated(page);
}

/** Leaves just these columns ticked. */
async function tick(page: Page, names: readonly string[]): Promise<void> {
  for (const box of await page.getByRole("checkbox").all())
    await box.setChecked(names.includes((await box.getAttribute("value")) ?? ""));
}

test("F-160: a seller chooses columns, cannot leave the list without any, and gets the usual ones back", async ({
  page,
}) => {
  await logInDirectly(page, seller());
  await openApplications(page);
  await openChoice(page);
  await tick(page, []);
  await pressButton(page, "list-columns", "saveColumns");
  await expect(page.getByRole("alert")).toContainText(textOf("lt", "validation:columns.none"));
  await tick(page, ["number", "accountNumber", "comment"]);
  await press(page, "saveColumns");
  await expect(heads(page)).toHaveText(["number", "accountNumber", "comment"].map((name) => text(`columns.${name}`)));
  await page.context().clearCookies();
  await logInDirectly(page, seller());
  await openApplications(page);
  await expect(heads(page)).toHaveCount(3);
  await openChoice(page);
  await press(page, "usualColumns");
  await expect(heads(page)).toHaveCount(8);
});

test("F-161: the wide list takes the window's width, and its first column stays when it is scrolled @window", async ({
  page,
}) => {
  await page.setViewportSize({ width: 2200, height: 900 });
  await logInDirectly(page, seller());
  await openApplications(page);
  const frame = page.locator("main > .frame");
  const width = async () => (await frame.boundingBox())?.width ?? 0;
  const usual = await width();
  await page.getByRole("button", { name: text("widen") }).click();
  await expect(page.getByRole("button", { name: text("narrow") })).toBeVisible();
  await untilDrawn(page);
  expect(await width()).toBeGreaterThan(usual + 300);
  await openChoice(page);
  await press(page, "everyColumn");
  await page.setViewportSize({ width: 1280, height: 800 });
  const number = page.locator("main tbody th").first();
  const before = (await number.boundingBox())?.x;
  await frame.hover();
  await page.mouse.wheel(600, 0);
  await expect.poll(async () => (await page.locator("main tbody td").first().boundingBox())?.x).toBeLessThan(0);
  expect((await number.boundingBox())?.x).toBe(before);
  await openChoice(page);
  await press(page, "usualColumns");
  await page.getByRole("button", { name: text("narrow") }).click();
  await expect(page.getByRole("button", { name: text("widen") })).toBeVisible();
});

test("the button of a filter ends on the line on which its fields end @window @full", async ({ page }) => {
  await logInDirectly(page, seller());
  await openApplications(page);
  const bottomOf = async (selector: string) => {
    const box = await page.locator(selector).first().boundingBox();
    return (box?.y ?? 0) + (box?.height ?? 0);
  };
  expect(Math.abs((await bottomOf(".asked .fld input")) - (await bottomOf(".asked .acts > .btn")))).toBeLessThan(1);
});

test("F-160: on a phone the cards hold the chosen fields only", async ({ page }) => {
  await logInDirectly(page, seller());
  await openApplications(page);
  await openChoice(page);
  await tick(page, ["number", "comment"]);
  await page.setViewportSize({ width: 360, height: 740 });
  await press(page, "saveColumns");
  const card = page.locator("main tbody tr").first();
  await expect(card.locator("[data-label]")).toHaveCount(2);
  await expect(card.locator("td")).toHaveAttribute("data-label", text("columns.comment"));
  await openChoice(page);
  await press(page, "usualColumns");
});
