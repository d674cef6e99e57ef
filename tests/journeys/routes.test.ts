import { expect, LANGUAGES, openAddress, test, typeAddress } from "../support/browser.ts";
import { logInDirectly, prepareApplication } from "../support/journey-applications.ts";
import { preparePages, SIGNED_CONTRACT } from "../support/journey-pages.ts";
import { textOf } from "../support/journey-texts.ts";
import { openNewApplication, openStep } from "../support/journey-walk.ts";

/** Of another shop and another company. */
const FOREIGN_APPLICATIONS = [1006, 1005];

const heading = { level: 1 } as const;

test("F-002, F-003: a guest who asks for the home page logs in first @html", async ({ page }) => {
  await openAddress(page, "/");
  expect(new URL(page.url()).pathname).toBe("/login");
});

test.describe("for a user who is logged in", () => {
  test.beforeEach(({ page }) => logInDirectly(page));

  test("F-002: the home page is the news @html", async ({ page }) => {
    await openAddress(page, "/");
    expect(new URL(page.url()).pathname).toBe("/news");
  });

  test("F-001, F-032: every page has its own address and title, in both languages @html", async ({ page }) => {
    const pages = await preparePages(page);
    const titles = new Map<string, string[]>();
    for (const language of LANGUAGES) {
      for (const { path, status, name } of pages) {
        const answer = await openAddress(page, `${path}?lang=${language}`);
        expect(answer?.status(), path).toBe(status);
        titles.set(name, [...(titles.get(name) ?? []), await page.title()]);
      }
    }
    for (const [name, [lithuanian, english]] of titles) expect(lithuanian, name).not.toBe(english);
    const steps = pages.slice(0, 10).filter(({ name }) => name !== "good");
    expect(new Set(steps.map(({ name }) => titles.get(name)?.[0])).size).toBe(steps.length);
  });

  test("F-029: an unknown path is the page-not-found screen with a way home @html", async ({ page }) => {
    for (const path of [
      "/no/such",
      "/applications/edit/1/2",
      "/applications/edit/1/6",
      "/applications/add/2/abc",
      "/applications/add/9",
    ]) {
      const answer = await openAddress(page, path);
      expect(answer?.status(), path).toBe(404);
      await expect(page.getByRole("heading", heading)).toHaveText(textOf("lt", "errors:notFound.title"));
      await expect(page.getByRole("link", { name: textOf("lt", "errors:home") })).toHaveAttribute("href", "/");
    }
  });

  test("F-029: a path of percent garbage is refused and harms nothing @html", async ({ page }) => {
    for (const path of ["/%zz", "/%E0%A4%A", "/applications/load/%"]) {
      expect([400, 404]).toContain((await typeAddress(page, path))?.status());
    }
    expect((await openAddress(page, "/news"))?.status()).toBe(200);
  });

  test("F-009: a number that is none answers 1060, one that is not there 1063 @html", async ({ page }) => {
    expect((await openAddress(page, "/applications/load/abc"))?.status()).toBe(400);
    await expect(page.getByText(textOf("lt", "soap:1060"))).toBeVisible();
    expect((await openAddress(page, "/applications/load/99999999"))?.status()).toBe(404);
    await expect(page.getByText(textOf("lt", "soap:1063"))).toBeVisible();
  });

  test("F-007, F-008: another shop's application does not exist for a seller @html", async ({ page }) => {
    for (const id of FOREIGN_APPLICATIONS) {
      for (const path of [
        `/applications/load/${id}`,
        `/applications/add/2/${id}`,
        `/applications/edit/${id}/5`,
        `/applications/schedule/${id}`,
      ]) {
        expect((await openAddress(page, path))?.status(), path).toBe(404);
        await expect(page.getByText(textOf("lt", "soap:1063"))).toBeVisible();
      }
    }
  });

  test("F-006: a step without an application leads to the buyer with a notice, later to the current application @html", async ({
    page,
  }) => {
    await openAddress(page, "/applications/add/4");
    expect(new URL(page.url()).pathname).toBe("/applications/add");
    await expect(page.getByText(textOf("lt", "application:notices.noDraft"))).toBeVisible();
    const id = await prepareApplication(page, "household");
    await openAddress(page, "/applications/add/3");
    expect(new URL(page.url()).pathname).toBe(`/applications/edit/${id}/3`);
  });

  test("F-008, F-199: who jumps ahead is told what is missing, at the first step that misses it @html", async ({
    page,
  }) => {
    const id = await prepareApplication(page, "terms");
    await openAddress(page, `/applications/edit/${id}/5`);
    expect(new URL(page.url()).pathname).toBe(`/applications/add/2/${id}`);
    const steps = ["credit", "household", "contractData"]
      .map((key) => `„${textOf("lt", `application:steps.${key}`)}“`)
      .join(", ");
    await expect(page.getByText(textOf("lt", "application:notices.stepsMissing", { steps }))).toBeVisible();
  });

  test("F-009, F-192: a contract opens at step 5, whatever step is asked for; a draft at its first unfinished one @html", async ({
    page,
  }) => {
    for (const path of [
      `load/${SIGNED_CONTRACT}`,
      `add/2/${SIGNED_CONTRACT}`,
      `edit/${SIGNED_CONTRACT}/3`,
      `edit/${SIGNED_CONTRACT}/4`,
    ]) {
      await openAddress(page, `/applications/${path}`);
      expect(new URL(page.url()).pathname).toBe(`/applications/edit/${SIGNED_CONTRACT}/5`);
    }
    const id = await prepareApplication(page, "household");
    await openAddress(page, `/applications/edit/${id}`);
    expect(new URL(page.url()).pathname).toBe(`/applications/edit/${id}/3`);
  });

  test("F-190: deleting asks first, and a deleted application is gone", async ({ page }) => {
    const id = await prepareApplication(page, "credit");
    await openStep(page, id, 2);
    await page.getByRole("link", { name: textOf("lt", "application:delete") }).click();
    await expect(page.getByText(textOf("lt", "application:deletion.warning"))).toBeVisible();
    await page.locator("button[name=deleteApplication]").click();
    await page.waitForURL(/\/applications$/);
    expect((await openAddress(page, `/applications/load/${id}`))?.status()).toBe(404);
  });
});

test("F-005: a seller without valid variants reads why (2140) @html", async ({ page }) => {
  await logInDirectly(page, "tuscias.s");
  await openNewApplication(page);
  await expect(page.getByText(textOf("lt", "soap:2140"))).toBeVisible();
});
