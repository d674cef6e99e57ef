import type { Page } from "playwright/test";
import { expect, hasScript, LANGUAGES, openAddress, test, typeAddress, untilHydrated } from "../support/browser.ts";
import { logInDirectly } from "../support/journey-applications.ts";
import { logIn, startApplication } from "../support/journey-steps.ts";
import { textOf } from "../support/journey-texts.ts";
import { openApplications, openLogIn, openNews, openReports, switchLanguage } from "../support/journey-walk.ts";
import { setZoom } from "../support/journey-zoom.ts";

const html = "html";
const topBar = (page: Page) => page.locator("header.top");
const menu = (page: Page) => page.locator("nav.menu a");

/** Logs in as another user than before. */
async function changeUser(page: Page, login?: string): Promise<void> {
  await page.context().clearCookies();
  await logInDirectly(page, login);
}

/** What a role's frame holds (F-034). */
const FRAMES = [
  { login: "jonas.s", name: "Jonas Pardavėjas (jonas.s)", isManager: false, more: [] },
  { login: "isip.s", name: "Paulius Matantis (isip.s)", isManager: false, more: ["search"] },
  { login: "vadove", name: "Aldona Vadovė (vadove)", isManager: false, more: ["accounts"] },
  { login: "vadyb2", name: "Vadybas Antrasis (vadyb2)", isManager: true, more: ["manager"] },
] as const;

for (const { login, name, isManager, more } of FRAMES) {
  test(`F-034, F-035, F-037 to F-042: the frame of ${login}, in both languages @html`, async ({ page }) => {
    await logInDirectly(page, login);
    for (const language of LANGUAGES) {
      await openNews(page);
      await switchLanguage(page, language);
      await expect(page.locator(".who")).toHaveText(name);
      await expect(menu(page)).toHaveText(
        ["newApplication", "applications", "ratings", "spreadsheet", "news", "reports", "permits", ...more].map(
          (item) => new RegExp(`${textOf(language, `shell:menu.${item}`)}$`),
        ),
      );
      await expect(page.locator("nav.menu [aria-current=page]")).toHaveText(textOf(language, "shell:menu.news"));
      await expect(topBar(page).locator(".svc")).toHaveCount(isManager ? 7 : 0);
      await expect(topBar(page).locator("a[href^='tel:']")).toHaveCount(isManager ? 0 : 1);
      await expect(topBar(page).locator("a[href^='mailto:']")).toHaveCount(isManager ? 0 : 1);
    }
  });
}

test("F-053: from the menu a seller starts an application, finds it in the list, and opens reports and news @html", async ({
  page,
}) => {
  await logIn(page);
  const id = await startApplication(page);
  await openApplications(page);
  await expect(page.locator(`main a[href="/applications/load/${id}"]`)).toBeVisible();
  await openReports(page);
  await expect(page.locator('main a[href="/reports?id=3"]')).toBeVisible();
  await openNews(page);
  await expect(page.locator("main article, main .card").first()).toBeVisible();
});

test("F-036: the working hours are those of the help desk, word for word @html", async ({ page }) => {
  await logInDirectly(page);
  for (const [language, hours] of [
    ["lt", "I–V 8.00–19.00, VI 10.00–17.00, VII 10.00–14.00"],
    ["en", "Mon–Fri 8:00–19:00, Sat 10:00–17:00, Sun 10:00–14:00"],
  ] as const) {
    await openNews(page);
    await switchLanguage(page, language);
    await expect(topBar(page).locator(".help dd").last()).toHaveText(hours);
  }
});

test("F-035, F-411: a shop without a manager shows the help phone and says so @html", async ({ page }) => {
  await logInDirectly(page, "tuscias.s");
  await openNews(page);
  await expect(topBar(page).locator("a[href='tel:+37060000000']")).toHaveText("+370 600 00000");
  await expect(topBar(page).getByText(textOf("lt", "soap:1080"))).toBeVisible();
  await expect(topBar(page).locator("a[href^='mailto:']")).toHaveCount(0);
});

test("F-037: each badge says name and state in words and leads to the system's own page @html", async ({ page }) => {
  await logInDirectly(page, "vadyb2");
  await openNews(page);
  const words = ["ok", "slow", "error"].map((state) => textOf("lt", `shell:services.${state}`));
  for (const badge of await topBar(page).locator(".svc").all()) {
    await expect(badge).toHaveText(new RegExp(`^\\S.* (?:${words.join("|")})`));
    await expect(badge).toHaveAttribute("href", /^https:\/\/busena\./);
    await expect(badge).toHaveAttribute("rel", "noopener noreferrer");
  }
});

