import { expect, test, untilHydrated } from "../support/browser.ts";
import { logInDirectly } from "../support/journey-applications.ts";
import { openApplications, openNews } from "../support/journey-walk.ts";

test("F-286: a day typed in another notation is shown as year-month-day when it is left @script", async ({ page }) => {
  await logInDirectly(page);
  await openNews(page);
  await openApplications(page);
  await untilHydrated(page);
  const from = page.locator("input[name=from]");
  for (const [typed, shown] of [
    ["2026.1.5", "2026-01-05"],
    ["2026 m. sausio 31 d.", "2026-01-31"],
    ["31.12.2025", "2025-12-31"],
    ["30/01/2026", "30/01/2026"],
  ] as const) {
    await from.fill(typed);
    await from.blur();
    await expect(from).toHaveValue(shown);
  }
});
