import type { Page } from "playwright/test";
import { findingsOfAxe } from "../support/axe-findings.ts";
import { type JourneyLanguage, LANGUAGES, openAddress, untilHydrated, usually } from "../support/browser.ts";
import { expect, hasScript, readCode, test } from "../support/journey-codes.ts";
import { fillForm, pressButton, readForm, type FormValues } from "../support/journey-forms.ts";
import type { JourneyServers } from "../support/journey-servers.ts";
import { DEMO_PASSWORD } from "../support/demo-session.ts";
import { submitLogin } from "../support/journey-steps.ts";
import { textOf } from "../support/journey-texts.ts";
import * as walk from "../support/journey-walk.ts";
import { messagesTo, otherThan } from "../support/verify-call.ts";
import { setZoom } from "../support/journey-zoom.ts";

test.use({ accounts: "settings" });

test.describe.configure({ mode: "serial" });

const FORM = "settings";
const CODE_FORM = "settings-code";
const PASSWORDS = { currentPassword: DEMO_PASSWORD, newPassword: "Nauja-2026!", repeatPassword: "Nauja-2026!" };

/** Opens the settings of a user who has just logged in. */
async function openSettings(page: Page, login: string, language: JourneyLanguage = "lt") {
  await walk.openLogIn(page, language);
  await submitLogin(page, login);
  await page.waitForURL("**/news");
  await walk.openSettings(page);
}

async function send(page: Page, values: FormValues): Promise<void> {
  await fillForm(page, FORM, values);
  await pressButton(page, FORM, "save");
}

/** Waits for the step of the code: a dialog in front of the form, without script a page of its own. */
async function untilCodeIsAsked(page: Page): Promise<void> {
  await page.waitForURL("**/settings?step=code");
  await page.locator(`#${CODE_FORM}-code`).waitFor();
  await untilHydrated(page);
  await expect(page.getByRole("dialog")).toHaveCount(hasScript() ? 1 : 0);
}

async function enterCode(page: Page, code: string): Promise<void> {
  await fillForm(page, CODE_FORM, { code });
  await pressButton(page, CODE_FORM, "verify");
}

/** The newest code to a recipient, after more than `before` messages. */
async function newCode(page: Page, servers: JourneyServers, contact: string, before = 0): Promise<string> {
  await expect.poll(async () => (await messagesTo(servers.backEnd, contact)).length).toBeGreaterThan(before);
  return readCode(page, servers, contact);
}

for (const [language, login] of [
  ["lt", "jonas.s"],
  ["en", "isip.s"],
] as const) {
  test(`F-136, F-137, F-141, F-142, ${language}: another e-mail, a wrong code, the right one, the news @${language}`, async ({
    page,
    servers,
  }) => {
    const t = (key: string, params = {}) => textOf(language, key, params);
    const contact = `${login}.b@pavyzdys.example`;
    await openSettings(page, login, language);
    await expect(page).toHaveTitle(new RegExp(t("settings:title")));
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(t("settings:title"));
    await send(page, { ...PASSWORDS, email: contact });
    await untilCodeIsAsked(page);
    const code = await newCode(page, servers, contact);
    await enterCode(page, otherThan(code));
    await expect(page.locator(`#${CODE_FORM}-code-error`)).toContainText(t("soap:code.wrong"));
    await enterCode(page, code);
    await page.waitForURL("**/news");
    await expect(page.getByText(t("settings:saved"))).toBeVisible();
    await walk.openSettings(page);
    expect(await readForm(page, FORM, ["email", "newPassword"])).toEqual({ email: contact, newPassword: "" });
    // F-136: proved in this session.
    const again = { currentPassword: PASSWORDS.newPassword, newPassword: "Antra-2026!", repeatPassword: "Antra-2026!" };
    await send(page, again);
    await page.waitForURL("**/news");
  });
}

test("F-134: Save waits until nothing is wrong; without script the server tells everything at once", async ({
  page,
}) => {
  await openSettings(page, "vadovas2");
  const button = page.locator("button[name=save]");
  await expect(button).toBeEnabled();
  await fillForm(page, FORM, { method: "2", email: "jo nas@x.lt", phone: "51234567", newPassword: "abc" });
  if (hasScript()) await page.locator(`#${FORM}-repeatPassword`).focus();
  else await button.click();
  for (const [field, key] of [
    ["email", "validation:email.localPart"],
    ["phone", "validation:phone.prefix"],
    ["newPassword", "validation:password.digit"],
  ] as const)
    await expect(page.locator(`#${FORM}-${field}-error`)).toContainText(textOf("lt", key));
  await expect(page.getByText(textOf("lt", "settings:fixFirst"))).toHaveCount(hasScript() ? 1 : 0);
  if (hasScript()) await expect(button).toBeDisabled();
  await fillForm(page, FORM, { ...PASSWORDS, email: "vadovas2@pavyzdys.example", phone: "+370 612-34567" });
  await page.locator(`#${FORM}-email`).focus();
  await expect(button).toBeEnabled();
  if (hasScript()) expect(await readForm(page, FORM, ["phone"])).toEqual({ phone: "612 34567" });
  await button.click();
  await untilCodeIsAsked(page);
});