test.describe("with the clock in the test's hands", () => {
  test.use({ tolerated: [/status of 5\d\d|^status 503/] });

  test("F-408, R-G15: the badges are renewed every three minutes, and stay with their time when that fails @script", async ({
    page,
  }) => {
    // Without script the page itself is asked for again: the next test.
    await page.clock.install();
    await logInDirectly(page, "vadyb2");
    await openNews(page);
    const badges = topBar(page).locator(".svc");
    let asked = 0;
    const content = {
      services: [{ id: 1, name: "Vertinimas", state: "error", href: null, staleSince: null }],
      updatedAt: "14:05",
      fresh: true,
    };
    await page.route("**/service-statuses", (route) => {
      asked += 1;
      return asked === 1 ? route.fulfill({ json: content }) : route.fulfill({ status: 503, body: "" });
    });
    await page.clock.fastForward(179_000);
    expect(asked).toBe(0);
    await page.clock.fastForward(2_000);
    await expect(badges).toHaveText([`Vertinimas ${textOf("lt", "shell:services.error")}`]);
    await expect(topBar(page)).toContainText("14:05");
    await page.clock.fastForward(180_000);
    await expect(badges).toHaveText([`Vertinimas ${textOf("lt", "shell:services.error")} (14:05)`]);
    await expect(badges).toHaveClass("svc error");
    expect(asked).toBe(2);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(textOf("lt", "news:title"));
  });
});

test("F-408: without script the manager's first page asks for itself every three minutes, no other page does", async ({
  page,
}) => {
  await logInDirectly(page, "vadyb2");
  const refresh = '<noscript><meta http-equiv="refresh" content="180"/></noscript>';
  const has = async (path: string) => (await (await page.request.get(path)).text()).includes(refresh);
  expect([await has("/news"), await has("/applications")]).toEqual([true, false]);
  await changeUser(page);
  expect(await has("/news")).toBe(false);
});

test("F-044: the zoom of an address is clamped and remembered, and the form leads back to the filtered list @html", async ({
  page,
}) => {
  await logInDirectly(page);
  await openAddress(page, "/applications?tab=6&zoom=5");
  await expect(page.locator(html)).toHaveClass(/zoom-120/);
  await expect(page.locator("button[name=zoomIn]")).toBeDisabled();
  await openAddress(page, "/applications?tab=6");
  await expect(page.locator(html)).toHaveClass(/zoom-120/);
  await setZoom(page, 82);
  expect(new URL(page.url()).search).toBe("?tab=6");
  await page.locator("button[name=zoomOut]").click();
  await page.locator("button[name=zoomOut]").click();
  await expect(page.locator(html)).toHaveClass(/zoom-80/);
  await expect(page.locator("button[name=zoomOut]")).toBeDisabled();
  await expect(page.locator("#zoom-factor")).toHaveCount(hasScript() ? 0 : 1);
});

test("F-044: holding a button repeats its step until the end @script", async ({ page }) => {
  // Without script the number field goes as far in one step.
  await logInDirectly(page);
  await openAddress(page, "/news?zoom=1.17");
  await page.locator("button[name=zoomIn]").hover();
  await page.mouse.down();
  await expect(page.locator(html)).toHaveClass(/zoom-120/);
  await page.mouse.up();
  await page.waitForResponse((answer) => answer.request().method() === "POST");
  await openApplications(page);
  await expect(page.locator(html)).toHaveClass(/zoom-120/);
});

test("F-046: the floating way up appears after 200 pixels, a link to it in the foot @window", async ({ page }) => {
  await logInDirectly(page);
  await openNews(page);
  const [foot, floating] = [page.locator(".foot > a[href='#top']").first(), page.locator(".foot .to-top")];
  await expect(foot).toHaveText(new RegExp(textOf("lt", "shell:toTop")));
  await expect(floating).toHaveCount(0);
  if (hasScript()) {
    for (const [pixels, count] of [
      [199, 0],
      [200, 0],
      [201, 1],
      [150, 0],
    ] as const) {
      await page.evaluate((top) => window.scrollTo(0, top), pixels);
      await expect(floating).toHaveCount(count);
    }
  }
  await foot.click();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
});

