import { expect, hasScript, test, untilHydrated } from "../support/browser.ts";
import { logInDirectly, prepareApplication } from "../support/journey-applications.ts";
import { controlsOf, fillForm, pressButton } from "../support/journey-forms.ts";
import { textOf } from "../support/journey-texts.ts";
import { openStep } from "../support/journey-walk.ts";

const FORM = "reject-contract";

for (const language of ["lt", "en"] as const) {
  test(`F-337: a seller rejects an unsigned contract by clicks, with a reason in words @${language} @html`, async ({
    page,
  }) => {
    await logInDirectly(page, "jonas.s", language);
    const id = await prepareApplication(page, "unsigned");
    await openStep(page, id, 5);
    const opener = page.locator(`main a[href$="/applications/reject/${id}"]`);
    await opener.click();
    await page.waitForURL(`**/applications/reject/${id}`);
    await untilHydrated(page);
    await expect(page.locator("dialog[open]")).toHaveCount(hasScript() ? 1 : 0);
    await controlsOf(page, FORM, "reason").nth(3).check();
    await pressButton(page, FORM, "rejectContract");
    await expect(page.locator(`#${FORM} [aria-invalid=true]`).first()).toBeVisible();
    await expect(controlsOf(page, FORM, "reason").nth(3)).toBeChecked();
    await fillForm(page, FORM, { comment: "Rado pigiau" });
    await pressButton(page, FORM, "rejectContract");
    await page.waitForURL(`**/applications/edit/${id}/5`);
    await expect(page.getByText(textOf(language, "rejection:comment", { comment: "Rado pigiau" }))).toBeVisible();
    await expect(opener).toHaveCount(0);
  });
}