test("F-137: given up, nothing is saved and the form stays; opened again it warns, and the code is still good", async ({
  page,
  servers,
}) => {
  const contact = "vienas.b@pavyzdys.example";
  await openSettings(page, "vienas.s");
  await send(page, { ...PASSWORDS, email: contact });
  await untilCodeIsAsked(page);
  const code = await newCode(page, servers, contact);
  if (hasScript()) {
    for (let presses = 0; presses < 8; presses += 1) {
      await page.keyboard.press("Tab");
      const isOutside = await page.evaluate(() => {
        const { activeElement: at, body } = document;
        return at !== body && at?.closest("dialog") === null;
      });
      expect(isOutside, `after ${presses + 1} times Tab`).toBe(false);
    }
    await page.keyboard.press("Escape");
  } else await page.locator("button[name=cancel]").click();
  await page.waitForURL(/\/settings$/);
  await expect(page.getByRole("dialog")).toHaveCount(0);
  const kept = hasScript() ? PASSWORDS : { currentPassword: "", newPassword: "", repeatPassword: "" };
  expect(await readForm(page, FORM, ["email", ...Object.keys(kept)])).toEqual({ email: contact, ...kept });
  await send(page, PASSWORDS);
  await untilCodeIsAsked(page);
  await expect(page.locator(".note-box.warning")).toContainText(/\d+\ss/);
  await enterCode(page, code);
  await page.waitForURL("**/news");
});

test("F-137: an engine of the script tier without showModal, requestSubmit and submitter asks for the code all the same @script", async ({
  page,
  servers,
}) => {
  // Only script calls them.
  await page.addInitScript(() => {
    Reflect.deleteProperty(HTMLDialogElement.prototype, "showModal");
    Reflect.deleteProperty(HTMLFormElement.prototype, "requestSubmit");
    Reflect.deleteProperty(SubmitEvent.prototype, "submitter");
  });
  const contact = "pilnas.b@pavyzdys.example";
  const dialog = page.getByRole("dialog");
  await openSettings(page, "pilnas");
  await send(page, { ...PASSWORDS, email: contact });
  await untilCodeIsAsked(page);
  for (let presses = 0; presses < 8; presses += 1) {
    await page.keyboard.press("Tab");
    expect(await dialog.locator(":focus").count(), `after ${presses + 1} times Tab`).toBe(1);
  }
  await page.keyboard.press("Escape");
  await page.waitForURL(/\/settings$/);
  await expect(dialog).toHaveCount(0);
  expect(await readForm(page, FORM, ["email", "newPassword"])).toEqual({
    email: contact,
    newPassword: PASSWORDS.newPassword,
  });
  await send(page, PASSWORDS);
  await untilCodeIsAsked(page);
  await enterCode(page, await newCode(page, servers, contact));
  await page.waitForURL("**/news");
  await expect(page.getByText(textOf("lt", "settings:saved"))).toBeVisible();
});

test("F-472, sms.blogas: an SMS that cannot be sent is told above the form, and another number gets its code @html", async ({
  page,
  servers,
}) => {
  const contact = "+37060001099";
  await openSettings(page, "sms.blogas");
  await send(page, { ...PASSWORDS, method: "2" });
  await expect(page.getByText(textOf("lt", "soap:sending.sms"))).toBeVisible();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await untilHydrated(page);
  expect(await readForm(page, FORM, ["method", "phone"])).toEqual({ method: "2", phone: "600 00001" });
  await send(page, { ...PASSWORDS, phone: "60001099" });
  await untilCodeIsAsked(page);
  await enterCode(page, await newCode(page, servers, contact));
  await page.waitForURL("**/news");
  await expect(page.getByText(textOf("lt", "settings:saved"))).toBeVisible();
});

