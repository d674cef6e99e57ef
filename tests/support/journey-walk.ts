import type { Page } from "playwright/test";
import { openPage, untilHydrated, type JourneyLanguage } from "./browser.ts";
import { pressButton } from "./journey-forms.ts";

/** Nightly every session begins with the page after the log-in and goes on by clicks; otherwise its first page is opened as from a bookmark. */
const GOES_THE_WHOLE_WAY = process.env["PROOF"] === "full";

/** A session that was made without drawing a page (`logInDirectly`) has none to click on. */
const hasNoPage = (page: Page): boolean => page.url() === "about:blank";

/** The log-in page: a visit begins at its address. */
export const openLogIn = async (page: Page, language: JourneyLanguage = "lt"): Promise<void> =>
  void (await openPage(page, `/login?lang=${language}`));

/** The log-in page, and from there the page of a forgotten password. */
export async function openReminder(page: Page, language: JourneyLanguage = "lt"): Promise<void> {
  await openLogIn(page, language);
  await page.locator('main a[href="/password-remind"]').click();
  await page.waitForURL("**/password-remind");
  await untilDrawn(page);
}

/** The ways of the frame, as a user goes them: by a click on the page that is open. Each has one address, whatever its text. */
export const openApplications = (page: Page): Promise<void> => goByFrame(page, "nav.menu", "/applications");
export const openRatings = (page: Page): Promise<void> => goByFrame(page, "nav.menu", "/ratings");
export const openSearch = (page: Page): Promise<void> => goByFrame(page, "nav.menu", "/search");
export const openReports = (page: Page): Promise<void> => goByFrame(page, "nav.menu", "/reports");
export const openCalculator = (page: Page): Promise<void> => goByFrame(page, "nav.menu", "/spreadsheet");
export const openAccounts = (page: Page): Promise<void> => goByFrame(page, "nav.menu", "/supervisor/accounts");
export const openManagerTools = (page: Page): Promise<void> => goByFrame(page, "nav.menu", "/manager");
export const openNews = (page: Page): Promise<void> => goByFrame(page, "nav.menu", "/news");
export const openNewApplication = (page: Page): Promise<void> => goByFrame(page, "nav.menu", "/applications/add");
/** The user's own name leads there. */
export const openSettings = (page: Page): Promise<void> => goByFrame(page, ".top", "/settings");
export const openOwnSessions = (page: Page): Promise<void> => goByFrame(page, "footer", "/sessions");
export const openPasswordUpdate = (page: Page): Promise<void> => goByFrame(page, "footer", "/password-update");

/** The page that is open, in another language. */
export async function switchLanguage(page: Page, language: JourneyLanguage): Promise<void> {
  await untilHydrated(page);
  if ((await page.locator("html").getAttribute("lang")) === language) return;
  await page.locator(`.langs a[hreflang="${language}"]`).first().click();
  await page.locator(`html[lang="${language}"]`).waitFor();
  await untilDrawn(page);
}

const addressOfStep = (id: number, number: number): string =>
  number === 2 ? `/applications/add/2/${id}` : `/applications/edit/${id}/${number}`;

/** From any page: the list, the application in it, and one of its steps. A fresh session comes to the application by the address that a row has. */
export async function openStep(page: Page, id: number, number: number): Promise<void> {
  const address = `/applications/load/${id}`;
  if (hasNoPage(page) && !GOES_THE_WHOLE_WAY) await openPage(page, address);
  else await clickRow(page, address);
  await page.waitForURL((url) => !url.pathname.startsWith("/applications/load/") && url.pathname.includes(`/${id}`));
  await untilDrawn(page);
  await goByLink(page, addressOfStep(id, number));
}

async function clickRow(page: Page, address: string): Promise<void> {
  await openApplications(page);
  const row = page.locator(`main a[href="${address}"]`);
  if ((await row.count()) === 0) await openTab(page, CONTRACTS_TAB);
  await row.click();
}

/** From any page: the schedule of an application's payments. */
export async function openSchedule(page: Page, id: number, fromStep: number): Promise<void> {
  await openStep(page, id, fromStep);
  await goByLink(page, `/applications/schedule/${id}`);
}

/** From any page: the form of another good of an application. */
export async function openNewGood(page: Page, id: number): Promise<void> {
  await openStep(page, id, 2);
  await pressButton(page, "credit", "addGood");
  await page.waitForURL(`**/applications/goods/${id}/new`);
  await untilDrawn(page);
}

async function goByLink(page: Page, path: string): Promise<void> {
  if (new URL(page.url()).pathname === path) return;
  await page.locator(`main a[href="${path}"]`).first().click();
  await page.waitForURL((url) => url.pathname === path);
  await untilDrawn(page);
}

const CONTRACTS_TAB = 6;

async function openTab(page: Page, tab: number): Promise<void> {
  await page.locator(`main .tabs a[href*="tab=${tab}"]`).click();
  await page.waitForURL(new RegExp(`[?&]tab=${tab}`));
  await untilDrawn(page);
}

/** From any page: the list, one of its tabs, and the filter by number. */
export async function findApplication(page: Page, tab: number, number: string): Promise<void> {
  await openApplications(page);
  await openTab(page, tab);
  const filter = page.getByRole("search");
  await filter.locator("[name=number]").fill(number);
  await filter.locator("button[type=submit]").click();
  await page.waitForURL(new RegExp(`[?&]number=${encodeURIComponent(number)}`));
  await untilDrawn(page);
}

async function goByFrame(page: Page, place: string, path: string): Promise<void> {
  if (hasNoPage(page)) await openPage(page, GOES_THE_WHOLE_WAY ? "/" : path);
  await untilHydrated(page);
  if (new URL(page.url()).pathname === path) return;
  await leaveDialog(page);
  const link = page.locator(`${place} a[href="${path}"]`).first();
  await link.waitFor({ state: "attached" });
  // On a narrow screen the frame is folded into one menu.
  const folded = page.locator("details.folder:not([open]) > summary");
  if (await folded.isVisible()) await folded.click();
  await link.click();
  await page.waitForURL((url) => url.pathname === path);
  await untilDrawn(page);
}

/** The frame is out of reach behind a dialog: a person leaves it first. */
async function leaveDialog(page: Page): Promise<void> {
  const dialog = page.locator("dialog[open]");
  if ((await dialog.count()) === 0) return;
  await page.keyboard.press("Escape");
  await dialog.waitFor({ state: "detached" });
}

/** Until the page of the address is drawn: the zoom form of every frame names the page that it stands on. */
export async function untilDrawn(page: Page): Promise<void> {
  await untilHydrated(page);
  const { pathname, search } = new URL(page.url());
  await page.locator(`input[name="back"][value="${pathname}${search}"]`).first().waitFor({ state: "attached" });
}
