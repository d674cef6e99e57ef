import type { Page } from "playwright/test";
import { expect, hasScript } from "./browser.ts";
import { textOf } from "./journey-texts.ts";

/** Brings the page to a zoom in percent (F-044): by the buttons of the top bar with script, by the number in the foot without. */
export async function setZoom(page: Page, percent: number): Promise<void> {
  const root = page.locator("html");
  if (!hasScript()) {
    await page.locator("#zoom-factor").fill(String(percent / 100));
    await page.getByRole("button", { name: textOf("lt", "shell:zoom.set") }).click();
  } else {
    const now = Number(/zoom-(\d+)/.exec((await root.getAttribute("class")) ?? "")?.[1] ?? 100);
    const step = page.locator(percent < now ? "button[name=zoomOut]" : "button[name=zoomIn]");
    for (let pressed = 0; pressed < Math.abs(percent - now); pressed += 1) await step.click();
  }
  await expect(root).toHaveClass(new RegExp(`zoom-${percent}\\b`));
}
