import { expect, LANGUAGES, test } from "../support/browser.ts";
import { logInDirectly } from "../support/journey-applications.ts";
import { textOf } from "../support/journey-texts.ts";
import { openApplications, openSearch, untilDrawn } from "../support/journey-walk.ts";

for (const language of LANGUAGES)
  test(`F-041, F-183: from the menu to an application by its number, by way of letters and of a number that is none @${language} @html`, async ({
    page,
  }) => {
    const main = page.locator("main");
    await logInDirectly(page, "isip.s", language);
    await openApplications(page);
    const known = await main.locator("tbody th a").first().textContent();
    await openSearch(page);
    const find = async (number: string, to: RegExp) => {
      await main.getByRole("textbox").fill(number);
      await main.getByRole("button", { name: textOf(language, "ui:filter.search") }).click();
      await page.waitForURL(to);
      await untilDrawn(page);
    };
    await find("abc", /number=abc/);
    await expect(main.locator("#search-number-error")).toContainText(textOf(language, "validation:search.format"));
    await find("88888888", /number=88888888/);
    await expect(main).toContainText(textOf(language, "soap:1063"));
    await find(known ?? "", new RegExp(`/applications/(?:edit|add/2)/${known}`));
    await expect(page.locator("h1")).toBeVisible();
  });