test("F-048: the note about the old system stands above the news, elsewhere in the foot, and is put away with one press", async ({
  page,
}) => {
  const login = hasScript() ? "dublis1.s" : "dublis2.s";
  await logInDirectly(page, login);
  await openApplications(page);
  const note = page.getByText(textOf("lt", "shell:updateNote.text"));
  const link = page.getByRole("link", { name: textOf("lt", "shell:updateNote.link") }).first();
  await expect(note).toHaveCount(0);
  await expect(link).toHaveAttribute("href", /^https:\/\//);
  await openNews(page);
  await expect(note).toBeVisible();
  await expect(link).toHaveAttribute("href", /^https:\/\//);
  await page.locator("button[name=dismissNote]").click();
  await page.waitForURL("**/news");
  await expect(note).toHaveCount(0);
  await changeUser(page, login);
  await openAddress(page, "/news");
  await expect(note).toHaveCount(0);
});

test("F-049, F-050: a guest opens the other systems by keyboard, and reads whom to reach @bare", async ({ page }) => {
  for (const language of LANGUAGES) {
    await openLogIn(page, language);
    const systems = ["leasing", "pension", "insurance", "internetBank"].map((name) =>
      textOf(language, `shell:systems.${name}`),
    );
    const links = page.locator("details.drop a");
    await expect(links.first()).toBeHidden();
    await page.locator("details.drop summary").focus();
    await page.keyboard.press("Enter");
    await expect(links.first()).toBeVisible();
    await expect(links).toHaveText(systems.map((name) => new RegExp(`^${name}`)));
    await expect(page.locator("footer")).toContainText(textOf(language, "shell:company.code", { code: "000000001" }));
    await expect(page.locator("footer a[href^='tel:'], footer a[href^='mailto:']")).toHaveCount(2);
    await expect(menu(page)).toHaveCount(0);
  }
  await logInDirectly(page);
  await openAddress(page, "/news");
  await expect(page.locator("details.drop")).toHaveCount(0);
  await expect(page.locator("footer a[href^='mailto:']")).toHaveCount(0);
});

test("F-028: the error pages have the frame, their title and their status @html", async ({ page }) => {
  await logInDirectly(page);
  for (const [path, status, key] of [
    ["/404", 404, "errors:notFound.title"],
    ["/permission-denied", 403, "errors:permissionDenied.title"],
  ] as const) {
    for (const language of LANGUAGES) {
      expect((await openAddress(page, `${path}?lang=${language}`))?.status()).toBe(status);
      await expect(page).toHaveTitle(new RegExp(`^${textOf(language, key)} – `));
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(textOf(language, key));
      await expect(menu(page)).toHaveCount(7);
    }
  }
});

test("F-031: a guest who asks for the page of a missing right logs in first, and then reads the news @html", async ({
  page,
}) => {
  await openAddress(page, "/permission-denied");
  expect(new URL(page.url()).pathname).toBe("/login");
  expect((await openAddress(page, "/404"))?.status()).toBe(404);
  await expect(menu(page)).toHaveCount(0);
});

test("O19: a link of another site asks before it logs out, a typed one not @window", async ({ page, baseURL }) => {
  await logInDirectly(page);
  await page.route("http://elsewhere.test/", (route) =>
    route.fulfill({ contentType: "text/html", body: `<a href="${baseURL}/logout">x</a>` }),
  );
  await typeAddress(page, "http://elsewhere.test/");
  await page.getByRole("link").click();
  await untilHydrated(page);
  await expect(page.getByText(textOf("lt", "login:confirmLogout"))).toBeVisible();
  expect(new URL((await page.request.get("/news")).url()).pathname).toBe("/news");
  await page.locator("main button[name=logout]").click();
  await page.waitForURL("**/login");
  await logInDirectly(page);
  await typeAddress(page, "/logout");
  expect(new URL(page.url()).pathname).toBe("/login");
  expect(new URL((await page.request.get("/news")).url()).pathname).toBe("/login");
});

test("print: the notes and the frame stay off the paper @window @bare", async ({ page }) => {
  await logInDirectly(page);
  await openNews(page);
  await page.emulateMedia({ media: "print" });
  await expect(page.locator(".strip").first()).toBeHidden();
  await expect(topBar(page)).toBeHidden();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});

test.describe("at 360 pixels @window @bare", () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test("brand, language and log-out stay; the rest folds into one menu, and nothing is wider than the screen", async ({
    page,
  }) => {
    for (const login of ["jonas.s", "vadyb2"]) {
      await changeUser(page, login);
      await openAddress(page, "/news");
      await expect(page.locator("button[name=logout]")).toBeVisible();
      await expect(menu(page).first()).toBeHidden();
      await expect(page.locator(".who")).toBeHidden();
      await page.locator("details.folder summary").click();
      await expect(menu(page).first()).toBeVisible();
      await expect(page.locator(".who")).toBeVisible();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
    }
  });
});
