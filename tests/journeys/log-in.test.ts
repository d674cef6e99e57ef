import { LANGUAGES, openAddress, typeAddress, untilHydrated } from "../support/browser.ts";
import { pressButton, readAttributes } from "../support/journey-forms.ts";
import {
  CODE_FORM,
  enterCode,
  expect,
  givePassword,
  hasScript,
  logInWithCode,
  readCode,
  test,
  untilCodeIsAsked,
} from "../support/journey-codes.ts";
import { submitLogin } from "../support/journey-steps.ts";
import { textOf } from "../support/journey-texts.ts";
import { openApplications } from "../support/journey-walk.ts";
import { otherThan } from "../support/verify-call.ts";
import { saying, startVerifyProxy } from "../support/verify-proxy.ts";

test.use({ accounts: "log-in" });

test.describe.configure({ mode: "serial" });

const MENU = textOf("lt", "shell:menu.applications");
const RASA = "+37060001001";

for (const language of LANGUAGES) {
  test(`rasa.s, ${language}: a code by SMS, a wrong one first, then the page that was wanted @${language}`, async ({
    page,
    servers,
  }) => {
    const t = (key: string, params = {}) => textOf(language, key, params);
    await openAddress(page, `/applications?tab=6&lang=${language}`);
    await givePassword(page, servers, "rasa.s", { language });
    await untilCodeIsAsked(page);
    await expect(page).toHaveTitle(new RegExp(t("verification:device.title")));
    await expect(page.getByText(t("verification:hint.sms", { contact: "+370 6** ***01" }))).toBeVisible();
    await expect(page.getByRole("link", { name: t("shell:menu.applications") })).toHaveCount(0);
    const code = await readCode(page, servers, RASA);
    await enterCode(page, otherThan(code));
    await expect(page.locator(`#${CODE_FORM}-code-error`)).toContainText(t("soap:code.wrong"));
    await expect(page.getByText(t("verification:triesLeft", { n: 4 }))).toBeVisible();
    await enterCode(page, otherThan(code));
    await expect(page.locator(`#${CODE_FORM}-code-error`)).toContainText(t("validation:verificationCode.rejected"));
    await enterCode(page, code);
    await page.waitForURL(/\/applications\?tab=6$/);
    await expect(page.getByRole("link", { name: t("shell:menu.applications") })).toBeVisible();
    await logOut(page);
  });
}

/** Logs out by the frame's button. */
async function logOut(page: Parameters<typeof untilHydrated>[0]): Promise<void> {
  await untilHydrated(page);
  await page.locator("button[name=logout]").click();
  await page.waitForURL("**/login");
}

test("vilte.s: a code by e-mail, none the next time on a device that is to be remembered; another browser needs one @html", async ({
  page,
  servers,
  browser,
}) => {
  await logInWithCode(page, servers, "vilte.s", "vilte.s@pavyzdys.example", { remember: true });
  await page.waitForURL("**/news");
  await logOut(page);
  await givePassword(page, servers, "vilte.s");
  await page.waitForURL("**/news");
  const other = await browser.newContext({ baseURL: servers.url, javaScriptEnabled: hasScript() });
  const stranger = await other.newPage();
  await givePassword(stranger, servers, "vilte.s");
  await stranger.waitForURL("**/verify-device");
  await openAddress(stranger, "/news");
  await stranger.waitForURL("**/login");
  await expect(stranger.getByText(textOf("lt", "login:next.unverified.text"))).toBeVisible();
  await stranger.getByRole("link", { name: textOf("lt", "login:next.unverified.go") }).click();
  await stranger.waitForURL("**/verify-device");
  await expect(stranger.getByRole("checkbox")).not.toBeChecked();
  await expect(stranger.getByText(textOf("lt", "verification:device.rememberHint"))).toBeVisible();
  await other.close();
});

test("ieva.s: the code first, then a new password, then the news @html", async ({ page, servers }) => {
  await logInWithCode(page, servers, "ieva.s", "ieva.s@pavyzdys.example");
  await page.waitForURL("**/password-update");
  await expect(page.getByText(textOf("lt", "soap:1009"))).toBeVisible();
  await expect(page.getByRole("link", { name: MENU })).toHaveCount(0);
  await untilHydrated(page);
  await page.locator("#password-update-newPassword").fill("Ieva-2027!");
  await page.locator("#password-update-repeatPassword").fill("Ieva-2027!");
  await pressButton(page, "password-update", "setPassword");
  await page.waitForURL("**/news");
  await expect(page.getByText(textOf("lt", "password:updated"))).toBeVisible();
});

