import { countedAs } from "../platform/counted-as.ts";
import { environment } from "../platform/env.server.ts";
import { errorFields, log } from "../platform/log.server.ts";
import { errorResponse } from "../platform/error-response.server.ts";
import { portalStore } from "./portal-store.server.ts";
import { keyOf } from "./records.server.ts";

/** How often a user or an address may try something. The count stands in the store: a restart does not give new tries. */
export interface Bucket {
  /** What is tried: `login`, `code`, `remind`… Also the word in the log. */
  purpose: string;
  /** Who tries: a user id, an address, or both. Only its hash is kept. */
  key: string;
  limit: number;
  windowSeconds: number;
}

/** What to do when the store cannot count: codes and resets are refused (`closed`), the rest goes on (`open`). */
export type WhenUncounted = "open" | "closed";

export interface Attempt {
  allowed: boolean;
  /** How many tries this window has seen, this one included. */
  count: number;
  retryAfterSeconds: number;
}

const MINUTE_SECONDS = 60;

/** Counts one try. The window starts with its first try. */
export async function countAttempt(bucket: Bucket, whenUncounted: WhenUncounted): Promise<Attempt> {
  try {
    const { store } = await portalStore();
    const { count, remainingMs } = await store.increment(storeKey(bucket), bucket.windowSeconds * 1000);
    return { allowed: count <= bucket.limit, count, retryAfterSeconds: Math.ceil(remainingMs / 1000) };
  } catch (error) {
    log("error", "rate.uncounted", { op: bucket.purpose, ...errorFields(error) });
    return { allowed: whenUncounted === "open", count: 0, retryAfterSeconds: MINUTE_SECONDS };
  }
}

/** Counts one try and throws the 429 page when it is one too many, before anything is asked of the back end (R-C2). */
export async function requireAttempt(bucket: Bucket, whenUncounted: WhenUncounted): Promise<void> {
  const attempt = await countAttempt(bucket, whenUncounted);
  if (attempt.allowed) return;
  log("warn", "rate.refused", { op: bucket.purpose, count: attempt.count });
  throw errorResponse(429, "too-many", attempt.retryAfterSeconds);
}

/** Starts another window, after a success. */
export async function deleteAttempts(bucket: Pick<Bucket, "purpose" | "key">): Promise<void> {
  const { store } = await portalStore();
  await store.delete(storeKey(bucket));
}

/** Takes one try back that has turned out to be none, after a success: the others of the window still count. */
export async function giveAttemptBack(bucket: Pick<Bucket, "purpose" | "key">): Promise<void> {
  const { store } = await portalStore();
  await store.decrement(storeKey(bucket));
}

/** The two windows of a log-in: this account from this visitor's network, and this network over all accounts. */
export function loginBuckets(account: string, ip: string): { account: Bucket; address: Bucket } {
  const { loginAttemptsPerAccount, loginAttemptsPerIp, loginWindowMinutes } = environment().limits;
  const windowSeconds = loginWindowMinutes * MINUTE_SECONDS;
  const name = account.normalize("NFC").toLowerCase();
  const visitor = countedAs(ip);
  return {
    account: { purpose: "login.account", key: `${name}|${visitor}`, limit: loginAttemptsPerAccount, windowSeconds },
    address: { purpose: "login.address", key: visitor, limit: loginAttemptsPerIp, windowSeconds },
  };
}

const storeKey = ({ purpose, key }: Pick<Bucket, "purpose" | "key">): string => keyOf(`count.${purpose}`, key);
