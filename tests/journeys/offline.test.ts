import type { Page } from "playwright/test";
import { LANGUAGES, openAddress, type JourneyLanguage } from "../support/browser.ts";
import { logInDirectly, prepareApplication } from "../support/journey-applications.ts";
import { expect, givePassword, readNewestMessage, test, untilCodeIsAsked } from "../support/journey-codes.ts";
import { fillForm, pressButton, readForm, type FormValues } from "../support/journey-forms.ts";
import { DEMO_PASSWORD } from "../support/demo-session.ts";
import { textOf } from "../support/journey-texts.ts";
import * as walk from "../support/journey-walk.ts";
import { messagesTo, moveClock } from "../support/verify-call.ts";

// Without script the browser shows a page of its own.
test.use({ accounts: "offline", tolerated: [/ERR_INTERNET_DISCONNECTED/] });

const NEW_PASSWORD = "Nauja-2026!";
const TWICE = { newPassword: NEW_PASSWORD, repeatPassword: NEW_PASSWORD };

type SentForm = { form: string; button: string; values: FormValues; language?: JourneyLanguage };

/** Sends a form while the browser is offline: it says so, stays where it is, and holds all that was typed; then online once more. */
async function sendOffline(page: Page, { form, button, values, language = "lt" }: SentForm): Promise<void> {
  await fillForm(page, form, values);
  const address = page.url();
  await page.context().setOffline(true);
  await pressButton(page, form, button);
  await expect(page.getByText(textOf(language, "soap:-404"))).toBeVisible();
  expect([page.url(), await readForm(page, form, Object.keys(values))]).toEqual([address, values]);
  await page.context().setOffline(false);
  await pressButton(page, form, button);
}

for (const language of LANGUAGES) {
  test(`F-471, ${language}: the log-in stays with name and password, and is sent again @script @${language}`, async ({
    page,
  }) => {
    await walk.openLogIn(page, language);
    const values = { username: "jonas.s", password: DEMO_PASSWORD };
    await sendOffline(page, { form: "login", button: "login", values, language });
    await page.waitForURL("**/news");
  });
}

test("F-471: the wish for a link, and the new password by it @script @full", async ({ page, servers }) => {
  const email = "vilte.s@pavyzdys.example";
  await moveClock(servers.backEnd, 61);
  await walk.openReminder(page);
  await sendOffline(page, { form: "password-remind", button: "remind", values: { email } });
  await page.waitForURL("**/password-remind?sent");
  await expect.poll(async () => (await messagesTo(servers.backEnd, email)).length).toBeGreaterThan(0);
  const letter = await readNewestMessage(page, servers, email);
  await openAddress(page, /\/reset-password\/\S+/.exec(letter)?.[0] ?? "");
  await sendOffline(page, { form: "reset-password", button: "setPassword", values: TWICE });
  await page.waitForURL("**/login");
});

test("F-471: the code of a new device @script @full", async ({ page, servers }) => {
  await givePassword(page, servers, "rasa.s");
  await untilCodeIsAsked(page);
  await sendOffline(page, { form: "verify-device", button: "verify", values: { code: "0000" } });
  await expect(page.locator("#verify-device-code-error")).toBeVisible();
});

test("F-471: the settings, and the voluntary new password @script @full", async ({ page }) => {
  await walk.openLogIn(page);
  await fillForm(page, "login", { username: "isip.s", password: DEMO_PASSWORD });
  await pressButton(page, "login", "login");
  await page.waitForURL("**/news");
  await walk.openSettings(page);
  const values = { email: "isip.b@pavyzdys.example", currentPassword: DEMO_PASSWORD, ...TWICE };
  await sendOffline(page, { form: "settings", button: "save", values });
  await page.waitForURL("**/settings?step=code");
  await page.locator("#settings-code-code").waitFor();
  await page.keyboard.press("Escape");
  await page.waitForURL(/\/settings$/);
  await walk.openPasswordUpdate(page);
  const passwords = { currentPassword: DEMO_PASSWORD, ...TWICE };
  await sendOffline(page, { form: "password-update", button: "setPassword", values: passwords });
  await page.waitForURL("**/news");
});

test("F-471: the log-in inside a partner's page @script @full", async ({ page }) => {
  await openAddress(page, "/frame/login");
  const values = { username: "jonas.s", password: "Ne-tas-2026!" };
  await sendOffline(page, { form: "frame-login", button: "login", values });
  await expect(page.getByText(textOf("lt", "soap:1000", { n: 4 }))).toBeVisible();
});

test("F-471: a line of goods, and the contract of step 5 @script", async ({ page }) => {
  await logInDirectly(page);
  const id = await prepareApplication(page, "contract");
  await openAddress(page, `/applications/goods/${id}/0`);
  await sendOffline(page, { form: "goods-line", button: "continue", values: { title: "Garso sistema Audra" } });
  await page.waitForURL(`**/applications/add/2/${id}#credit-goods`);
  await openAddress(page, `/applications/edit/${id}/5`);
  await page.context().setOffline(true);
  await page.locator("button[name=makeContract]").click();
  await expect(page.getByText(textOf("lt", "soap:-404"))).toHaveCount(1);
  await expect(page.getByText(textOf("lt", "soap:-404"))).toBeVisible();
  await page.context().setOffline(false);
});

for (const language of LANGUAGES)
  test(`F-471, ${language}: a browser that wrongly says that there is no network logs in all the same @script @${language}`, async ({
    page,
  }) => {
    await page.addInitScript(() => Object.defineProperty(Navigator.prototype, "onLine", { get: () => false }));
    await walk.openLogIn(page, language);
    await fillForm(page, "login", { username: "jonas.s", password: DEMO_PASSWORD });
    await pressButton(page, "login", "login");
    await page.waitForURL("**/news");
  });
