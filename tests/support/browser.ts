import { test as base, expect, type BrowserContext, type Page, type Request } from "playwright/test";
import { PORTAL_URL_VARIABLE } from "./journey-setup.ts";

export { expect };

export type JourneyLanguage = "lt" | "en";

export const LANGUAGES: readonly JourneyLanguage[] = ["lt", "en"];

type JourneyFixtures = {
  /** Problems that a test brings about on purpose, such as a 503 while the back end is down. */
  tolerated: RegExp[];
  /** What has gone wrong so far in the pages of a test, also of contexts that it makes itself. */
  problems: string[];
};

/** Type of the annotation that the reporter prints with a failure. */
const PAGE_AT_THE_END = "page at the end";

const TOLD_LENGTH = 1500;

/** Chromium's own report of a page or form that was refused: the refusal is what such a test is about. */
const REFUSED = /^Failed to load resource: the server responded with a status of 4\d\d/;

/** The test runner's own: journeys block workers (playwright.config.ts). */
const WORKER_BLOCKED = /^Service Worker registration blocked by Playwright/;

/**
 * The journeys' `test`: pages of the shared portal, and none of them, in whatever tab or context, may write an error or a warning to the console, throw
 * (a failed hydration does), break the content security policy or get a 5xx.
 */
export const test = base.extend<JourneyFixtures>({
  tolerated: [[], { option: true }],
  baseURL: async ({}, use) => use(process.env[PORTAL_URL_VARIABLE] ?? ""),
  problems: [
    async ({ browser, tolerated }, use) => {
      const problems: string[] = [];
      const watch = (context: BrowserContext) =>
        context.on("page", (page) => {
          watchPage(page, problems);
        });
      browser.on("context", watch);
      await use(problems);
      browser.off("context", watch);
      expect(problems.filter((problem) => !tolerated.some((pattern) => pattern.test(problem)))).toEqual([]);
    },
    { auto: true },
  ],
  page: async ({ page, problems }, use, info) => {
    await use(page);
    if (info.errors.length > 0)
      info.annotations.push({ type: PAGE_AT_THE_END, description: await tellPage(page, problems) });
  },
});

/** What stood in the window of a test that failed: a run elsewhere leaves nothing else to look at. */
async function tellPage(page: Page, problems: readonly string[]): Promise<string> {
  const seen = await page.evaluate(() => document.body.innerText).catch(String);
  return [page.url(), ...problems, seen.replaceAll(/\s+/g, " ").slice(0, TOLD_LENGTH)].join(" | ");
}

/** Collects what goes wrong in a page from now on, in words. */
function watchPage(page: Page, problems: string[]): void {
  page.on("pageerror", (error) => problems.push(`thrown: ${error.message}`));
  page.on("console", (message) => {
    const isProblem = message.type() === "error" || message.type() === "warning";
    if (isProblem && !REFUSED.test(message.text()) && !WORKER_BLOCKED.test(message.text()))
      problems.push(`${message.type()}: ${message.text()} (${page.url()})`);
  });
  page.on("response", (response) => {
    if (response.status() >= 500)
      problems.push(`status ${response.status()}: ${response.request().method()} ${response.url()}`);
  });
}

/** Whether a request sends a form; a page in use also posts to prolong its session. */
export const isFormPost = (request: Request): boolean =>
  request.method() === "POST" && !new URL(request.url()).pathname.endsWith("/session");

/** Whether the pages of this test run script. */
export const hasScript = (): boolean => test.info().project.use.javaScriptEnabled !== false;

/**
 * Types an address, or follows a link from outside: where a journey is about addresses, about other sites, or about what happens while a page
 * loads. Nothing is waited for. A user's own way goes by clicks (`journey-walk.ts`).
 */
export const typeAddress = (page: Page, address: string, options: Parameters<Page["goto"]>[1] = {}) =>
  page.goto(address, options);

/**
 * Types an address and, with script, waits until the page is taken over: for journeys about an address itself (a wrong one, one of another user, a
 * link from outside), about the load of a page, or about every page in turn. Journeys do not open other pages so.
 */
export const openAddress = (page: Page, path: string) => openPage(page, path);

/** Opens an address and, with script, waits until the page is taken over. A user's own way goes by clicks (`journey-walk.ts`). */
export async function openPage(page: Page, path: string) {
  const response = await typeAddress(page, path);
  await untilHydrated(page);
  return response;
}

/** With script: waits until React has taken the server's page over or, on the pages for guests, their own script runs. */
export async function untilHydrated(page: Page): Promise<void> {
  if (!hasScript()) return;
  await page.waitForFunction(() =>
    document.getElementById("plain-page") === null
      ? Object.keys(document.documentElement).some((key) => key.startsWith("__reactFiber"))
      : window.portalScripts?.running === true,
  );
}
