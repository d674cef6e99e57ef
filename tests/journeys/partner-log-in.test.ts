import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium, type FrameLocator, type Page } from "playwright/test";
import { findingsOfAxe } from "../support/axe-findings.ts";
import { expect, hasScript, test, typeAddress, usually } from "../support/browser.ts";
import { findBrowser, WHOLE_BROWSER } from "../support/find-browser.ts";
import { DEMO_PASSWORD, digestOf } from "../support/demo-session.ts";
import { findingText, textOf } from "../support/journey-texts.ts";
import { startPartnerServers, type PartnerServers } from "../support/partner-site.ts";

test.describe.configure({ mode: "default" });

let servers: PartnerServers;
test.beforeAll(async () => {
  servers = await startPartnerServers();
});
test.afterAll(() => servers.stop());

const HASH = digestOf(DEMO_PASSWORD);
const text = (key: string, params = {}) => textOf("lt", key, params);

/** Opens the partner's page and waits until the log-in inside it can be used. */
async function openFrame(page: Page): Promise<FrameLocator> {
  await typeAddress(page, servers.partner);
  const frame = page.frameLocator("iframe");
  const toggle = frame.getByRole("button", { name: text("ui:password.show") });
  await expect(toggle).toBeVisible();
  // The button that the server draws posts the form; the script's own does not.
  if (hasScript()) await expect(toggle).toHaveAttribute("type", "button");
  return frame;
}

async function logIn(frame: FrameLocator, login: string, password = DEMO_PASSWORD): Promise<void> {
  await frame.locator("#frame-login-username").fill(login);
  await frame.locator("#frame-login-password").fill(password);
  await frame.locator("form#frame-login .acts button[name=login]").click();
}

/** Without script the user has to press the button of the second form. */
async function goOn(frame: FrameLocator): Promise<void> {
  if (!hasScript()) await frame.getByRole("button", { name: text("auto-login:frame.continue") }).click();
}

async function expectPortal(page: Page, login: string): Promise<void> {
  await page.waitForURL(`${servers.portal}/news`);
  await expect(page.locator(".who")).toContainText(login);
}

test("F-092: the log-in in the partner's page ends in the whole window, on the news @window @bare", async ({
  page,
}) => {
  const frame = await openFrame(page);
  await logIn(frame, "pilnas");
  await goOn(frame);
  await expectPortal(page, "pilnas");
});

test("F-092: a limited account ends on its own page @window @full", async ({ page }) => {
  const frame = await openFrame(page);
  await logIn(frame, "ribotas");
  await goOn(frame);
  await page.waitForURL(`${servers.portal}/login/url`);
  await expect(page.getByText("Partnerio Svetainė (ribotas)")).toBeVisible();
  await expect(page.locator(".menu")).toHaveCount(0);
});

test("F-091, F-084: refusals stay inside the frame: attempts left, and 1005 with its link @window @both", async ({
  page,
}) => {
  const frame = await openFrame(page);
  await logIn(frame, "vienas.s", "Wrong-2026!");
  await expect(frame.getByText(text("soap:1000", { n: 4 }))).toBeVisible();
  await expect(frame.locator("#frame-login-username")).toHaveValue("vienas.s");
  await logIn(frame, "dalia.s");
  await expect(frame.locator('.note-box a[href="/password-remind"]')).toHaveAttribute("target", "_blank");
  expect(page.url()).toBe(`${servers.partner}/`);
});

test("F-088: Enter in either field sends the form; empty fields are required @window @both", async ({ page }) => {
  for (const field of ["#frame-login-username", "#frame-login-password"]) {
    const frame = await openFrame(page);
    await frame.locator(field).press("Enter");
    await expect(frame.locator("#frame-login-username-error")).toContainText(findingText("lt", "required"));
    await expect(frame.locator("#frame-login-password-error")).toContainText(findingText("lt", "required"));
  }
});

