import type { Page } from "playwright/test";
import { boxOf } from "../support/boxes.ts";
import { expect, test } from "../support/browser.ts";
import { logInDirectly, prepareApplication } from "../support/journey-applications.ts";
import { EMILIJA } from "../support/journey-steps.ts";
import { openLogIn, openNews, openStep } from "../support/journey-walk.ts";

/** What a finger hits, in CSS pixels. */
const FINGER = 44;

test.use({ viewport: { width: 360, height: 740 } });

/** Texts that a value's box cuts off or lets out of the window. */
const cutOff = (page: Page) =>
  page
    .locator("main dd")
    .evaluateAll((values) =>
      values
        .filter(
          (value) => value.getBoundingClientRect().right > window.innerWidth || value.scrollWidth > value.clientWidth,
        )
        .map(({ textContent }) => textContent),
    );

test("F-034: on a phone the folded menu opens with the ways through the portal; the help stands below them @bare", async ({
  page,
}) => {
  await logInDirectly(page);
  await openNews(page);
  const fold = page.locator(".folder > summary");
  await expect(page.locator(".menu")).toBeHidden();
  expect((await boxOf(fold)).height).toBeGreaterThanOrEqual(FINGER);
  await fold.click();
  const menu = await boxOf(page.locator(".menu"));
  for (const way of await page.locator(".menu a").all())
    expect((await boxOf(way)).height).toBeGreaterThanOrEqual(FINGER);
  const help = await boxOf(page.locator(".help"));
  expect(menu.y).toBeGreaterThanOrEqual((await boxOf(fold)).y);
  expect(help.y).toBeGreaterThanOrEqual(menu.y + menu.height);
});

test("F-049: on a phone the other portals are a finger's size at the log-in", async ({ page }) => {
  await openLogIn(page);
  expect((await boxOf(page.locator(".drop summary"))).height).toBeGreaterThanOrEqual(FINGER);
});

test("X: on a phone a long e-mail of the review is read whole", async ({ page }) => {
  await logInDirectly(page);
  const id = await prepareApplication(page, "contract", {
    ...EMILIJA,
    email: `${"labai.ilgas.".repeat(3)}vardas@pavyzdys.example`,
  });
  await openStep(page, id, 5);
  await expect(page.getByText("labai.ilgas.").first()).toBeVisible();
  expect(await cutOff(page)).toEqual([]);
});
