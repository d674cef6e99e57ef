import type { Page } from "playwright/test";
import { expect } from "./html-page/expect.ts";
import { textOf } from "./journey-texts.ts";

/** The check of a form in the browser never comes, as on a slow line: the server checks alone. */
export async function withoutCheck(page: Page): Promise<void> {
  await page.route("**/check-with-schema*", (route) =>
    route.fulfill({ contentType: "text/javascript", body: "throw 0;" }),
  );
}

/** From the page of an outage that is over: asks again, as that page says, until the back end is asked (R-G10 leaves it alone for five seconds). */
export async function tryAgain(page: Page): Promise<void> {
  const retry = page.getByRole("link", { name: textOf("lt", "errors:unavailable.retry") });
  await expect(async () => {
    if (await retry.isVisible()) await retry.click();
    await expect(retry).toBeHidden({ timeout: 2_000 });
  }).toPass({ timeout: 30_000 });
}
