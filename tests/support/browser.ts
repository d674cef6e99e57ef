import { test as base, type Browser, type BrowserContext, type Page, type Request } from "playwright/test";
import { expect } from "./html-page/expect.ts";
import { HtmlBrowser, type HtmlResponse } from "./html-page/html-browser.ts";
import { PORTAL_URL_VARIABLE } from "./journey-setup.ts";

export { expect };

/** Word of a title in a loop: the cases that `npm test` leaves to `npm run test:full`. @param isUsual whether this one stays */
export const usually = (isUsual: boolean): string => (isUsual ? "" : " @full");

export type JourneyLanguage = "lt" | "en";

export const LANGUAGES: readonly JourneyLanguage[] = ["lt", "en"];

/** What pages are: of a browser, or the served HTML alone (`html-page/`). */
export type PageKind = { pagesOf: "browser" | "html" };

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
export const test = base.extend<JourneyFixtures, PageKind>({
  pagesOf: ["browser", { scope: "worker", option: true }],
  tolerated: [[], { option: true }],
  baseURL: async ({}, use) => use(process.env[PORTAL_URL_VARIABLE] ?? ""),
  // A page without script has the calls of a browser's page that the journeys need, and tells by name which one it lacks.
  browser: [
    async ({ playwright, pagesOf }, use) => {
      const browser =
        pagesOf === "html"
          ? (new HtmlBrowser(playwright.request) as unknown as Browser)
          : await playwright.chromium.launch();
      await use(browser);
      await browser.close();
    },
    { scope: "worker" },
  ],
  context: async ({ browser, baseURL }, use) => {
    const context = await browser.newContext(baseURL === undefined ? {} : { baseURL });
    await use(context);
    await context.close();
  },
  problems: [
    async ({ browser, tolerated }, use) => {
      const problems: string[] = [];
      const unwatch = watchBrowser(browser, problems);
      await use(problems);
      unwatch();
      expect(problems.filter((problem) => !tolerated.some((pattern) => pattern.test(problem)))).toEqual([]);
    },
    { auto: true },
  ],
  page: async ({ context, problems }, use, info) => {
    const page = await context.newPage();
    await use(page);
    if (info.errors.length > 0)
      info.annotations.push({ type: PAGE_AT_THE_END, description: await tellPage(page, problems) });
  },
});

/** Collects what goes wrong in all pages of a browser. @returns ends it */
function watchBrowser(browser: Browser | HtmlBrowser, problems: string[]): () => void {
  if (browser instanceof HtmlBrowser) {
    browser.watch = (answer) => watchAnswer(answer, problems);
    return () => (browser.watch = () => undefined);
  }
  const watch = (context: BrowserContext) =>
    context.on("page", (page) => {
      watchPage(page, problems);
    });
  browser.on("context", watch);
  return () => browser.off("context", watch);
}

/** What stood in the window of a test that failed: a run elsewhere leaves nothing else to look at. */
async function tellPage(page: Page, problems: readonly string[]): Promise<string> {
  const seen = await page.locator("body").innerText().catch(String);
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
  page.on("response", (response) => watchAnswer(response, problems));
}

function watchAnswer(answer: Pick<HtmlResponse, "status" | "url" | "request">, problems: string[]): void {
  if (answer.status() >= 500) problems.push(`status ${answer.status()}: ${answer.request().method()} ${answer.url()}`);
}

/** Whether a request sends a form; a page in use also posts to prolong its session. */
export const isFormPost = (request: Pick<Request, "method" | "url">): boolean =>
  request.method() === "POST" && !new URL(request.url()).pathname.endsWith("/session");

/** Whether the pages of this test are drawn in a window; else only their HTML is read. */
export const hasWindow = (): boolean => (test.info().project.use as Partial<PageKind>).pagesOf !== "html";

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

/** Lets milliseconds pass for the tabs of a browser whose clock is installed, each timer in its turn, and waits until what they then ask for by themselves is answered. */
export async function letPass(page: Page, milliseconds: number): Promise<void> {
  const open = new Set<Request>();
  const begin = (request: Request) => void open.add(request);
  const end = (request: Request) => void open.delete(request);
  const context = page.context();
  context.on("request", begin).on("requestfinished", end).on("requestfailed", end);
  await page.clock.runFor(milliseconds);
  await expect
    .poll(async () => {
      for (const tab of context.pages()) await tab.evaluate(() => undefined);
      return open.size;
    })
    .toBe(0);
  context.off("request", begin).off("requestfinished", end).off("requestfailed", end);
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
