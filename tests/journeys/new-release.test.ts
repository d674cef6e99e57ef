import type { Page } from "playwright/test";
import { expect, test as base, untilHydrated } from "../support/browser.ts";
import { logInDirectly, prepareApplication } from "../support/journey-applications.ts";
import { fillForm, pressButton, readForm } from "../support/journey-forms.ts";
import { startServers, type JourneyServers } from "../support/journey-servers.ts";
import { FORMS } from "../support/journey-steps.ts";
import { patternOf, textOf } from "../support/journey-texts.ts";
import { makeNextRelease, type NextRelease } from "../support/next-release.ts";
import { openApplications, openLogIn, openNews, openStep } from "../support/journey-walk.ts";

type Deployment = { servers: JourneyServers; next: NextRelease };

/** These journeys replace the portal while pages of it are open, so they have one of their own. */
const test = base.extend<{ deploy: () => Promise<void> }, { deployment: Deployment }>({
  deployment: [
    async ({}, use) => {
      const deployment = { servers: await startServers(), next: makeNextRelease() };
      await use(deployment);
      await deployment.servers.stop();
      deployment.next.remove();
    },
    { scope: "worker" },
  ],
  baseURL: async ({ deployment }, use) => use(deployment.servers.url),
  deploy: async ({ deployment: { servers, next } }, use) => {
    await use(() => servers.deploy(next.build));
    await servers.deploy();
  },
  // While one portal ends and the next begins nothing answers, not to the browser that looks for a newer worker either; afterwards the
  // files of the old one are gone.
  tolerated: [
    /ERR_CONNECTION_(?:RESET|REFUSED)|when fetching the script|Error loading route module|Failed to fetch dynamically imported module/,
  ],
});

test.describe.configure({ mode: "serial" });

const HOUR_MS = 60 * 60 * 1000;
const { household } = FORMS;
const toast = (page: Page) => page.locator(".toast");
const buildOf = (page: Page): Promise<string> => page.evaluate(() => window.__remixManifest.version);

async function openStep3(page: Page): Promise<number> {
  await logInDirectly(page);
  const id = await prepareApplication(page, "contractData");
  await openStep(page, id, 3);
  return id;
}

test("R-I12: a form that was open while the portal was replaced is sent and leads on @html", async ({
  page,
  deploy,
}) => {
  const id = await openStep3(page);
  await fillForm(page, household, { workplace: "UAB Nauja laida" });
  await deploy();
  await pressButton(page, household, "continue");
  await page.waitForURL(`**/applications/edit/${id}/4`);
  await untilHydrated(page);
  await openStep(page, id, 3);
  expect(await readForm(page, household, ["workplace"])).toEqual({ workplace: "UAB Nauja laida" });
});

