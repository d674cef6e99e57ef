import type { Page } from "playwright/test";
import { LANGUAGES, openAddress, untilHydrated, type JourneyLanguage } from "../support/browser.ts";
import { expect, givePassword, hasScript, logInWithCode, readNewestMessage, test } from "../support/journey-codes.ts";
import { fillForm, pressButton } from "../support/journey-forms.ts";
import type { JourneyServers } from "../support/journey-servers.ts";
import { DEMO_PASSWORD } from "../support/demo-session.ts";
import { submitLogin } from "../support/journey-steps.ts";
import { textOf } from "../support/journey-texts.ts";
import { messagesTo, moveClock } from "../support/verify-call.ts";
import { openReminder } from "../support/journey-walk.ts";

test.use({ accounts: "passwords" });

test.describe.configure({ mode: "serial" });

const REMIND = "password-remind";
const RESET = "reset-password";

/** Asks for a link from the log-in page on. */
async function askForLink(page: Page, servers: JourneyServers, email: string, language: JourneyLanguage = "lt") {
  await moveClock(servers.backEnd, 61);
  await openReminder(page, language);
  await fillForm(page, REMIND, { email });
  await pressButton(page, REMIND, "remind");
}

/** Opens the link of the newest letter, read in the console. The letter names the portal's public address; the test's portal has another one. */
async function openLink(page: Page, servers: JourneyServers, email: string): Promise<string> {
  await expect
    .poll(async () => (await messagesTo(servers.backEnd, email)).some(({ content }) => content.includes(RESET)))
    .toBe(true);
  const letter = await readNewestMessage(page, servers, email);
  const path = /\/reset-password\/\S+/.exec(letter)?.[0] ?? `/no-link-in/${letter}`;
  await openAddress(page, path);
  return path;
}

async function setPassword(page: Page, password: string, repeated = password): Promise<void> {
  await untilHydrated(page);
  await page.locator(`#${RESET}-newPassword`).fill(password);
  await page.locator(`#${RESET}-repeatPassword`).fill(repeated);
  await pressButton(page, RESET, "setPassword");
}

for (const language of LANGUAGES) {
  test(`rasa.s, ${language}: a link by letter, a new password, the log-in, and a code again @${language}`, async ({
    page,
    servers,
  }) => {
    const t = (key: string, params = {}) => textOf(language, key, params);
    const password = `Rasa-${language}-2027!`;
    await askForLink(page, servers, "rasa.s@pavyzdys.example", language);
    await expect(page.getByText(t("password:remind.sent"))).toBeVisible();
    await openLink(page, servers, "rasa.s@pavyzdys.example");
    await expect(page.locator("h1")).toHaveText(t("password:reset.title"));
    await setPassword(page, "silpnas");
    await expect(page.locator(`#${RESET}-newPassword-error`)).toContainText(t("validation:password.uppercase"));
    await setPassword(page, password);
    await page.waitForURL("**/login");
    await expect(page.getByText(t("password:reset.done"))).toBeVisible();
    await openAddress(page, "/news");
    expect(new URL(page.url()).pathname).toBe("/login");
    await submitLogin(page, "rasa.s");
    await expect(page.getByText(t("soap:1000", { n: 4 }))).toBeVisible();
    await logInWithCode(page, servers, "rasa.s", "+37060001001", { password, language });
    await page.waitForURL("**/news");
  });
}

test("a link is good once; afterwards its page says so and offers another one @html", async ({ page, servers }) => {
  await askForLink(page, servers, "vilte.s@pavyzdys.example");
  const path = await openLink(page, servers, "vilte.s@pavyzdys.example");
  await setPassword(page, "Vilte-2027!");
  await page.waitForURL("**/login");
  await openAddress(page, path);
  await expect(page.getByText(textOf("lt", "password:reset.dead"))).toBeVisible();
  await page.getByRole("link", { name: textOf("lt", "password:reset.again") }).click();
  await page.waitForURL("**/password-remind");
});

test("lukas.s, dalia.s: blocked accounts are opened by a link @html", async ({ page, servers }) => {
  for (const login of ["lukas.s", "dalia.s"]) {
    await askForLink(page, servers, `${login}@pavyzdys.example`);
    await openLink(page, servers, `${login}@pavyzdys.example`);
    await setPassword(page, "Atblokuota-2027!");
    await page.waitForURL("**/login");
    await submitLogin(page, login, "Atblokuota-2027!");
    await page.waitForURL("**/news");
    await untilHydrated(page);
    await page.locator("button[name=logout]").click();
    await page.waitForURL("**/login");
  }
});

test("kasa1: the link to a shared account asks for the log-in name @html", async ({ page, servers }) => {
  await askForLink(page, servers, "kasa1@pavyzdys.example");
  const path = await openLink(page, servers, "kasa1@pavyzdys.example");
  expect(path).toMatch(/\/login$/);
  await fillForm(page, RESET, { login: "jonas.s" });
  await setPassword(page, "Kasa-2027!");
  await expect(page.locator(`#${RESET}-login-error`)).toContainText(textOf("lt", "password:reset.loginWrong"));
  await expect(page.locator(`#${RESET}-login`)).toHaveValue("jonas.s");
  // The plain address of the same link learns from the service that the name is needed.
  await openAddress(page, path.replace(/\/login$/, ""));
  await expect(page.locator(`#${RESET}-login`)).toHaveCount(0);
  await setPassword(page, "Kasa-2027!");
  await page.locator(`#${RESET}-login`).waitFor();
  await fillForm(page, RESET, { login: "kasa1" });
  await setPassword(page, "Kasa-2027!");
  await page.waitForURL("**/login");
  await submitLogin(page, "kasa1", "Kasa-2027!");
  await page.waitForURL("**/news");
});

test("dublis1.s and dublis2.s: one address of two users, and one of none, are answered alike; twice is once too often @html", async ({
  page,
  servers,
}) => {
  for (const email of ["dublis@pavyzdys.example", "nera.tokio@pavyzdys.example"]) {
    await askForLink(page, servers, email);
    await expect(page.getByText(textOf("lt", "password:remind.sent"))).toBeVisible();
    expect(await messagesTo(servers.backEnd, email)).toEqual([]);
    await openReminder(page);
    await fillForm(page, REMIND, { email });
    await pressButton(page, REMIND, "remind");
    await expect(page.getByText(textOf("lt", "soap:passwordReset.limit"))).toBeVisible();
    await expect(page.locator(`#${REMIND}-email`)).toHaveValue(email);
  }
});

test("F-073: a user who is logged in does not find the page of forgotten passwords, but may change the password @html", async ({
  page,
  servers,
}) => {
  await givePassword(page, servers, "vienas.s");
  await page.waitForURL("**/news");
  expect((await openAddress(page, "/password-remind"))?.status()).toBe(404);
  expect((await openAddress(page, "/password-update"))?.status()).toBe(200);
  await untilHydrated(page);
  await page.locator("#password-update-currentPassword").fill(DEMO_PASSWORD);
  await page.locator("#password-update-newPassword").fill("Vienas-2027!");
  await page.locator("#password-update-repeatPassword").fill("Vienas-2027!");
  await pressButton(page, "password-update", "setPassword");
  await page.waitForURL("**/news");
  await expect(page.getByText(textOf("lt", "password:updated"))).toBeVisible();
  if (hasScript()) await expect(page.getByText(textOf("lt", "password:updated"))).toBeHidden({ timeout: 15_000 });
});
