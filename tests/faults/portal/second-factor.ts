import { codeIn, messagesTo, moveClock, otherThan } from "../../support/verify-call.ts";
import type { Reply, Visitor } from "../../support/http-client.ts";
import { DEMO_PASSWORD } from "../../support/demo-session.ts";
import type { Stage } from "./stage.ts";

/** Where the codes of these people go. */
export const CONTACT = {
  "rasa.s": "+37060001001",
  "vilte.s": "vilte.s@pavyzdys.example",
  "ieva.s": "ieva.s@pavyzdys.example",
  vadyb1: "vadyb1@pavyzdys.example",
} as const;

export type TwoFactorUser = keyof typeof CONTACT;

const POLL_MS = 50;
const ARRIVAL_MS = 20_000;

/** Gives the password, and nothing more. */
export const givePassword = (browser: Visitor, username: string, password = DEMO_PASSWORD): Promise<Reply> =>
  browser.post("/login", { username, password, login: "" });

/** Messages that a user has received so far. */
export const messagesOf = (stage: Stage, user: TwoFactorUser) => messagesTo(stage.servers.backEnd, CONTACT[user]);

/** The user's newest code, when more messages than `before` have arrived. */
export async function newestCode(stage: Stage, user: TwoFactorUser, before = 0): Promise<string> {
  const deadline = Date.now() + ARRIVAL_MS;
  for (;;) {
    const [newest, ...earlier] = await messagesOf(stage, user);
    if (newest !== undefined && earlier.length >= before) return codeIn(newest);
    if (Date.now() > deadline) throw new Error(`no code has come to ${user}`);
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
}

/** Calls of the verification service but for its sending status, which every page asks. */
export const callsOf = (stage: Stage): string[] =>
  stage.servers.verify.names().filter((name) => name !== "sending-status");

/** Types a code into the page. */
export const typeCode = (browser: Visitor, code: string, { remember = true } = {}): Promise<Reply> =>
  browser.post("/verify-device", { code, ...(remember ? { remember: "on" } : {}), verify: "" });

/** A wrong code, another one for each number. */
export const wrongCode = (code: string, nth = 1): string =>
  Array.from({ length: nth }).reduce<string>((present) => otherThan(present), code);

/** Later than any code lives, and ten times this is more than a day: the service's limits of one test do not meet the next one's. */
const BETWEEN_TESTS_MINUTES = 150;

/** A browser with the password given and a new code that has just been sent. */
export async function waitingForCode(
  stage: Stage,
  user: TwoFactorUser,
  browser: Visitor = stage.guest(),
): Promise<{ browser: Visitor; code: string; answer: Reply }> {
  await moveClock(stage.servers.backEnd, BETWEEN_TESTS_MINUTES);
  const before = (await messagesOf(stage, user)).length;
  const answer = await givePassword(browser, user);
  return { browser, code: await newestCode(stage, user, before), answer };
}

/** A browser that is all the way in, on a remembered device. */
export async function verified(stage: Stage, user: TwoFactorUser, browser?: Visitor): Promise<Visitor> {
  const waiting = await waitingForCode(stage, user, browser);
  const answer = await typeCode(waiting.browser, waiting.code);
  if (answer.status !== 303) throw new Error(`${user} was not let in: ${answer.status}`);
  return waiting.browser;
}
