import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "playwright/test";

/** What axe finds on the page that is open, by rule and place. Our pages hold no frames, so that nothing needs to be put together in a page of its own. */
export async function findingsOfAxe(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    .options({ resultTypes: ["violations"] })
    .setLegacyMode(true)
    .analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(" ")}`));
}
