import { expect, hasScript, openAddress, test, typeAddress } from "../support/browser.ts";
import { logInDirectly, prepareApplication } from "../support/journey-applications.ts";
import { fillForm } from "../support/journey-forms.ts";
import { FORMS, logIn, SELLER, submitLogin } from "../support/journey-steps.ts";
import { findingText, textOf } from "../support/journey-texts.ts";
import { openLogIn, openNewApplication, openNews, openStep } from "../support/journey-walk.ts";
import { setZoom } from "../support/journey-zoom.ts";

const html = "html";

test.describe("with an English browser", () => {
  test.use({ locale: "en-US" });

  test("F-416: the first visit is Lithuanian, and the chosen language is remembered @html", async ({ page }) => {
    await openAddress(page, "/login");
    await expect(page.locator(html)).toHaveAttribute("lang", "lt");
    await page
      .getByRole("navigation", { name: textOf("lt", "shell:language") })
      .getByRole("link", { name: /^EN/ })
      .click();
    await expect(page.locator(html)).toHaveAttribute("lang", "en");
    await openAddress(page, "/login");
    await expect(page.locator("h1")).toHaveText(textOf("en", "login:heading"));
  });
});

test("F-043, F-418: the language switch stays on the page and keeps what was typed; sums follow the language", async ({
  page,
}) => {
  await logInDirectly(page);
  const id = await prepareApplication(page, "household");
  await openStep(page, id, 3);
  await expect(page.locator("aside")).toContainText(/750,00\s€/);
  await fillForm(page, FORMS.household, { workplace: "UAB Darbas" });
  await page
    .getByRole("navigation", { name: textOf("lt", "shell:language") })
    .getByRole("link", { name: /^EN/ })
    .click();
  await expect(page.locator(html)).toHaveAttribute("lang", "en");
  expect(new URL(page.url()).pathname).toBe(`/applications/edit/${id}/3`);
  await expect(page.locator("aside")).toContainText("€750.00");
  if (hasScript()) await expect(page.locator("[name=workplace]")).toHaveValue("UAB Darbas");
});

test("F-044: zoom in steps and by number, remembered on the next page @both", async ({ page }) => {
  await logInDirectly(page);
  await openNews(page);
  await page.locator("button[name=zoomIn]").click();
  await expect(page.locator(html)).toHaveClass(/zoom-101/);
  await page.locator("button[name=zoomOut]").click();
  await page.locator("button[name=zoomOut]").click();
  await expect(page.locator(html)).toHaveClass(/zoom-99/);
  const saved = page.waitForResponse((answer) => answer.url().endsWith("/preferences"));
  await setZoom(page, 120);
  await saved;
  await openNewApplication(page);
  await expect(page.locator(html)).toHaveClass(/zoom-120/);
  await expect(page.locator("button[name=zoomIn]")).toBeDisabled();
});

test("F-057, F-058: the session is a cookie that no script can read, and survives the browser @html", async ({
  page,
  browser,
  baseURL,
}) => {
  await logIn(page);
  const [session] = (await page.context().cookies()).filter(({ name }) => name === "s");
  expect(session).toMatchObject({ httpOnly: true, sameSite: "Lax" });
  expect(session?.expires).toBeGreaterThan(Date.now() / 1000);
  const reopened = await browser.newContext({
    storageState: await page.context().storageState(),
    baseURL: baseURL ?? "",
  });
  const answer = await reopened.request.get("/news");
  expect(new URL(answer.url()).pathname).toBe("/news");
  await reopened.close();
});

test("F-045, F-108: logging out ends the session for good, and twice is as good as once @html", async ({ page }) => {
  await logIn(page);
  const before = await page.context().cookies();
  const second = await page.context().newPage();
  await openNews(second);
  await page.locator("button[name=logout]").click();
  await page.waitForURL("**/login");
  // With script the other tab has gone there by itself (F-104).
  if (!hasScript()) await second.locator("button[name=logout]").click();
  await second.waitForURL("**/login");
  await page.context().addCookies(before);
  await openAddress(page, "/news");
  expect(new URL(page.url()).pathname).toBe("/login");
  await typeAddress(page, "/logout");
  expect(new URL(page.url()).pathname).toBe("/login");
});

test("F-009, R-B12: the log-in leads to the page that was asked for @html", async ({ page }) => {
  await openAddress(page, "/applications/add");
  expect(new URL(page.url()).pathname).toBe("/login");
  await submitLogin(page, SELLER);
  await page.waitForURL("**/applications/add");
});

test("F-060: a wrong password is told above the form, the name stays, the password does not @html", async ({
  page,
}) => {
  await openLogIn(page);
  await submitLogin(page, "nera.tokio", "blogas");
  await expect(page.getByText(findingText("lt", "soap:1002"))).toBeVisible();
  await expect(page.locator("#login-username")).toHaveValue("nera.tokio");
  if (!hasScript()) await expect(page.locator("#login-password")).toHaveValue("");
});