test("tomas.s: no code; every missing rule at once, not the old password, then the page that was wanted", async ({
  page,
  servers,
}) => {
  await openAddress(page, "/applications?tab=5");
  await givePassword(page, servers, "tomas.s");
  await page.waitForURL("**/password-update");
  const set = async (password: string, repeated = password) => {
    await untilHydrated(page);
    await page.locator("#password-update-newPassword").fill(password);
    await page.locator("#password-update-repeatPassword").fill(repeated);
    await pressButton(page, "password-update", "setPassword");
  };
  await set("abc");
  const error = page.locator("#password-update-newPassword-error");
  for (const rule of ["length", "digit", "uppercase", "special"])
    await expect(error).toContainText(textOf("lt", `validation:password.${rule}`, { count: 8 }));
  await set("Tomas-2027!", "Tomas-2028!");
  await expect(page.locator("#password-update-repeatPassword-error")).toContainText(
    textOf("lt", "validation:password.mismatch"),
  );
  await set("Demo-2026!");
  await expect(error).toContainText(textOf("lt", "soap:1006"));
  await set("Tomas-2027!");
  await page.waitForURL(/\/applications\?tab=5$/);
});

test("nauja.s: no way to get codes: back at the log-in with an explanation and a way to the settings @html", async ({
  page,
  servers,
}) => {
  await givePassword(page, servers, "nauja.s");
  const go = page.getByRole("link", { name: textOf("lt", "login:next.dataUpdate.go") });
  await expect(page.getByText(textOf("lt", "login:next.dataUpdate.text"))).toBeVisible();
  await expect(go).toHaveAttribute("href", "/settings");
  expect(new URL(page.url()).pathname).toBe("/login");
  await openAddress(page, "/news");
  expect(new URL(page.url()).pathname).toBe("/login");
});

test("jonas.s: four, three, two, one left, then 1001, then blocked for the right password too", async ({
  page,
  servers,
}) => {
  await givePassword(page, servers, "jonas.s", { password: "ne tas" });
  for (let left = 4; left > 0; left -= 1) {
    await expect(page.getByText(textOf("lt", "soap:1000", { n: left }))).toBeVisible();
    if (hasScript()) await expect(page.locator("[tabindex='-1']:focus .note-box.danger")).toBeVisible();
    await submitLogin(page, "jonas.s", "ne tas");
  }
  await expect(page.getByText(textOf("lt", "soap:1001"))).toBeVisible();
  await submitLogin(page, "jonas.s");
  await expect(page.getByText(textOf("lt", "soap:1004"))).toBeVisible();
});

test("lukas.s, dalia.s, neaktyvus.s: blocked, away too long, departed @html", async ({ page, servers }) => {
  await givePassword(page, servers, "lukas.s");
  await expect(page.getByText(textOf("lt", "soap:1004"))).toBeVisible();
  await submitLogin(page, "neaktyvus.s");
  await expect(page.getByText(textOf("lt", "soap:1002"))).toBeVisible();
  await submitLogin(page, "dalia.s");
  const alert = page.getByRole("alert").filter({ hasText: "ilgai nesijungėte" });
  await expect(alert).toContainText("pagrindinio naudotojo");
  const [reminder] = await Promise.all([page.context().waitForEvent("page"), alert.getByRole("link").click()]);
  await reminder.waitForURL("**/password-remind");
  await expect(reminder.locator("h1")).toHaveText(textOf("lt", "password:remind.title"));
});

test("vadove3, F-400: until their warrants are due, she and the three who wait for one are let in @html", async ({
  page,
  servers,
}) => {
  for (const login of ["vienas.s", "ratas.s", "rita.s", "vadove3"]) {
    await givePassword(page, servers, login);
    await page.waitForURL("**/news");
    await expect(page.locator(".who")).toContainText(`(${login})`);
    await logOut(page);
  }
});

test("vadove4, F-400: a user whose warrant was not confirmed in time is not let in; the supervisor is, to see to it @html", async ({
  page,
  servers,
}) => {
  await givePassword(page, servers, "velyvas.s");
  await expect(page.getByText(textOf("lt", "soap:1002"))).toBeVisible();
  expect(new URL(page.url()).pathname).toBe("/login");
  await submitLogin(page, "vadove4");
  await page.waitForURL("**/news");
  await expect(page.getByRole("link", { name: MENU })).toBeVisible();
  await logOut(page);
});

