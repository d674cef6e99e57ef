import type { Page } from "playwright/test";
import { expect, hasScript, openPage, test as base, untilHydrated, type JourneyLanguage } from "./browser.ts";
import { fillForm, pressButton } from "./journey-forms.ts";
import { startServers, type JourneyServers } from "./journey-servers.ts";
import { submitLogin } from "./journey-steps.ts";
import { messagesTo, moveClock } from "./verify-call.ts";

type CodeServers = {
  /** Whose accounts these are: the name of a file, so that none of them blocks or changes those of another. */
  accounts: string;
  servers: JourneyServers;
};

/** Journeys that block accounts, change passwords and use codes up have a pair of servers of their own. */
export const test = base.extend<object, CodeServers>({
  accounts: ["", { scope: "worker", option: true }],
  servers: [
    async ({ accounts: _accounts }, use) => {
      const servers = await startServers();
      await use(servers);
      await servers.stop();
    },
    { scope: "worker" },
  ],
  baseURL: async ({ servers }, use) => use(servers.url),
});

/** Id of the form with the code. */
export const CODE_FORM = "verify-device";

/** Longer than any code or link lives: what an earlier test asked for keeps no test waiting. */
const BETWEEN_TESTS_MINUTES = 150;

/** Gives the password; the service has forgotten what was asked before. */
export async function givePassword(
  page: Page,
  servers: JourneyServers,
  login: string,
  { password, language = "lt" }: { password?: string; language?: JourneyLanguage } = {},
): Promise<void> {
  await moveClock(servers.backEnd, BETWEEN_TESTS_MINUTES);
  await openPage(page, `/login?lang=${language}`);
  await submitLogin(page, login, password);
}

/** The newest message to a recipient, read in the back end's console in another tab, as a person would. */
export async function readNewestMessage(page: Page, servers: JourneyServers, recipient: string): Promise<string> {
  await expect.poll(async () => (await messagesTo(servers.backEnd, recipient)).length).toBeGreaterThan(0);
  const tab = await page.context().newPage();
  await tab.goto(`${servers.backEnd.consoleUrl}/outbox`);
  const message = tab.locator("article").filter({ has: tab.getByRole("heading", { name: recipient }) });
  const text = await message.first().innerText();
  await tab.close();
  return text;
}

/** The code in the newest message. */
export async function readCode(page: Page, servers: JourneyServers, recipient: string): Promise<string> {
  const text = await readNewestMessage(page, servers, recipient);
  return /(?:kodas:?|code:?) (\d{4})\b/i.exec(text)?.[1] ?? `no code in ${text}`;
}

/** Waits until the page of the code has its field: without script it comes when the message has been delivered. */
export async function untilCodeIsAsked(page: Page): Promise<void> {
  await page.waitForURL("**/verify-device");
  await page.locator(`#${CODE_FORM}-code`).waitFor();
  await untilHydrated(page);
}

/** Types the code and sends it. */
export async function enterCode(page: Page, code: string, { remember = false } = {}): Promise<void> {
  // Not ticked beforehand: several people use a till.
  await expect(page.locator(`#${CODE_FORM} [name=remember]`)).not.toBeChecked();
  await fillForm(page, CODE_FORM, { code, ...(remember && { remember }) });
  await pressButton(page, CODE_FORM, "verify");
}

/** The whole way with a code. */
export async function logInWithCode(
  page: Page,
  servers: JourneyServers,
  login: string,
  recipient: string,
  { remember = false, ...options }: { password?: string; language?: JourneyLanguage; remember?: boolean } = {},
): Promise<void> {
  const before = (await messagesTo(servers.backEnd, recipient)).length;
  await givePassword(page, servers, login, options);
  await untilCodeIsAsked(page);
  await expect.poll(async () => (await messagesTo(servers.backEnd, recipient)).length).toBeGreaterThan(before);
  await enterCode(page, await readCode(page, servers, recipient), { remember });
}

export { expect, hasScript };