test("F-089: the password is shown and hidden, and what was typed stays @window", async ({ page }) => {
  const frame = await openFrame(page);
  const password = frame.locator("#frame-login-password");
  await frame.locator("#frame-login-username").fill("jonas.s");
  await password.fill(`ąč"<b>`);
  for (const [button, type, next] of [
    ["show", "text", "hide"],
    ["hide", "password", "show"],
  ] as const) {
    await frame.getByRole("button", { name: text(`ui:password.${button}`) }).click();
    await expect(password).toHaveAttribute("type", type);
    await expect(password).toHaveValue(`ąč"<b>`);
    await expect(frame.getByRole("button", { name: text(`ui:password.${next}`) })).toBeVisible();
  }
  await expect(frame.locator("#frame-login-username")).toHaveValue("jonas.s");
});

test.describe("the page of reminders", () => {
  test.use({ tolerated: [/404/] });
  test("F-090: opens in the whole window @window @full", async ({ page }) => {
    const frame = await openFrame(page);
    await frame.getByRole("link", { name: text("auto-login:frame.remind") }).click();
    await page.waitForURL(`${servers.portal}/password-remind`);
  });
});

test("F-416: the partner names the language of the frame, and the visitor changes it @window @full", async ({
  page,
}) => {
  const frame = await openFrame(page);
  await frame.getByRole("link", { name: /^EN/ }).click();
  await expect(frame.getByRole("heading", { level: 1 })).toHaveText(textOf("en", "auto-login:frame.title"));
  await logIn(frame, "nera.tokio");
  await expect(frame.getByText(findingText("en", "soap:1002"))).toBeVisible();
});

test.describe("R-B11: what may not be framed", () => {
  // The last is of Chromium's own error page, when the frame is taken away while it is still being drawn.
  test.use({ tolerated: [/frame|ERR_BLOCKED_BY_RESPONSE|chrome-error|callback is no longer runnable/i] });

  const framedAddress = async (page: Page, site: string, path: string): Promise<string> => {
    await typeAddress(page, `${site}/embed?path=${encodeURIComponent(path)}`);
    await expect.poll(() => page.frames()[1]?.url() ?? "").not.toBe("");
    await page.waitForLoadState("load");
    return page.frames()[1]?.url() ?? "";
  };

  test("is every other page, even in the partner's, and the log-in in a stranger's @window", async ({ page }) => {
    await typeAddress(page, `${servers.portal}/login/url_full?u=pilnas&p=${HASH}&r=news`);
    for (const path of ["/news", "/login", "/applications", "/login/url", "/login/url_full", "/password-remind"]) {
      expect([path, await framedAddress(page, servers.partner, path)]).toEqual([path, "chrome-error://chromewebdata/"]);
    }
    expect(await framedAddress(page, servers.stranger, "/frame/login")).toBe("chrome-error://chromewebdata/");
    expect(await framedAddress(page, servers.partner, "/frame/login")).toBe(`${servers.portal}/frame/login`);
  });

  test("is a link that logs in: no session begins in a frame @window @full", async ({ page }) => {
    await typeAddress(
      page,
      `${servers.partner}/embed?path=${encodeURIComponent(`/login/url_full?u=pilnas&p=${HASH}`)}`,
    );
    await page.waitForLoadState("load");
    await typeAddress(page, `${servers.portal}/news`);
    expect(new URL(page.url()).pathname).toBe("/login");
  });
});

test("R-C5, R-L11: a link of the partner's page leads straight on; its address is in no history, referrer or log @window", async ({
  page,
}) => {
  const sent: string[] = [];
  page.on("request", (request) => sent.push(`${request.headers()["referer"] ?? ""}\n`));
  await typeAddress(page, servers.partner);
  await page.locator('a[href*="url_full"]').click();
  await page.waitForURL(`${servers.portal}/applications`);
  await typeAddress(page, `${servers.portal}/news`);
  expect(sent.join("")).not.toContain(HASH);
  await page.goBack();
  await page.waitForURL(`${servers.portal}/applications`);
  await page.goBack();
  await page.waitForURL(`${servers.partner}/`);
  expect(servers.portalLog.join("\n")).not.toContain(HASH);
});