test("isimtis.s, F-302: nothing of a buyer's liabilities is on the pages of an application, nor in their data @html", async ({
  page,
  servers,
}) => {
  await givePassword(page, servers, "isimtis.s");
  await page.waitForURL("**/news");
  await openApplications(page);
  const links = page.locator("main a[href^='/applications/load/']");
  const paths = await readAttributes(links, "href");
  expect(paths.length).toBeGreaterThan(1);
  for (const path of [...new Set(paths)].slice(0, 4)) {
    const answer = await page.request.get(path);
    expect(answer.status(), path).toBe(200);
    expect(await answer.text(), path).not.toMatch(/liabilit|creditor|outstanding|isipareigoj/i);
  }
});

test("F-063: vadyb1 is asked for a code because of the e-mail, vadyb2 and vadovas2 are not @html", async ({
  page,
  servers,
}) => {
  await givePassword(page, servers, "vadyb2");
  await page.waitForURL("**/news");
  await logOut(page);
  await givePassword(page, servers, "vadovas2");
  await page.waitForURL("**/news");
  await logOut(page);
  await logInWithCode(page, servers, "vadyb1", "vadyb1@pavyzdys.example");
  await page.waitForURL("**/news");
});

test("F-067, F-151: the resend button wakes up exactly when the countdown is over @script", async ({
  page,
  servers,
}) => {
  // A countdown is a script.
  await page.clock.install();
  await givePassword(page, servers, "rasa.s");
  await untilCodeIsAsked(page);
  const resend = page.locator("button[name=resend]");
  const wait = page.locator(`#${CODE_FORM}-wait`);
  await expect(resend).toBeDisabled();
  await page.clock.runFor(100_000);
  await expect(wait).toContainText(/po (?:[78]\d)\ss/);
  await page.clock.runFor(70_000);
  await expect(resend).toBeDisabled();
  await page.clock.runFor(11_000);
  await expect(resend).toBeEnabled();
  await expect(wait).toHaveCount(0);
  // The service's clock did not run: it says how long it still is.
  await resend.click();
  await expect(page.getByText(/^Dėmesio: Kodas jau išsiųstas\. Naują galėsite gauti po 1\d\d\ss\.$/)).toBeVisible();
  await expect(resend).toBeDisabled();
});

test("F-085: without script the button is always there, and the service answers one that comes too early @plain", async ({
  page,
  servers,
}) => {
  // With script it waits.
  await givePassword(page, servers, "rasa.s");
  await untilCodeIsAsked(page);
  await page.locator("button[name=resend]").click();
  await expect(page.getByRole("alert")).toContainText(/Kodas jau išsiųstas\. Naują galėsite gauti po 1\d\d\ss\./);
  await enterCode(page, await readCode(page, servers, RASA));
  await page.waitForURL("**/news");
});

test("F-152: while the message is on its way, when it arrives, and when it does not @html", async ({
  page,
  servers,
}) => {
  const proxy = await startVerifyProxy(servers.backEnd.url);
  await servers.startPortalAgain({ VERIFY_URL: proxy.url });
  try {
    proxy.fault("sending-status", saying({ status: 0 }));
    await givePassword(page, servers, "rasa.s");
    await page.waitForURL("**/verify-device");
    await expect(page.locator("main").getByRole("status")).toContainText("+370 6** ***01");
    const field = page.locator(`#${CODE_FORM}-code`);
    const asked = proxy.names().length;
    if (hasScript()) await field.fill("12");
    await expect.poll(() => proxy.names().length, { timeout: 15_000 }).toBeGreaterThan(asked + 2);
    proxy.fault("sending-status", saying({ status: 2 }));
    await expect(field).toBeVisible();
    await expect(page.locator("main").getByRole("status")).toHaveCount(0);
    // The page was not loaded again while the user typed.
    if (hasScript()) await expect(field).toHaveValue("12");

    proxy.fault("sending-status", saying({ status: 1 }));
    await givePassword(page, servers, "rasa.s");
    await expect(page.getByRole("alert")).toContainText(textOf("lt", "soap:sending.sms"));
    await expect(field).toHaveCount(0);
    await expect(page.locator("button[name=resend]")).toBeEnabled();
  } finally {
    // Without script the page asks again by itself, and nothing would answer in between.
    await typeAddress(page, "about:blank");
    await servers.startPortalAgain();
    await proxy.close();
  }
});
