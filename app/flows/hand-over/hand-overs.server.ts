import { maskContact } from "~/domain/masked-contact.ts";
import { environment } from "~/platform/env.server.ts";
import { portalClock } from "~/platform/clock.ts";
import { addressedRecords, type Beginner } from "~/store/addressed-records.server.ts";
import type { FormEntries } from "~/store/drafts.server.ts";
import { handOverRecord, type HandOver } from "./hand-over.ts";

const MINUTE_MS = 60_000;

const handOvers = addressedRecords(
  { name: "hand-over", schema: handOverRecord },
  () => environment().limits.handOverMinutes * MINUTE_MS,
);

/** The hand-over of an address, the one that a seller has begun for an application, and its end. */
export const { find: findHandOver, findOwn: findOwnHandOver, end: endHandOver } = handOvers;

/** Hands an application over to its buyer; an earlier address of the same seller leads nowhere any more. */
export const beginHandOver = (begun: Beginner & Pick<HandOver, "initials">): Promise<HandOver> =>
  handOvers.begin({
    ...begun,
    openedAt: null,
    filledAt: null,
    usedAt: null,
    entries: [],
    begun: null,
    texted: null,
    signPath: null,
    signSentTo: null,
    signedAt: null,
    photographedAt: null,
    loggedUpTo: 0,
    closedAt: null,
  });

/** The buyer has opened the address; the first time counts. */
export const markOpened = (hash: string): Promise<void> =>
  handOvers.change(hash, (now) => (now.openedAt === null ? { ...now, openedAt: portalClock.now() } : null));

/** Keeps what the buyer has filled in, for the seller to look at; the last answers count. */
export const keepAnswers = (hash: string, entries: FormEntries): Promise<void> =>
  handOvers.change(hash, (now) => ({
    ...now,
    entries: pairsOf(entries),
    begun: null,
    filledAt: portalClock.now(),
    usedAt: null,
  }));

/** Keeps what the buyer has typed and not sent, for the page to show it again. */
export const keepBegun = (hash: string, entries: FormEntries): Promise<void> =>
  handOvers.change(hash, (now) => ({ ...now, begun: pairsOf(entries) }));

const pairsOf = (entries: FormEntries) => entries.map(([name, value]): [string, string] => [name, value]);

/** Takes it upon the caller to log what the buyer has done up to a moment; `false` where another request has done so. */
export async function takeLogging(hash: string, from: number, upTo: number): Promise<boolean> {
  let isTaken = false;
  await handOvers.change(hash, (now) => {
    isTaken = now.loggedUpTo === from;
    return isTaken ? { ...now, loggedUpTo: upTo } : null;
  });
  return isTaken;
}

/** The address is being sent to a number, which is kept as far as its owner needs it to know it. Without a request to ask by it counts as sent. */
export const markTexted = (hash: string, phone: string, requestId: string | null): Promise<void> =>
  handOvers.change(hash, (now) => {
    const state = requestId === null ? "delivered" : "pending";
    return { ...now, texted: { to: maskContact(phone), at: portalClock.now(), requestId, state } };
  });

/** What became of the message; one that was sent meanwhile is not meant. */
export const markSending = (hash: string, requestId: string, state: "delivered" | "failed"): Promise<void> =>
  handOvers.change(hash, ({ texted, ...now }) =>
    texted?.requestId === requestId ? { ...now, texted: { ...texted, state } } : null,
  );

/** The seller has taken the answers over. */
export const markUsed = (hash: string): Promise<void> =>
  handOvers.change(hash, (now) => ({ ...now, usedAt: portalClock.now() }));

type Change = Partial<Pick<HandOver, "signPath" | "signSentTo" | "signedAt" | "photographedAt" | "closedAt">>;

/** Changes what a seller has begun for an application; nothing where it is not handed over, or for `null`. */
async function changeOwn(beginner: Beginner, change: (now: HandOver) => Change | null): Promise<void> {
  const own = await handOvers.findOwn(beginner);
  if (own === null) return;
  await handOvers.change(own.hash, (now) => {
    const changed = change(now);
    return changed && { ...now, ...changed };
  });
}

/** Leads the buyer's page to the signature that the seller has begun on a tablet. */
export const leadToSignature = (beginner: Beginner, signPath: string): Promise<void> =>
  changeOwn(beginner, () => ({ signPath, signSentTo: null, signedAt: null }));

/** Tells the buyer's page where the link of a signature went that the seller has begun remotely. */
export const markSignatureSent = (beginner: Beginner, contact: string): Promise<void> =>
  changeOwn(beginner, () => ({ signPath: null, signSentTo: maskContact(contact), signedAt: null }));

/** The buyer has signed: the page leads to no signature any more, however it was given. The first time counts. */
export const markSigned = (beginner: Beginner): Promise<void> =>
  changeOwn(beginner, ({ signedAt }) => (signedAt === null ? { signedAt: portalClock.now() } : null));

/** The seller has taken the photographed document over. */
export const markPhotographed = (beginner: Beginner): Promise<void> =>
  changeOwn(beginner, () => ({ photographedAt: portalClock.now() }));

/** The contract is made: the buyer still signs, and changes nothing. */
export const closeAnswers = (beginner: Beginner): Promise<void> =>
  changeOwn(beginner, () => ({ closedAt: portalClock.now() }));
