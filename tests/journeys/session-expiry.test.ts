import type { Page } from "playwright/test";
import { DEMO_PASSWORD } from "../support/demo-session.ts";
import { expect, hasScript, openAddress, untilHydrated } from "../support/browser.ts";
import { logInDirectly, prepareApplication } from "../support/journey-applications.ts";
import { fillForm, pressButton } from "../support/journey-forms.ts";
import { FORMS, SELLER, submitLogin } from "../support/journey-steps.ts";
import { textOf } from "../support/journey-texts.ts";
import { sessionTest } from "../support/session-servers.ts";
import { openApplications, openNews, openStep } from "../support/journey-walk.ts";

/** Half an hour is eight seconds here; half of it lies between two questions of the monitor. */
const IDLE_MS = 8_000;
const test = sessionTest({ sessionIdleMilliseconds: IDLE_MS, sessionActivityMilliseconds: 1_000 });

const EXPIRED = textOf("lt", "shell:session.expired", { n: 1 });
const notice = (page: Page) => page.locator("[data-type=sessionExpired]").filter({ hasText: EXPIRED });
const logInAgain = (page: Page) => page.getByRole("link", { name: textOf("lt", "shell:session.logInAgain") });
const step = (id: number, number: number) => `/applications/edit/${id}/${number}`;
const soon = { timeout: IDLE_MS + 15_000 };

test("F-098, F-110: on the news the notice comes by itself, once, and the name is gone from the page", async ({
  page,
}) => {
  await logInDirectly(page);
  await openNews(page);
  await expect(page.getByText("Jonas", { exact: false }).first()).toBeVisible();
  await expect(notice(page)).toHaveCount(0);
  await expect(notice(page)).toHaveCount(1, soon);
  await expect(page.getByText("jonas.s")).toHaveCount(0);
  await page.reload();
  await expect(notice(page)).toHaveCount(1);
});

test("F-100, F-106: from the list it leads to the news; without script with the next click", async ({ page }) => {
  await logInDirectly(page);
  await openApplications(page);
  if (!hasScript()) {
    await page.waitForTimeout(IDLE_MS + 1_000);
    await page.locator("main form[role=search] button[type=submit]").first().click();
  }
  await page.waitForURL("**/news", soon);
  await expect(notice(page)).toHaveCount(1);
  await expect(page.getByText(textOf("lt", "shell:session.logInFirst"))).toBeVisible();
  await openAddress(page, "/news");
  await expect(page.getByText(textOf("lt", "shell:session.logInFirst"))).toHaveCount(0);
});

