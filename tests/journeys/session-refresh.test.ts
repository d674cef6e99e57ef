import type { Page } from "playwright/test";
import { expect, openAddress } from "../support/browser.ts";
import { logInDirectly } from "../support/journey-applications.ts";
import { fillForm } from "../support/journey-forms.ts";
import { FORMS } from "../support/journey-steps.ts";
import { textOf } from "../support/journey-texts.ts";
import { openApplications } from "../support/journey-walk.ts";
import { sessionTest } from "../support/session-servers.ts";

/** Half an hour is eight seconds here: when a page is loaded again by its `Refresh` only the browser's own clock decides, which no test moves. */
const IDLE_MS = 8_000;
const test = sessionTest({ sessionIdleMilliseconds: IDLE_MS, sessionActivityMilliseconds: 1_000 });

const EXPIRED = textOf("lt", "shell:session.expired", { n: 1 });
const notice = (page: Page) => page.locator("[data-type=sessionExpired]").filter({ hasText: EXPIRED });

/** Longer than the server has told a page without script to wait. */
const untilReloadWasDue = (page: Page, since: number): Promise<void> =>
  page.waitForTimeout(Math.max(0, since + IDLE_MS + 3_000 - Date.now()));

/** Documents that the browser asks for from now on. */
function watchDocuments(page: Page): string[] {
  const documents: string[] = [];
  page.on("request", (request) => {
    if (request.isNavigationRequest()) documents.push(new URL(request.url()).pathname);
  });
  return documents;
}

test.describe("F-100, F-106: the page that came by itself does not come twice @script", () => {
  test("the reload of pages without script is taken back: what is typed after it was due is still there", async ({
    page,
  }) => {
    await logInDirectly(page);
    const answer = await openAddress(page, "/news");
    const opened = Date.now();
    expect(Number(answer?.headers()["refresh"])).toBeGreaterThan(0);
    const documents = watchDocuments(page);
    await page.getByRole("link", { name: textOf("lt", "shell:menu.newApplication") }).click();
    await page.waitForURL("**/applications/add");
    await fillForm(page, FORMS.buyer, { email: "rasoma@pavyzdys.example" });
    await expect(notice(page)).toHaveCount(1);
    await untilReloadWasDue(page, opened);
    expect(documents).toEqual([]);
    await expect(page.locator("[name=email]")).toHaveValue("rasoma@pavyzdys.example");
  });

  test("on a slow line the news say once why they are there, and go on saying it @full", async ({ page }) => {
    await page.route(/_data=/, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 700));
      await route.continue();
    });
    await logInDirectly(page);
    await openApplications(page);
    const documents = watchDocuments(page);
    await page.waitForURL("**/news");
    const cameAt = Date.now();
    const logInFirst = page.getByText(textOf("lt", "shell:session.logInFirst"));
    await expect(logInFirst).toBeVisible();
    await untilReloadWasDue(page, cameAt - IDLE_MS);
    await expect(logInFirst).toBeVisible();
    await expect(notice(page)).toHaveCount(1);
    expect(documents).toEqual([]);
  });
});
