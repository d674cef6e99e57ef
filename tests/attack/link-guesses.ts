import { randomBytes, randomInt } from "node:crypto";
import { inParallel } from "../faults/portal/in-parallel.ts";
import { visitor, type Reply } from "../support/http-client.ts";
import type { PortalServers } from "../support/portal-servers.ts";
import { messagesTo, moveClock } from "../support/verify-call.ts";
import { fromAddress, pick, startBesiegedWith } from "./siege.ts";

/** Guesses at links that set a password: so many, from these addresses. */
export interface LinkSiege {
  guesses: number;
  addresses: readonly string[];
  /** The path of one guess. */
  linkAt: (at: number) => string;
  /** The log-in name that is typed with it. */
  loginAt?: (at: number) => string;
}

/** What it came to. */
export interface LinkOutcome {
  guesses: number;
  /** Guesses that the service was asked about. */
  asked: number;
  /** Guesses that the portal answered with 429. */
  refused: number;
  /** Passwords that were set. */
  set: number;
  seconds: number;
}

/** Limits of the portal and of the service (R-3, R-C17). */
export const ALLOWED_LINKS = { ofAddressHour: 20, loginsPerLink: 5 } as const;

const AT_ONCE = 8;
const TOKEN_BYTES = 16;
/** Longer than the limits of reminders count. */
const REMINDER_MINUTES = 61;

/** Servers with the portal's own limit of links. */
export const startLinkSiege = (): Promise<PortalServers> =>
  startBesiegedWith({ resetsPerIpHour: ALLOWED_LINKS.ofAddressHour });

/** A link like those of the letters, of no user. */
export const randomLink = (): string =>
  `/reset-password/${randomBytes(TOKEN_BYTES).toString("base64url")}/${String(randomInt(1_000_000)).padStart(6, "0")}`;

/** Six digits that are not these. */
export const otherDigits = (at: number, right: string): string =>
  String((Number(right) + 1 + (at % 999_999)) % 1_000_000).padStart(6, "0");

/** The path of the link that a reminder has just sent. */
export async function sentLink({ backEnd, portal }: PortalServers, email: string): Promise<string> {
  await moveClock(backEnd, REMINDER_MINUTES);
  const links = async () =>
    (await messagesTo(backEnd, email)).flatMap(({ content }) => /\/reset-password\/[^\s]+/.exec(content) ?? []);
  const before = (await links()).length;
  await visitor(portal.origin).post("/password-remind", { email, remind: "" });
  for (;;) {
    const all = await links();
    if (all.length > before) return all[0] ?? "";
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/** Sends a new password to a link. */
export const useLink = (
  { portal }: PortalServers,
  link: string,
  { password, login, address }: { password: string; login?: string; address: string },
): Promise<Reply> =>
  visitor(portal.origin).post(
    link,
    { newPassword: password, repeatPassword: password, setPassword: "", ...(login !== undefined && { login }) },
    fromAddress(address),
  );

/** Opens a link, as a guesser would who hopes that a look costs nothing. */
export const openLink = ({ portal }: PortalServers, link: string, address: string): Promise<Reply> =>
  visitor(portal.origin).get(link, fromAddress(address));

/** Makes all guesses, several at once. */
export async function guessLinks(servers: PortalServers, siege: LinkSiege): Promise<LinkOutcome> {
  servers.verify.forget();
  const started = performance.now();
  const outcome = { refused: 0, set: 0 };
  const guess = async (at: number) => {
    const login = siege.loginAt?.(at);
    const { status } = await useLink(servers, siege.linkAt(at), {
      password: "Spejimas-2026!",
      address: pick(siege.addresses, at),
      ...(login !== undefined && { login }),
    });
    if (status === 429) outcome.refused += 1;
    if (status === 303) outcome.set += 1;
  };
  await inParallel(
    Array.from({ length: siege.guesses }, (_, at) => at),
    guess,
    AT_ONCE,
  );
  const asked = servers.verify.names().filter((name) => name === "change-password").length;
  return { guesses: siege.guesses, asked, ...outcome, seconds: (performance.now() - started) / 1000 };
}