test("F-043, R-I11: the language is switched in the middle of it, and what was typed stays, but for the password @html", async ({
  page,
}) => {
  const typed = { method: "2", email: "pusiau@pavyzdys.example", phone: "699 11111" };
  await openSettings(page, "ratas.s");
  await fillForm(page, FORM, { ...typed, ...PASSWORDS });
  if (hasScript()) {
    const languages = page.getByRole("navigation", { name: textOf("lt", "shell:language") });
    await languages.getByRole("link", { name: /^EN/ }).click();
  } else await pressButton(page, FORM, "otherLanguage");
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
  await expect(page.locator("h1")).toHaveText(textOf("en", "settings:title"));
  expect(await readForm(page, FORM, [...Object.keys(typed), "newPassword"])).toEqual({
    ...typed,
    newPassword: hasScript() ? PASSWORDS.newPassword : "",
  });
});

test("F-043, F-044: with script neither the zoom nor a notice that is put away takes what was typed @script", async ({
  page,
}) => {
  // Without script they load the page again, and the form says so. The warning of an old browser stands on every page.
  await page.setExtraHTTPHeaders({
    "User-Agent": "Mozilla/5.0 (Windows NT 10.0; WOW64; Trident/7.0; rv:11.0) like Gecko",
  });
  await openSettings(page, "dublis2.s");
  await fillForm(page, FORM, { email: "lieka@pavyzdys.example" });
  await page.locator("button[name=dismissNote]").click();
  await expect(page.locator("button[name=dismissNote]")).toHaveCount(0);
  const saved = page.waitForResponse((answer) => answer.url().endsWith("/preferences"));
  await setZoom(page, 90);
  await expect(page.locator("button[name=zoomReset]")).toContainText("90");
  await saved;
  expect(await readForm(page, FORM, ["email"])).toEqual({ email: "lieka@pavyzdys.example" });
  await openAddress(page, "/settings");
  await expect(page.locator("html")).toHaveClass(/zoom-90/);
  await expect(page.locator("button[name=dismissNote]")).toHaveCount(0);
});

test("F-070, F-074: nauja.s chooses how to get codes and is let in @html", async ({ page, servers }) => {
  await walk.openLogIn(page);
  await submitLogin(page, "nauja.s");
  await page.getByRole("link", { name: textOf("lt", "login:next.dataUpdate.go") }).click();
  await page.waitForURL("**/settings");
  await untilHydrated(page);
  await send(page, { ...PASSWORDS, method: "2" });
  await untilCodeIsAsked(page);
  await enterCode(page, await newCode(page, servers, "+37060001011"));
  await page.waitForURL("**/news");
  await expect(page.getByRole("link", { name: textOf("lt", "shell:menu.applications") })).toBeVisible();
});

/** Shows every state of the page to a reader who looks at it. */
async function showStates(page: Page, language: JourneyLanguage, look: (name: string) => Promise<void>): Promise<void> {
  await openSettings(page, "kasa1", language);
  await look("form");
  await pressButton(page, FORM, "save");
  await page.locator(".err").first().waitFor();
  await look("refused form");
  await openAddress(page, "/settings");
  await send(page, { ...PASSWORDS, agreed: true, email: `kasa.${language}@pavyzdys.example` });
  await untilCodeIsAsked(page);
  await look("code");
  await enterCode(page, "12");
  await page.locator(`#${CODE_FORM}-code-error`).waitFor();
  await look("refused code");
  await openAddress(page, "/settings");
  await look("what was typed and not saved");
  await send(page, { ...PASSWORDS, agreed: true, email: "fail@pavyzdys.example" });
  await page.getByText(textOf(language, "soap:sending.email")).waitFor();
  await look("message that did not arrive");
}

for (const language of LANGUAGES) {
  test(`X: axe finds nothing in any state, in ${language} @script${usually(language === "lt")}`, async ({ page }) => {
    // Axe is a script.
    await showStates(page, language, async (name) => {
      expect.soft(await findingsOfAxe(page), name).toEqual([]);
    });
  });

  for (const width of [360, 320])
    test(`fits ${width} pixels, in ${language} @${language} @window${usually(width === 320)}`, async ({ page }) => {
      await page.setViewportSize({ width, height: 640 });
      await showStates(page, language, async (name) => {
        const needed = await page.locator("html").evaluate((html) => html.scrollWidth);
        const widest = await page
          .locator("main *")
          .evaluateAll((all) =>
            Math.max(...all.filter((one) => one.className !== "vh").map((one) => one.getBoundingClientRect().right)),
          );
        expect.soft(Math.floor(Math.max(needed, widest)), name).toBeLessThanOrEqual(width);
      });
    });
}