test("R-C8, F-071: a user who has a limited log-in and opens another page is logged out @html", async ({ page }) => {
  await typeAddress(page, servers.partner);
  await page.locator('a[href*="ribotas"]').click();
  await page.waitForURL(`${servers.portal}/login/url`);
  await page.reload();
  expect(page.url()).toBe(`${servers.portal}/login/url`);
  await typeAddress(page, `${servers.portal}/news`);
  expect(new URL(page.url()).pathname).toBe("/login");
  await typeAddress(page, `${servers.portal}/login/url`);
  await expect(page.getByText("Partnerio Svetainė")).toHaveCount(0);
});

test("F-026: a link with a wrong hash says how many attempts are left, at a clean address @html", async ({ page }) => {
  await typeAddress(page, `${servers.portal}/login/url_full?u=isimtis.s&p=${"0".repeat(64)}&r=news`);
  expect(new URL(page.url()).searchParams.has("p")).toBe(false);
  await expect(page.getByRole("alert")).toContainText(text("soap:1000", { n: 4 }));
  await page.getByRole("link", { name: text("auto-login:toLogin") }).click();
  await page.waitForURL(`${servers.portal}/login`);
});

test("X: axe finds nothing in the frame and on the pages of links; they fit into 320 pixels @script", async ({
  page,
}) => {
  // Axe is a script.
  await page.setViewportSize({ width: 320, height: 640 });
  for (const path of [
    "/frame/login",
    "/frame/login?lang=en",
    "/login/url",
    "/login/url_full?u=x",
    "/login/url?lang=en",
  ]) {
    await typeAddress(page, servers.portal + path);
    if (path.startsWith("/frame")) await page.locator("form .acts button[name=login]").click();
    expect.soft(await findingsOfAxe(page), path).toEqual([]);
    expect.soft(await page.evaluate(() => document.scrollingElement?.scrollWidth ?? 0), path).toBeLessThanOrEqual(320);
  }
});

/** A browser with a profile of its own, whose user has allowed or forbidden third-party cookies; only the whole browser has settings. */
async function withThirdPartyCookies(allowed: boolean, run: (page: Page) => Promise<void>): Promise<void> {
  const profile = mkdtempSync(join(tmpdir(), "portal-profile-"));
  mkdirSync(join(profile, "Default"));
  const preferences = { profile: { block_third_party_cookies: !allowed, cookie_controls_mode: allowed ? 0 : 1 } };
  writeFileSync(join(profile, "Default/Preferences"), JSON.stringify(preferences));
  const { launchOptions, javaScriptEnabled } = test.info().project.use;
  const context = await chromium.launchPersistentContext(profile, {
    ...launchOptions,
    executablePath: findBrowser(WHOLE_BROWSER) ?? "",
    ...(javaScriptEnabled === undefined ? {} : { javaScriptEnabled }),
  });
  try {
    const page = await context.newPage();
    await typeAddress(page, servers.probe);
    await expect(page.frameLocator("iframe").locator("p")).toHaveText(allowed ? "kept" : "blocked");
    await run(page);
  } finally {
    await context.close();
    rmSync(profile, { recursive: true, force: true });
  }
}

for (const allowed of [true, false]) {
  test(`R-C23: third-party cookies ${allowed ? "allowed" : "blocked"}: refused inside the frame, let in to the whole window @window${usually(!allowed)}`, async () => {
    await withThirdPartyCookies(allowed, async (page) => {
      const frame = await openFrame(page);
      await logIn(frame, allowed ? "tuscias.s" : "isimtis.s", "Wrong-2026!");
      await expect(frame.getByText(text("soap:1000", { n: 4 }))).toBeVisible();
      await logIn(frame, "pilnas");
      await goOn(frame);
      await expectPortal(page, "pilnas");
    });
  });
}
