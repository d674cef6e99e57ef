import { setTimeout as pause } from "node:timers/promises";
import { inParallel } from "../faults/portal/in-parallel.ts";
import { DEMO_PASSWORD } from "../support/demo-session.ts";
import { visitor, type Visitor } from "../support/http-client.ts";
import type { PortalServers } from "../support/portal-servers.ts";
import { codeIn, messagesTo, moveClock } from "../support/verify-call.ts";
import type { VerifyFault } from "../support/verify-proxy.ts";
import { addressesOf, fromAddress, pick, startBesiegedWith } from "./siege.ts";

/** An attacker who knows the password guesses the code: so many guesses, so many of them while one code lives. */
export interface CodeSiege {
  user: string;
  /** Where the codes go. */
  contact: string;
  guesses: number;
  perCode: number;
}

/** What it came to. */
export interface CodeOutcome {
  guesses: number;
  /** Codes that the service has sent. */
  codes: number;
  /** Guesses that the service was asked about. */
  asked: number;
  /** Those that it has compared with a code that lived. */
  compared: number;
  /** The most of them that one code met. */
  mostOfCode: number;
  /** Guesses that the portal answered with 429. */
  refused: number;
  /** Browsers that were through afterwards. */
  loggedIn: number;
  seconds: number;
}

/** O14: five tries a code, ten codes a day. */
export const ALLOWED_CODES = { triesPerCode: 5, codesPerDay: 10 } as const;

/** Four digits. */
export const ALL_CODES = 10_000;

/** Guesses under way together. */
export const AT_ONCE = 8;
/** Longer than a code lives. */
const CODE_LIFE_MINUTES = 11;
const ADDRESSES = addressesOf(500);

/** Servers with the portal's own limits of codes; those of log-ins are another siege. */
export const startCodeSiege = (): Promise<PortalServers> =>
  startBesiegedWith({ codeTries: ALLOWED_CODES.triesPerCode, codesPerDay: ALLOWED_CODES.codesPerDay });

interface Seen {
  asked: number;
  wrong: number;
  exhausted: number;
}

/** Passes a call on and notes what the service said of the guess. */
const noting =
  (seen: Seen): VerifyFault =>
  async (response, _call, deliver) => {
    const { status, body } = await deliver();
    const { info } = JSON.parse(body) as { info?: { reason?: string } };
    seen.asked += 1;
    if (info?.reason === "wrong") seen.wrong += 1;
    if (info?.reason === "exhausted") seen.exhausted += 1;
    response.writeHead(status, { "Content-Type": "application/json; charset=utf-8" });
    response.end(body);
  };

/** The last of a code's wrong tries is told as its end, and so is each after it. */
const comparedIn = ({ wrong, exhausted }: Seen): number => wrong + (exhausted > 0 && wrong > 0 ? 1 : 0);

/** Every four digits but the right ones, in turn: what is measured is how many are let through, not who is lucky. */
const guessAt = (at: number, right: string): string => {
  const guess = String(at % ALL_CODES).padStart(4, "0");
  return guess === right ? String((at + ALL_CODES / 2) % ALL_CODES).padStart(4, "0") : guess;
};

async function newestCodeOf({ backEnd }: PortalServers, contact: string): Promise<string> {
  const [newest] = await messagesTo(backEnd, contact);
  return newest === undefined ? "" : codeIn(newest);
}

const countMessages = async ({ backEnd }: PortalServers, contact: string): Promise<number> =>
  (await messagesTo(backEnd, contact)).length;

/** A browser asks every two seconds; the portal answers forty such questions and then gives the message up (F-152). */
const ASK_AGAIN_MS = 300;

/** Waits for the message of a log-in, if one was sent. */
async function untilDelivered(browser: Visitor, from: Record<string, string>): Promise<void> {
  while (/http-equiv="refresh"/i.test((await browser.get("/verify-device", from)).body)) await pause(ASK_AGAIN_MS);
}

/** Guesses until all guesses are made; each new code is waited for as long as the earlier one lives. */
export async function guessCodes(servers: PortalServers, siege: CodeSiege): Promise<CodeOutcome> {
  const started = performance.now();
  const before = await countMessages(servers, siege.contact);
  const outcome = { asked: 0, compared: 0, mostOfCode: 0, refused: 0, loggedIn: 0 };
  for (let made = 0; made < siege.guesses; made += siege.perCode) {
    await moveClock(servers.backEnd, CODE_LIFE_MINUTES);
    const from = fromAddress(pick(ADDRESSES, made));
    const browser = visitor(servers.portal.origin);
    await browser.post("/login", { username: siege.user, password: DEMO_PASSWORD, login: "" }, from);
    await untilDelivered(browser, from);
    const right = await newestCodeOf(servers, siege.contact);
    const seen: Seen = { asked: 0, wrong: 0, exhausted: 0 };
    for (const name of ["device-register", "verify-contacts-code"]) servers.verify.fault(name, noting(seen));
    const guess = async (at: number) => {
      const own = fromAddress(pick(ADDRESSES, at));
      const remember = at % 2 === 0 ? { remember: "on" } : {};
      const answer = await browser
        .copy()
        .post("/verify-device", { code: guessAt(at, right), ...remember, verify: "" }, own);
      if (answer.status === 429) outcome.refused += 1;
    };
    const count = Math.min(siege.perCode, siege.guesses - made);
    await inParallel(
      Array.from({ length: count }, (_, at) => made + at),
      guess,
      AT_ONCE,
    );
    servers.verify.heal();
    outcome.asked += seen.asked;
    outcome.compared += comparedIn(seen);
    outcome.mostOfCode = Math.max(outcome.mostOfCode, comparedIn(seen));
    if ((await browser.get("/news", from)).status === 200) outcome.loggedIn += 1;
  }
  const codes = (await countMessages(servers, siege.contact)) - before;
  return { guesses: siege.guesses, codes, ...outcome, seconds: (performance.now() - started) / 1000 };
}
