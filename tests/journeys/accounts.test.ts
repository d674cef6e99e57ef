import { expect, LANGUAGES, test, untilHydrated } from "../support/browser.ts";
import { fillForm, pressButton } from "../support/journey-forms.ts";
import { logIn } from "../support/journey-steps.ts";
import { textOf } from "../support/journey-texts.ts";
import { openAccounts, openManagerTools } from "../support/journey-walk.ts";

for (const language of LANGUAGES)
  test(`F-396, F-399, F-401: a supervisor makes an account by clicks, finds it, changes it and deactivates it @${language} @html`, async ({
    page,
  }) => {
    const t = (key: string, params = {}) => textOf(language, `accounts:${key}`, params);
    // The projects share one back end.
    const login = `zurn.${test.info().project.name}.${language}`;
    const email = `${login}@pavyzdys.example`;
    await logIn(page, "vadove", language);
    await openAccounts(page);
    await page.getByRole("link", { name: t("create.open") }).click();
    await page.waitForURL("**/create");
    await untilHydrated(page);
    await fillForm(page, "account", { firstName: "Žurnė", lastName: "Bandytoja", login: "a b", email, shop: "102" });
    await pressButton(page, "account", "saveAccount");
    await expect(page.locator("#account [aria-invalid=true]")).toHaveValue(/^a b$/);
    await fillForm(page, "account", { login });
    await pressButton(page, "account", "saveAccount");
    await page.waitForURL(/\?search=zurn/);
    await expect(page.getByText(t("done.created", { login, email }))).toBeVisible();
    await expect(page.locator("tbody tr")).toHaveCount(1);
    await page.locator('tbody th a[href*="/edit/"]').click();
    await page.waitForURL("**/edit/*");
    await untilHydrated(page);
    await fillForm(page, "account", { role: "3" });
    await pressButton(page, "account", "saveAccount");
    await page.waitForURL(/\?search=zurn/);
    await expect(page.locator("tbody tr")).toContainText(textOf(language, "enumerations:role.supervisor"));
    await page.locator('tbody a[href*="/deactivate/"]').click();
    await page.getByRole("button", { name: t("ask.deactivate.confirm") }).click();
    await page.waitForURL(/\/supervisor\/accounts\?search=zurn/);
    await expect(page.getByText(t("done.deactivate", { login }))).toBeVisible();
  });

test("F-405, F-404: a manager finds a seller by clicks, looks at the conditions, and unblocks another by log-in @html", async ({
  page,
}) => {
  const t = (key: string, params = {}) => textOf("lt", `manager:${key}`, params);
  await logIn(page, "vadyb2", "lt");
  await openManagerTools(page);
  await page.getByRole("link", { name: t("users.open") }).click();
  await page.waitForURL("**/manager/users");
  await page.getByLabel(textOf("lt", "accounts:filter.search")).fill("panevezys vienas");
  await page.getByRole("button", { name: textOf("lt", "ui:filter.search") }).click();
  await page.waitForURL(/search=/);
  await expect(page.locator("tbody tr")).toHaveCount(1);
  await page.locator('tbody th a[href="/manager/users/30101"]').click();
  await expect(page.locator("tbody tr")).toHaveCount(1);
  await expect(page.locator("tbody")).toContainText("Standartas trumpas");
  await page.getByRole("link", { name: t("conditions.back") }).click();
  await page.waitForURL(/\/users\?search=panevezys/);
  await openManagerTools(page);
  await untilHydrated(page);
  await fillForm(page, "unblock-user", { login: "nera.tokio" });
  await pressButton(page, "unblock-user", "unblockUser");
  await expect(page.getByText(textOf("lt", "soap:1050")).first()).toBeVisible();
  await fillForm(page, "unblock-user", { login: "jonas.s" });
  await pressButton(page, "unblock-user", "unblockUser");
  await expect(page.getByText(t("unblock.notBlocked", { login: "jonas.s" }))).toBeVisible();
});
