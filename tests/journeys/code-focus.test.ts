import { usually } from "../support/browser.ts";
import { expect, givePassword, test } from "../support/journey-codes.ts";
import { fillForm } from "../support/journey-forms.ts";
import { DEMO_PASSWORD } from "../support/demo-session.ts";
import { submitLogin } from "../support/journey-steps.ts";
import * as walk from "../support/journey-walk.ts";

test.use({ accounts: "focus" });

const VALUES = {
  email: "jonas.b@pavyzdys.example",
  currentPassword: DEMO_PASSWORD,
  newPassword: "Nauja-2026!",
  repeatPassword: "Nauja-2026!",
};

for (const way of ["a click", "Enter"] as const) {
  test(`F-137: after ${way} the focus is in the code field, and given up back where it was @script${usually(way === "Enter")}`, async ({
    page,
  }) => {
    await walk.openLogIn(page);
    await submitLogin(page, "jonas.s");
    await page.waitForURL("**/news");
    await walk.openSettings(page);
    await fillForm(page, "settings", VALUES);
    const save = page.locator("button[name=save]");
    const last = page.locator("#settings-repeatPassword");
    if (way === "Enter") await last.press("Enter");
    else await save.click();
    await expect(page.getByRole("dialog")).toBeVisible();
    await expect(page.locator("#settings-code-code")).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await expect(way === "Enter" ? last : save).toBeFocused();
  });
}

for (const way of ["a click", "Enter"] as const) {
  test(`F-137: after the log-in by ${way} the focus is in the code field of the device @script${usually(way === "Enter")}`, async ({
    page,
    servers,
  }) => {
    if (way === "a click") await givePassword(page, servers, "rasa.s");
    else {
      await walk.openLogIn(page);
      await fillForm(page, "login", { username: "vilte.s", password: DEMO_PASSWORD });
      await page.locator("#login-password").press("Enter");
    }
    await page.waitForURL("**/verify-device");
    await expect(page.locator("#verify-device-code")).toBeFocused();
  });
}