test("F-099, O2: what is being typed stays, and comes back after the log-in with the page", async ({ page }) => {
  await logInDirectly(page);
  const id = await prepareApplication(page, "contractData");
  await openStep(page, id, 4);
  await fillForm(page, FORMS.contractData, { "address.city": "Kaunas", "address.house": "7b" });
  if (hasScript()) {
    await expect(notice(page)).toHaveCount(1, soon);
    expect(new URL(page.url()).pathname).toBe(step(id, 4));
    await fillForm(page, FORMS.contractData, { "address.flat": "9" });
    await logInAgain(page).click();
  } else {
    await page.waitForTimeout(IDLE_MS + 1_000);
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

test("F-105, C7: a new password takes the present one there, and the log-in comes next @html", async ({ page }) => {
  const [login, password, form] = ["vienas.s", "Vienas-2027!", "password-update"];
  await logInDirectly(page, login);
  await page.waitForTimeout(IDLE_MS + 1_000);
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

test("F-117: dismissed, it does not come back on the next page @html", async ({ page }) => {
  await logInDirectly(page);
  await openNews(page);
  await expect(notice(page)).toHaveCount(1, soon);
  await page.reload();
  await untilHydrated(page);
  await notice(page).locator("button[name=dismiss]").click();
  await expect(notice(page)).toHaveCount(0);
  await openAddress(page, "/applications/add");
  await expect(notice(page)).toHaveCount(0);
});

test("F-107: a manager goes on @html", async ({ page }) => {
  await logInDirectly(page, "vadyb2");
  const answer = await openAddress(page, "/news");
  expect(answer?.headers()["refresh"]).toBeUndefined();
  await page.waitForTimeout(IDLE_MS + 2_000);
  await expect(notice(page)).toHaveCount(0);
  await openApplications(page);
  expect(new URL(page.url()).pathname).toBe("/applications");
});

test.describe("with script @script", () => {
  // Without script the server waits for the next request.
  test("F-102: the mouse keeps the session alive, with one call a pause and not one a pixel", async ({ page }) => {
    await logInDirectly(page);
    await openNews(page);
    const calls: number[] = [];
    page.on("request", (request) => {
      if (request.method() === "POST" && request.url().endsWith("/session")) calls.push(Date.now());
    });
    const until = Date.now() + IDLE_MS + 5_000;
    while (Date.now() < until) {
      for (let pixel = 0; pixel < 20; pixel += 1) await page.mouse.move(100 + pixel, 200);
      await page.waitForTimeout(200);
    }
    await expect(notice(page)).toHaveCount(0);
    expect(calls.length).toBeGreaterThan(3);
    const gaps = calls.slice(1).map((at, index) => at - (calls[index] ?? 0));
    expect(Math.min(...gaps)).toBeGreaterThanOrEqual(900);
  });

  for (const [sign, act] of [
    ["a key", (page: Page) => page.keyboard.press("Shift")],
    ["a scrolled page", (page: Page) => page.mouse.wheel(0, 50)],
    ["a touch", (page: Page) => page.locator("h1").dispatchEvent("touchstart")],
  ] as const) {
    test(`F-102: so does ${sign} @full`, async ({ page }) => {
      await logInDirectly(page);
      await openNews(page);
      const extended = page.waitForRequest(
        (request) => request.method() === "POST" && request.url().endsWith("/session"),
      );
      await act(page);
      await extended;
    });
  }

  test("F-097: a PC whose clock is two hours ahead sees no expiry before its time", async ({ page }) => {
    await page.addInitScript(() => {
      const now = Date.now.bind(Date);
      Date.now = () => now() + 2 * 3_600_000;
    });
    await logInDirectly(page);
    await openNews(page);
    await page.waitForTimeout(IDLE_MS / 3);
    await expect(notice(page)).toHaveCount(0);
    await expect(notice(page)).toHaveCount(1, soon);
  });

  test("the reload of pages without script is taken back: what is typed after it was due is still there", async ({
    page,
  }) => {
    await logInDirectly(page);
    const id = await prepareApplication(page, "contractData");
    const answer = await openAddress(page, "/news");
    expect(Number(answer?.headers()["refresh"])).toBeGreaterThan(0);
    await page.evaluate(() => void ((window as { first?: boolean }).first = true));
    await page.waitForTimeout(IDLE_MS * 0.4);
    await page.getByRole("link", { name: textOf("lt", "shell:menu.newApplication") }).click();
    await page.waitForURL("**/applications/add");
    await fillForm(page, FORMS.buyer, { email: "rasoma@pavyzdys.example" });
    await page.waitForTimeout(IDLE_MS + 3_000);
    expect(await page.evaluate(() => (window as { first?: boolean }).first)).toBe(true);
    await expect(page.locator("[name=email]")).toHaveValue("rasoma@pavyzdys.example");
    expect(id).toBeGreaterThan(0);
  });
});

test.describe("F-100, F-106: the page that came by itself does not come twice @script", () => {
  /** Documents that the browser asks for from now on. */
  function watchDocuments(page: Page): string[] {
    const documents: string[] = [];
    page.on("request", (request) => {
      if (request.isNavigationRequest()) documents.push(new URL(request.url()).pathname);
    });
    return documents;
  }

  test("what was opened at once keeps what is typed after the first page's reload was due", async ({ page }) => {
    await logInDirectly(page);
    await openNews(page);
    const documents = watchDocuments(page);
    await page.getByRole("link", { name: textOf("lt", "shell:menu.newApplication") }).click();
    await page.waitForURL("**/applications/add");
    await fillForm(page, FORMS.buyer, { email: "rasoma@pavyzdys.example" });
    await expect(notice(page)).toHaveCount(1, soon);
    await page.waitForTimeout(4_000);
    expect(documents).toEqual([]);
    await expect(page.locator("[name=email]")).toHaveValue("rasoma@pavyzdys.example");
  });

  test("on a slow line the news say once why they are there, and go on saying it", async ({ page }) => {
    await page.route(/_data=/, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 700));
      await route.continue();
    });
    await logInDirectly(page);
    await openApplications(page);
    const documents = watchDocuments(page);
    await page.waitForURL("**/news", soon);
    const logInFirst = page.getByText(textOf("lt", "shell:session.logInFirst"));
    await expect(logInFirst).toBeVisible();
    await page.waitForTimeout(4_000);
    await expect(logInFirst).toBeVisible();
    await expect(notice(page)).toHaveCount(1);
    expect(documents).toEqual([]);
  });
});

test.describe("several tabs @script", () => {
  // Without script a tab finds out with its next request.
  test("F-104: logged out in one, the other is on the log-in page within two seconds", async ({ page, context }) => {
    await logInDirectly(page);
    await openNews(page);
    const other = await context.newPage();
    await openApplications(other);
    await page.locator("button[name=logout]").click();
    await page.waitForURL("**/login");
    await untilHydrated(page);
    await other.waitForURL("**/login", { timeout: 2_000 });
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

  test("F-104: extended in one, the other expires no earlier", async ({ page, context }) => {
    await logInDirectly(page);
    await openNews(page);
    const other = await context.newPage();
    await openNews(other);
    const asked: string[] = [];
    other.on("request", (request) => request.url().endsWith("/session") && asked.push(request.method()));
    const until = Date.now() + IDLE_MS + 4_000;
    while (Date.now() < until) {
      await page.mouse.move(Math.random() * 300, 200);
      await page.waitForTimeout(500);
    }
    await expect(notice(other)).toHaveCount(0);
    expect(asked.includes("POST")).toBe(false);
    await expect(notice(other)).toHaveCount(1, soon);
  });

  test("logging in again in one tab ends the notice in the other, where the typed data stay @full", async ({
    page,
    context,
  }) => {
    await logInDirectly(page);
    const id = await prepareApplication(page, "contractData");
    const other = await context.newPage();
    await openStep(other, id, 4);
    await fillForm(other, FORMS.contractData, { "address.city": "Alytus" });
    await expect(notice(other)).toHaveCount(1, soon);
    await logInDirectly(page);
    await openAddress(page, "/news");
    await expect(notice(other)).toHaveCount(0);
    await expect(other.locator("[name='address.city']")).toHaveValue("Alytus");
  });
});
