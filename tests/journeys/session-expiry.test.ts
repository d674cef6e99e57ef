import type { Page, Request } from "playwright/test";
import { DEMO_PASSWORD } from "../support/demo-session.ts";
import { expect, hasScript, openAddress, untilHydrated } from "../support/browser.ts";
import { logInDirectly, prepareApplication } from "../support/journey-applications.ts";
import { fillForm, pressButton } from "../support/journey-forms.ts";
import { FORMS, SELLER, submitLogin } from "../support/journey-steps.ts";
import { textOf } from "../support/journey-texts.ts";
import { sessionTest } from "../support/session-servers.ts";
import { openApplications, openNews, openStep } from "../support/journey-walk.ts";

const test = sessionTest();

/** A little more than a session lives. */
const IDLE_MINUTES = 31;

const EXPIRED = textOf("lt", "shell:session.expired", { n: 30 });
const notice = (page: Page) => page.locator("[data-type=sessionExpired]").filter({ hasText: EXPIRED });
const logInAgain = (page: Page) => page.getByRole("link", { name: textOf("lt", "shell:session.logInAgain") });
/** A page in use prolongs its session. */
const isExtension = (request: Request): boolean => request.method() === "POST" && request.url().endsWith("/session");
const step = (id: number, number: number) => `/applications/edit/${id}/${number}`;

test("F-098, F-110: on the news the notice comes by itself, once, and the name is gone from the page", async ({
  page,
  pass,
}) => {
  await logInDirectly(page);
  await openNews(page);
  await expect(page.getByText("Jonas", { exact: false }).first()).toBeVisible();
  await expect(notice(page)).toHaveCount(0);
  await pass(IDLE_MINUTES);
  await expect(notice(page)).toHaveCount(1);
  await expect(page.getByText("jonas.s")).toHaveCount(0);
  await page.reload();
  await expect(notice(page)).toHaveCount(1);
});

test("F-100, F-106: from the list it leads to the news; without script with the next click", async ({ page, pass }) => {
  await logInDirectly(page);
  await openApplications(page);
  await pass(IDLE_MINUTES);
  if (!hasScript()) await page.locator("main form[role=search] button[type=submit]").first().click();
  await page.waitForURL("**/news");
  await expect(notice(page)).toHaveCount(1);
  await expect(page.getByText(textOf("lt", "shell:session.logInFirst"))).toBeVisible();
  await openAddress(page, "/news");
  await expect(page.getByText(textOf("lt", "shell:session.logInFirst"))).toHaveCount(0);
});

test("F-099, O2: what is being typed stays, and comes back after the log-in with the page", async ({ page, pass }) => {
  await logInDirectly(page);
  const id = await prepareApplication(page, "contractData");
  await openStep(page, id, 4);
  await fillForm(page, FORMS.contractData, { "address.city": "Kaunas", "address.house": "7b" });
  await pass(IDLE_MINUTES);
  if (hasScript()) {
    await expect(notice(page)).toHaveCount(1);
    expect(new URL(page.url()).pathname).toBe(step(id, 4));
    await fillForm(page, FORMS.contractData, { "address.flat": "9" });
    await logInAgain(page).click();
  } else {
    await pressButton(page, FORMS.contractData, "continue");
  }
  await page.waitForURL(/\/login/);
  await untilHydrated(page);
  await expect(page.locator("#login-username")).toHaveValue(SELLER);
  await submitLogin(page, SELLER);
  await page.waitForURL(`**${step(id, 4)}`);
  await expect(page.locator("[name='address.city']")).toHaveValue("Kaunas");
  if (hasScript()) await expect(page.locator("[name='address.flat']")).toHaveValue("9");
  await expect(notice(page)).toHaveCount(0);
});

test("F-105, C7: a new password takes the present one there, and the log-in comes next @html", async ({
  page,
  pass,
}) => {
  const [login, password, form] = ["vienas.s", "Vienas-2027!", "password-update"];
  await logInDirectly(page, login);
  await pass(IDLE_MINUTES);
  await openAddress(page, "/password-update");
  await untilHydrated(page);
  await fillForm(page, form, { newPassword: password, repeatPassword: password, currentPassword: "Ne-tas-2027!" });
  await pressButton(page, form, "setPassword");
  await expect(page.locator(`#${form}-currentPassword-error`)).toContainText(textOf("lt", "soap:1000", { n: 4 }));
  await fillForm(page, form, { newPassword: password, repeatPassword: password, currentPassword: DEMO_PASSWORD });
  await pressButton(page, form, "setPassword");
  await page.waitForURL("**/login");
  await expect(page.getByText(textOf("lt", "password:reset.done"))).toBeVisible();
  await submitLogin(page, login, password);
  await page.waitForURL("**/news");
});

test("F-117: dismissed, it does not come back on the next page @html", async ({ page, pass }) => {
  await logInDirectly(page);
  await openNews(page);
  await pass(IDLE_MINUTES);
  await expect(notice(page)).toHaveCount(1);
  await page.reload();
  await untilHydrated(page);
  await notice(page).locator("button[name=dismiss]").click();
  await expect(notice(page)).toHaveCount(0);
  await openAddress(page, "/applications/add");
  await expect(notice(page)).toHaveCount(0);
});

