import type { Page } from "playwright/test";
import { hasScript, typeAddress, untilHydrated } from "../support/browser.ts";
import { expect, test } from "../support/journey-codes.ts";
import { logInDirectly } from "../support/journey-applications.ts";
import { fillForm, pressButton } from "../support/journey-forms.ts";
import { logIn } from "../support/journey-steps.ts";
import { textOf } from "../support/journey-texts.ts";

/** The answer is told at the next log-in of its seller, whichever journey logs in: this one has servers of its own. */
test.use({ accounts: "permits" });

/**
 * Applications of the demo that need a permit and wait for no answer: the projects share one back end, and each asks about its own. They are opened by their
 * address, because the list's page has what other journeys have made since.
 */
const NEEDY = { withScript: 1057, withoutScript: 1058 };

async function openReview(page: Page, id: number): Promise<void> {
  await typeAddress(page, `/applications/edit/${id}/5`);
  await untilHydrated(page);
}

test("F-372, F-380: a seller asks by clicks, a manager refuses in words from the queue, and the seller is told after the log-in @html", async ({
  page,
}) => {
  const id = hasScript() ? NEEDY.withScript : NEEDY.withoutScript;
  await logInDirectly(page);
  await openReview(page, id);
  await page.getByRole("link", { name: textOf("lt", "permits:ask.open") }).click();
  await page.waitForURL(`**/applications/permit/${id}`);
  await untilHydrated(page);
  await fillForm(page, "ask-permit", { reason: "ne" });
  await pressButton(page, "ask-permit", "askPermit");
  await expect(page.locator("#ask-permit [aria-invalid=true]")).toHaveValue("ne");
  await fillForm(page, "ask-permit", { reason: "Pažymą pirkėjas atneš rytoj" });
  await pressButton(page, "ask-permit", "askPermit");
  await page.waitForURL("**/permits/*");
  const permit = new URL(page.url()).pathname;

  await page.context().clearCookies();
  await logIn(page, "vadyb2", "lt");
  await page.getByRole("link", { name: textOf("lt", "shell:menu.permits") }).click();
  await page.locator(`a[href="${permit}"]`).click();
  await page.getByRole("link", { name: textOf("lt", "permits:act.reject") }).click();
  await untilHydrated(page);
  await pressButton(page, "reject-permit", "reject");
  await expect(page.locator("#reject-permit [aria-invalid=true]")).toBeVisible();
  await fillForm(page, "reject-permit", { note: "Pirma atneškite pažymą" });
  await pressButton(page, "reject-permit", "reject");
  await expect(page.getByText(textOf("lt", "enumerations:permitStatus.rejected"), { exact: true })).toBeVisible();

  await page.context().clearCookies();
  await logIn(page, "jonas.s", "lt");
  await page.getByText(`Vadybininkas atsakė dėl paraiškos ${id}`).waitFor();
  await page.locator(`a[href="/applications/load/${id}"]`).click();
  await page.waitForURL((url) => url.pathname.includes(`/${id}`) && !url.pathname.includes("/load/"));
  await openReview(page, id);
  await expect(page.getByText(textOf("lt", "permits:state.note", { note: "Pirma atneškite pažymą" }))).toBeVisible();
});
