import type { Page } from "playwright/test";
import { expect, test, untilHydrated } from "../support/browser.ts";
import { logInDirectly, prepareApplication } from "../support/journey-applications.ts";
import { openNewApplication, openStep } from "../support/journey-walk.ts";

/** What extensions, password managers and translators do to a page before its script takes it over (react 418, 423: it is drawn once more). */
test.use({ tolerated: [/Minified React error|Applying inline style violates/] });

const CHANGES: Record<string, string> = {
  "an element after the body": `document.documentElement.append(document.createElement("x-y"))`,
  "a style first in the head": `document.head.prepend(document.createElement("style"))`,
  "an element first in the body": `document.body.prepend(document.createElement("div"))`,
  "an element after each field": `document.querySelectorAll("input").forEach((input) => input.after(document.createElement("span")))`,
  "every text wrapped by a translator": `
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts = [];
    while (walker.nextNode()) if (walker.currentNode.data.trim() !== "" && walker.currentNode.parentElement.tagName !== "SCRIPT") texts.push(walker.currentNode);
    for (const text of texts) { const font = document.createElement("font"); text.replaceWith(font); font.append(text); }`,
};

/** Loads a page whose script comes late, and lets the change happen before. @returns what lets the script come */
async function openSlowly(page: Page, change: string): Promise<() => void> {
  await openNewApplication(page);
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route("**/assets/framework-*.js", async (route) => {
    await released;
    await route.continue();
  });
  await page.addInitScript(`document.addEventListener("DOMContentLoaded", () => {${change}})`);
  await page.reload({ waitUntil: "commit" });
  await expect(page.locator("#buyer-email")).toBeVisible();
  return release;
}

for (const [what, change] of Object.entries(CHANGES))
  test(`what was typed before the script came, and the focus, stay in spite of ${what} @script`, async ({ page }) => {
    await logInDirectly(page);
    const release = await openSlowly(page, change);
    await page.locator("#buyer-personalCode").fill("60302149977");
    await page.locator("#buyer-phone").fill("612 34567");
    const product = page.locator("input[name=productType]");
    await product.last().check();
    const value = await product.last().getAttribute("value");
    await page.locator("#buyer-email").fill("");
    await page.locator("#buyer-email").pressSequentially("ona@pavyzdys.lt");
    release();
    await untilHydrated(page);
    await expect(page.locator("#buyer-email")).toHaveValue("ona@pavyzdys.lt");
    await expect(page.locator("#buyer-personalCode")).toHaveValue("60302149977");
    await expect(page.locator("#buyer-phone")).toHaveValue("612 34567");
    await expect(page.locator(`input[name=productType][value="${value}"]`)).toBeChecked();
    await expect(page.locator("#buyer-email")).toBeFocused();
    await page.keyboard.type("x");
    await expect(page.locator("#buyer-email")).toHaveValue("ona@pavyzdys.ltx");
  });

test("a press counts although the page moves under it between press and release @script", async ({ page }) => {
  await logInDirectly(page);
  await openNewApplication(page);
  await untilHydrated(page);
  await page.locator("#buyer-personalCode").fill("1");
  const button = page.locator("form#buyer button.btn[name=continue]");
  const box = await button.boundingBox();
  if (box === null) throw new Error("The button is not there");
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.down();
  await page.evaluate(() => {
    const pushing = document.createElement("div");
    pushing.style.height = "300px";
    document.querySelector("form#buyer")?.prepend(pushing);
  });
  await page.mouse.up();
  await expect(page.locator("#buyer-personalCode-error")).toBeVisible();
});

test("an engine with script on whose bundle is held back has “Recalculate” and the zoom field; a new one never sees them @script", async ({
  page,
}) => {
  await logInDirectly(page);
  const application = await prepareApplication(page, "terms");
  await openStep(page, application, 2);
  await untilHydrated(page);
  const [recalculate, zoom] = [page.locator("button[name=recalculate]"), page.locator("#zoom-factor")];
  await expect(recalculate).toHaveCount(0);
  await expect(zoom).toHaveCount(0);
  await page.addInitScript("delete Promise.allSettled");
  await page.reload();
  await expect(zoom).toBeVisible();
  await recalculate.click();
  await page.waitForLoadState();
  await expect(recalculate).toBeVisible();
});