test("F-107: a manager goes on @html", async ({ page, pass }) => {
  await logInDirectly(page, "vadyb2");
  const answer = await openAddress(page, "/news");
  expect(answer?.headers()["refresh"]).toBeUndefined();
  await pass(IDLE_MINUTES);
  await openApplications(page);
  await expect(notice(page)).toHaveCount(0);
  expect(new URL(page.url()).pathname).toBe("/applications");
});

test.describe("with script @script", () => {
  // Without script the server waits for the next request.
  test("F-102: the mouse keeps the session alive, with one call a pause and not one a pixel", async ({
    page,
    pass,
  }) => {
    await logInDirectly(page);
    await openNews(page);
    await pass(0);
    const calls: string[] = [];
    page.on("request", (request) => isExtension(request) && calls.push(request.url()));
    const rounds = 4;
    for (let round = 1; round <= rounds; round += 1) {
      const answered = page.waitForResponse((response) => isExtension(response.request()));
      for (let pixel = 0; pixel < 20; pixel += 1) await page.mouse.move(100 + pixel, 200 + round);
      await pass(IDLE_MINUTES / 3);
      await answered;
    }
    await expect(notice(page)).toHaveCount(0);
    expect(calls).toHaveLength(rounds);
  });

  for (const [sign, act] of [
    ["a key", (page: Page) => page.keyboard.press("Shift")],
    ["a scrolled page", (page: Page) => page.mouse.wheel(0, 50)],
    ["a touch", (page: Page) => page.locator("h1").dispatchEvent("touchstart")],
  ] as const) {
    test(`F-102: so does ${sign} @full`, async ({ page, pass }) => {
      await logInDirectly(page);
      await openNews(page);
      const extended = page.waitForRequest(isExtension);
      await act(page);
      await pass(1);
      await extended;
    });
  }

  test.describe("of a PC whose clock is wrong", () => {
    test.use({ pcAheadMinutes: 120 });

    test("F-097: a PC whose clock is two hours ahead sees no expiry before its time", async ({ page, pass }) => {
      await logInDirectly(page);
      await openNews(page);
      const answered = page.waitForResponse("**/session");
      await pass(IDLE_MINUTES - 5);
      await answered;
      await expect(notice(page)).toHaveCount(0);
      await pass(5);
      await expect(notice(page)).toHaveCount(1);
    });
  });
});

test.describe("several tabs @script", () => {
  // Without script a tab finds out with its next request.
  test("F-104: logged out in one, the other is on the log-in page within two seconds of its clock", async ({
    page,
    context,
    pass,
  }) => {
    await logInDirectly(page);
    await openNews(page);
    const other = await context.newPage();
    await openApplications(other);
    await pass(0);
    // Where the clock stands still nothing is asked for by time, and nothing depends on how fast this machine is.
    await context.clock.pauseAt(await other.evaluate(() => Date.now() + 1_000));
    const startedAt = await other.evaluate(() => Date.now());
    await page.locator("button[name=logout]").click();
    await page.waitForURL("**/login");
    await untilHydrated(page);
    await other.waitForURL("**/login");
    expect((await other.evaluate(() => Date.now())) - startedAt).toBeLessThanOrEqual(2_000);
  });

  test("F-104: another user logs in in one, the other is loaded again @full", async ({ page, context }) => {
    await logInDirectly(page);
    await openNews(page);
    const other = await context.newPage();
    await openNews(other);
    await expect(other.getByText("(jonas.s)")).toBeVisible();
    await context.clearCookies({ name: "s" });
    await logInDirectly(page, "pilnas");
    await openAddress(page, "/news");
    await expect(other.getByText("(pilnas)")).toBeVisible();
    await expect(other.getByText("(jonas.s)")).toHaveCount(0);
  });

  test("F-104: extended in one, the other expires no earlier", async ({ page, context, pass }) => {
    await logInDirectly(page);
    await openNews(page);
    const other = await context.newPage();
    await openNews(other);
    const asked: string[] = [];
    other.on("request", (request) => request.url().endsWith("/session") && asked.push(request.method()));
    await pass(0);
    for (const x of [100, 200, 300, 400]) {
      const answered = page.waitForResponse((response) => isExtension(response.request()));
      await page.mouse.move(x, 200);
      await pass(IDLE_MINUTES / 3);
      await answered;
    }
    await expect(notice(other)).toHaveCount(0);
    expect(asked.includes("POST")).toBe(false);
    await pass(IDLE_MINUTES);
    await expect(notice(other)).toHaveCount(1);
  });

  test("logging in again in one tab ends the notice in the other, where the typed data stay @full", async ({
    page,
    context,
    pass,
  }) => {
    await logInDirectly(page);
    const id = await prepareApplication(page, "contractData");
    const other = await context.newPage();
    await openStep(other, id, 4);
    await fillForm(other, FORMS.contractData, { "address.city": "Alytus" });
    await pass(IDLE_MINUTES);
    await expect(notice(other)).toHaveCount(1);
    await logInDirectly(page);
    await openAddress(page, "/news");
    await expect(notice(other)).toHaveCount(0);
    await expect(other.locator("[name='address.city']")).toHaveValue("Alytus");
  });
});
