import { randomBytes } from "node:crypto";
import { visitor, type Reply, type Visitor } from "../support/http-client.ts";
import type { PortalServers } from "../support/portal-servers.ts";
import { argumentsOf } from "../support/soap-proxy.ts";
import { inParallel } from "../faults/portal/in-parallel.ts";
import { pick, startBesiegedWith } from "./siege.ts";

/** Who guesses how much: one guess of every account from an address through a door, then from the next address through the next door. */
export interface Siege {
  guesses: number;
  accounts: readonly string[];
  addresses: readonly string[];
}

/** What a siege came to. Figures of windows count what was let through to the back end. */
export interface Outcome {
  guesses: number;
  /** Guesses that the back end was asked about. */
  asked: number;
  /** Guesses that the portal answered with 429. */
  refused: number;
  /** Browsers that had a session afterwards. */
  loggedIn: number;
  mostOfPair: number;
  mostOfAddress: number;
  mostOfAccount: number;
  seconds: number;
}

/** Limits of the portal that a siege is measured against. */
export const ALLOWED = { ofPair: 10, ofAddress: 50 } as const;

const AT_ONCE = 8;

/** Servers with the portal's own limits of log-ins. */
export const startBesieged = (): Promise<PortalServers> =>
  startBesiegedWith({ loginAttemptsPerAccount: ALLOWED.ofPair, loginAttemptsPerIp: ALLOWED.ofAddress });

type Door = (browser: Visitor, account: string, password: string, from: Record<string, string>) => Promise<Reply>;

const SAME_ORIGIN = { "Sec-Fetch-Site": "same-origin" };

const form =
  (path: string): Door =>
  (browser, username, password, from) =>
    browser.post(path, { username, password, login: "" }, { ...SAME_ORIGIN, ...from });

/** A link answers 303 whatever it finds; its clean page has the status. */
const link =
  (path: string): Door =>
  async (browser, u, p, from) => {
    const linked = await browser.get(`${path}?${new URLSearchParams({ u, p, r: "news" }).toString()}`, from);
    return browser.get(linked.location ?? "/", from);
  };

/** Every way in that takes a password or its hash. */
const DOORS: readonly Door[] = [form("/login"), form("/frame/login"), link("/login/url"), link("/login/url_full")];

/** Guesses passwords through every door in turn, several at once, and counts what came through. */
export async function guessPasswords({ portal, proxy }: PortalServers, siege: Siege): Promise<Outcome> {
  proxy.forget();
  const started = performance.now();
  let refused = 0;
  let loggedIn = 0;
  const guesses = Array.from({ length: siege.guesses });
  const guess = async (_guess: unknown, at: number) => {
    const browser = visitor(portal.origin);
    const round = Math.floor(at / siege.accounts.length);
    const from = { "X-Forwarded-For": pick(siege.addresses, round) };
    const door = pick(DOORS, round);
    const account = pick(siege.accounts, at);
    const { status } = await door(browser, account, randomBytes(12).toString("hex"), from);
    if (status === 429) refused += 1;
    if (browser.cookies.has("s")) loggedIn += 1;
  };
  await inParallel(guesses, guess, AT_ONCE);
  const asked = proxy.calls.filter(({ operation }) => operation === "Login3").map(argumentsOf);
  const most = (keyOf: (login: (typeof asked)[number]) => string) => largestGroup(asked.map(keyOf));
  return {
    guesses: siege.guesses,
    asked: asked.length,
    refused,
    loggedIn,
    mostOfPair: most(({ user, ip }) => `${String(user)}|${String(ip)}`),
    mostOfAddress: most(({ ip }) => String(ip)),
    mostOfAccount: most(({ user }) => String(user)),
    seconds: (performance.now() - started) / 1000,
  };
}

function largestGroup(keys: readonly string[]): number {
  const counts = new Map<string, number>();
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
  return Math.max(0, ...counts.values());
}
