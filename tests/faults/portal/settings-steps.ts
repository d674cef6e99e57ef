import { DEMO_PASSWORD } from "../../support/demo-session.ts";
import type { Reply, Visitor } from "../../support/http-client.ts";
import { codeIn, messagesTo, moveClock } from "../../support/verify-call.ts";
import { findForm, shownValue, unescapeHtml } from "./page.ts";
import { callsOf, givePassword } from "./second-factor.ts";
import type { Stage } from "./stage.ts";

export const SETTINGS = "/settings";
export const CODE_STEP = "/settings?step=code";
export const NEW_PASSWORD = "Nauja-2026!";

const POLL_MS = 50;
const ARRIVAL_MS = 20_000;

/** Later than any code lives; ten times this is more than a day. */
const BETWEEN_TESTS_MINUTES = 150;

/** Longer than the service's 180 seconds, shorter than a code's life. */
export const RESENDABLE_MINUTES = 4;

export type Fields = Readonly<Record<string, string>>;

/** A new session of the user, for whom the service has forgotten what was asked before. */
export async function logInTo(stage: Stage, login: string, password = DEMO_PASSWORD): Promise<Visitor> {
  await moveClock(stage.servers.backEnd, BETWEEN_TESTS_MINUTES);
  const browser = stage.guest();
  const answer = await givePassword(browser, login, password);
  if (answer.status !== 303) throw new Error(`${login} was not let in: ${answer.status}`);
  stage.servers.verify.forget();
  stage.servers.proxy.forget();
  return browser;
}

/** What a form shows in its fields. */
export const shownIn = (html: string): { method: string; email: string | null; phone: string | null } => ({
  method: /<option value="(\d?)" selected/.exec(findForm(html, "settings") ?? "")?.[1] ?? "",
  email: shownValue(html, "settings", "email"),
  phone: shownValue(html, "settings", "phone"),
});

/** Sends the form as the page shows it, with the password of the demo, a new one and these changes. */
export async function save(browser: Visitor, change: Fields = {}, language = "lt"): Promise<Reply> {
  const { method, email, phone } = shownIn((await browser.get(SETTINGS)).body);
  const passwords = { currentPassword: DEMO_PASSWORD, newPassword: NEW_PASSWORD, repeatPassword: NEW_PASSWORD };
  const saved = { method, email: email ?? "", phone: phone ?? "", ...passwords };
  return browser.post(`${SETTINGS}?lang=${language}`, { ...saved, ...change, save: "" });
}

/** The newest code to a contact, when more messages than `before` have come. */
export async function codeTo(stage: Stage, contact: string, before = 0): Promise<string> {
  const deadline = Date.now() + ARRIVAL_MS;
  for (;;) {
    const [newest, ...earlier] = await messagesTo(stage.servers.backEnd, contact);
    if (newest !== undefined && earlier.length >= before) return codeIn(newest);
    if (Date.now() > deadline) throw new Error(`no code has come to ${contact}`);
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
}

/** Types a code into the page. */
export const typeCode = (browser: Visitor, code: string, language = "lt"): Promise<Reply> =>
  browser.post(`${CODE_STEP}&lang=${language}`, { code, verify: "" });

/** Everything asked of anybody but the sending status and what every page asks. */
export const askedOf = (stage: Stage): string[] => [
  ...callsOf(stage),
  ...stage.servers.proxy.operations().filter((name) => name === "SaveSeller" || name === "CheckEmailAvailability"),
];

/** Words of a page as a reader sees them. */
export const wordsOf = (html: string): string =>
  unescapeHtml(html.replace(/<script[\s\S]*?<\/script>/g, "").replace(/<[^>]+>/g, " ")).replace(/\s+/g, " ");

/** What stands as finding at a field. */
export const findingAt = (html: string, field: string): string =>
  wordsOf(new RegExp(`id="settings-${field}-error"[^>]*>(.*?)</p>`, "s").exec(html)?.[1] ?? "");