test.describe("with script @script", () => {
  // Without script every page is of the release that answers.
  test("F-422, F-047: in step 3 the toast waits, what was typed stays, and the next page is of the new release", async ({
    page,
    deploy,
  }) => {
    const id = await openStep3(page);
    const old = await buildOf(page);
    await deploy();
    await fillForm(page, household, { workplace: "UAB Laukianti" });
    await expect(toast(page)).toContainText(textOf("lt", "shell:newVersion"));
    expect(await readForm(page, household, ["workplace"])).toEqual({ workplace: "UAB Laukianti" });
    expect(await buildOf(page)).toBe(old);
    await page.getByRole("link", { name: textOf("lt", "shell:menu.applications") }).click();
    await page.waitForURL(/\/applications$/);
    await untilHydrated(page);
    expect(await buildOf(page)).not.toBe(old);
    await expect(toast(page)).toHaveCount(0);
    await openStep(page, id, 3);
    expect(await readForm(page, household, ["workplace"])).toEqual({ workplace: "UAB Laukianti" });
  });

  test("F-422: the toast loads the page again, with what was typed the moment before as a draft @full", async ({
    page,
    deploy,
  }) => {
    await openStep3(page);
    await deploy();
    await fillForm(page, household, { workplace: "UAB Pirma" });
    await expect(toast(page)).toBeVisible();
    const old = await buildOf(page);
    await fillForm(page, household, { workplace: "UAB Antra" });
    await toast(page).getByRole("link").click();
    await page.waitForFunction((build) => window.__remixManifest?.version !== build, old);
    await untilHydrated(page);
    await expect(page.getByText(patternOf("lt", "ui:draft.restored"))).toBeVisible();
    expect(await readForm(page, household, ["workplace"])).toEqual({ workplace: "UAB Antra" });
  });

  test("F-423: a page that is left open asks once an hour, and is told nothing while the release is the same", async ({
    page,
    deploy,
  }) => {
    await page.clock.install();
    const id = await openStep3(page);
    const checks: string[] = [];
    page.on("request", (request) => request.url().endsWith("/version") && checks.push(request.url()));
    await page.clock.fastForward(HOUR_MS - 60_000);
    expect(checks).toHaveLength(0);
    for (const hour of [1, 2, 3]) {
      const answered = page.waitForResponse("**/version");
      await page.clock.fastForward(HOUR_MS);
      await answered;
      expect(checks).toHaveLength(hour);
    }
    await expect(toast(page)).toHaveCount(0);
    await deploy();
    await page.clock.fastForward(HOUR_MS);
    await expect(toast(page)).toBeVisible();
    expect(new URL(page.url()).pathname).toBe(`/applications/edit/${id}/3`);
  });

  test("F-422: on the news the new release is taken up at once; on the log-in page not while something is typed", async ({
    page,
    deploy,
  }) => {
    await page.clock.install();
    await logInDirectly(page);
    await openNews(page);
    const old = await buildOf(page);
    // By then the page has taken its own half-hourly reload back, which stops whatever is under way at that moment.
    await page.clock.runFor(5_000);
    await deploy();
    await page.clock.fastForward(HOUR_MS);
    await page.waitForFunction((build) => window.__remixManifest?.version !== build, old);
    expect(new URL(page.url()).pathname).toBe("/news");
  });

  test("F-422: a half-typed log-in is left alone @full", async ({ page, deploy }) => {
    await page.clock.install();
    await openLogIn(page);
    await page.locator("#login-username").fill("jonas.s");
    await deploy();
    await page.clock.fastForward(HOUR_MS);
    await expect(toast(page)).toBeVisible();
    await expect(page.locator("#login-username")).toHaveValue("jonas.s");
  });

  test.describe("with the worker let in", () => {
    test.use({ serviceWorkers: "allow" });

    const untilWorking = (page: Page) =>
      page.waitForFunction(
        async () => (await navigator.serviceWorker.getRegistration())?.active?.state === "activated",
      );

    test("F-047: one page of the new release tells the others at once, and keeps what they hold", async ({
      page,
      context,
      deploy,
    }) => {
      await openStep3(page);
      await untilWorking(page);
      await deploy();
      const other = await context.newPage();
      await openApplications(other);
      await expect(toast(page)).toBeVisible();
      await expect(toast(other)).toHaveCount(0);
    });

    test("R-L10: the worker keeps nothing, and after the log-out nothing personal is left in the browser", async ({
      page,
      context,
    }) => {
      const id = await openStep3(page);
      await untilWorking(page);
      await openApplications(page);
      await openStep(page, id, 4);
      await openNews(page);
      const kept = () =>
        page.evaluate(async () => ({
          caches: await caches.keys(),
          local: Object.keys(localStorage),
          session: Object.keys(sessionStorage),
          databases: (await indexedDB.databases()).map(({ name }) => name),
        }));
      const nothing = { caches: [], local: [], session: [], databases: [] };
      expect(await kept()).toEqual(nothing);
      await page.locator("button[name=logout]").click();
      await page.waitForURL("**/login");
      expect(await kept()).toEqual(nothing);
      const cookies = (await context.cookies()).map(({ name }) => name);
      expect(cookies.filter((name) => !["lang", "zoom", "p"].includes(name))).toEqual([]);
    });
  });
});
