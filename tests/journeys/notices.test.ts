import type { Page } from "playwright/test";
import { expect, hasScript, test, untilHydrated } from "../support/browser.ts";
import { logInDirectly, prepareApplication } from "../support/journey-applications.ts";
import { fillForm, pressButton } from "../support/journey-forms.ts";
import { FORMS, logIn } from "../support/journey-steps.ts";
import { textOf } from "../support/journey-texts.ts";
import { openNews, openStep } from "../support/journey-walk.ts";

const notices = (page: Page) =>
  page.getByRole("region", { name: textOf("lt", "ui:notice.region") }).locator(".note-box");
const dismissButton = textOf("lt", "ui:notice.dismiss");

/** Follows a link of the main menu, as a person does. */
async function follow(page: Page, key: string): Promise<void> {
  await untilHydrated(page);
  await page
    .getByRole("link", { name: textOf("lt", key), exact: true })
    .first()
    .click();
  await page.waitForLoadState();
}

test("F-117: what asks for attention stays on every page until it is dismissed, and the others stay on theirs", async ({
  page,
}) => {
  await logIn(page, "vadove3");
  await expect(notices(page)).toHaveCount(2);
  const attention = notices(page).filter({ hasText: "įgaliojimus" });
  await expect(attention).toHaveAttribute("role", "alert");
  await follow(page, "shell:menu.applications");
  await expect(notices(page)).toHaveCount(1);
  await follow(page, "shell:menu.news");
  await expect(attention).toHaveCount(1);
  await attention.getByRole("button", { name: dismissButton }).click();
  await expect(notices(page)).toHaveCount(0);
  await follow(page, "shell:menu.applications");
  await expect(notices(page)).toHaveCount(0);
});

test("F-114: a folded notice opens and closes by the keyboard, with and without script; most serious first @bare", async ({
  page,
}) => {
  await logInDirectly(page, "vadyb2");
  await openNews(page);
  const folded = notices(page).first();
  await expect(folded).toHaveClass(/warning/);
  await expect(folded.getByText("pasiūlymų skaičiavimas")).toBeHidden();
  await folded.locator("summary").focus();
  await page.keyboard.press("Enter");
  await expect(folded.getByText("pasiūlymų skaičiavimas")).toBeVisible();
  await page.keyboard.press("Space");
  await expect(folded.getByText("pasiūlymų skaičiavimas")).toBeHidden();
});

test.describe("a page of the wizard", () => {
  test("F-122: what was saved is told; it leaves after 8 seconds with script, and not while it has the focus", async ({
    page,
  }) => {
    if (hasScript()) await page.clock.install();
    await logInDirectly(page);
    const id = await prepareApplication(page, "household");
    await openStep(page, id, 2);
    await pressButton(page, FORMS.credit, "save");
    const saved = notices(page).filter({ hasText: textOf("lt", "soap:success.applicationSaved", { number: id }) });
    await expect(saved).toBeVisible();
    await saved.getByRole("button", { name: dismissButton }).focus();
    if (!hasScript()) return;
    await page.clock.fastForward(9_000);
    await expect(saved).toBeVisible();
    await page.locator("h1").click();
    await page.clock.fastForward(9_000);
    await expect(saved).toBeHidden();
  });

  test("F-115: an error of one page is gone on the next @html", async ({ page }) => {
    await logInDirectly(page);
    const id = await prepareApplication(page, "credit");
    await openStep(page, id, 2);
    await fillForm(page, FORMS.credit, { duration: "61" });
    await pressButton(page, FORMS.credit, "continue");
    const refused = page.locator(".note-box.danger").first();
    await expect(refused).toBeVisible();
    await openNews(page);
    await expect(page.locator(".note-box.danger")).toHaveCount(0);
  });
});
