import { expect, test } from "vitest";
import {
  countAttempt,
  deleteAttempts,
  giveAttemptBack,
  loginBuckets,
  requireAttempt,
} from "../../../app/store/rate-limit.server.ts";
import { portalStore } from "../../../app/store/portal-store.server.ts";
import { pass, usePortal } from "../session/portal-environment.ts";

usePortal();
const BUCKET = { purpose: "code", key: "7", limit: 3, windowSeconds: 900 };
const status = (guarded: Promise<void>) =>
  guarded.then(
    () => 200,
    (error: unknown) => (error as Response).status,
  );
const times = async (count: number, once: () => Promise<number>) => {
  const seen: number[] = [];
  for (let at = 0; at < count; at += 1) seen.push(await once());
  return seen;
};

test("R-C2: an account may try ten times in 15 minutes from one address, the eleventh is a 429 with the time to wait", async () => {
  const { account } = loginBuckets("jonas.s", "10.0.0.1");
  expect(await times(11, () => status(requireAttempt(account, "open")))).toEqual([
    ...Array.from({ length: 10 }, () => 200),
    429,
  ]);
  const refused = await requireAttempt(account, "open").catch((error: unknown) => error as Response);
  expect(refused?.headers.get("Retry-After")).toBe("900");
  expect(await refused?.json()).toEqual({ reason: "too-many", retryAfterSeconds: 900 });
  pass(15);
  expect(await status(requireAttempt(account, "open"))).toBe(200);
});

test("R-C2: fifty tries over many accounts are what an address has", async () => {
  const seen: number[] = [];
  for (let at = 0; at < 51; at += 1)
    seen.push(await status(requireAttempt(loginBuckets(`user${at}`, "10.0.0.1").address, "open")));
  expect([seen.filter((one) => one === 200).length, seen.at(-1)]).toEqual([50, 429]);
  expect(await status(requireAttempt(loginBuckets("user0", "10.0.0.2").address, "open"))).toBe(200);
});

test("R-C2: all addresses of one IPv6 /64 are one visitor, those of another one are another", async () => {
  const tryFrom = (address: string) => status(requireAttempt(loginBuckets("jonas.s", address).account, "open"));
  const seen: number[] = [];
  for (let at = 0; at < 11; at += 1) seen.push(await tryFrom(`2001:db8:1:2:${at.toString(16)}::1`));
  expect([seen.filter((one) => one === 200).length, seen.at(-1)]).toEqual([10, 429]);
  expect(await tryFrom("2001:db8:1:3::1")).toBe(200);
  const [one, other] = ["2001:db8:1:2::1", "2001:db8:1:2::2"].map((ip) => loginBuckets("jonas.s", ip));
  expect(one).toEqual(other);
});

test("R-C2: a try that is given back is as if it had not been; the others count, and the window stays", async () => {
  for (let at = 0; at < 20; at += 1) {
    expect(await status(requireAttempt(BUCKET, "open"))).toBe(200);
    await giveAttemptBack(BUCKET);
  }
  await times(2, () => status(requireAttempt(BUCKET, "open")));
  pass(10);
  await requireAttempt(BUCKET, "open");
  await giveAttemptBack(BUCKET);
  expect(await countAttempt(BUCKET, "open")).toEqual({ allowed: true, count: 3, retryAfterSeconds: 300 });
  expect(await status(requireAttempt(BUCKET, "open"))).toBe(429);
});

test("spelling the account another way gives no new tries", () => {
  expect(loginBuckets("Jonas.S", "1").account).toEqual(loginBuckets("jonas.s", "1").account);
});

test("the window starts with the first try and is not prolonged by more", async () => {
  await countAttempt(BUCKET, "closed");
  pass(10);
  expect(await countAttempt(BUCKET, "closed")).toEqual({ allowed: true, count: 2, retryAfterSeconds: 300 });
  pass(5);
  expect(await countAttempt(BUCKET, "closed")).toMatchObject({ allowed: true, count: 1 });
});

test("a success starts it again; another purpose or user has a separate one", async () => {
  await times(4, () => status(requireAttempt(BUCKET, "closed")));
  expect(await status(requireAttempt({ ...BUCKET, purpose: "remind" }, "closed"))).toBe(200);
  expect(await status(requireAttempt({ ...BUCKET, key: "8" }, "closed"))).toBe(200);
  expect(await status(requireAttempt(BUCKET, "closed"))).toBe(429);
  await deleteAttempts(BUCKET);
  expect(await status(requireAttempt(BUCKET, "closed"))).toBe(200);
});

test("without a store codes are refused, other things go on", async () => {
  const { store } = await portalStore();
  store.increment = () => Promise.reject(new Error("down"));
  expect([await status(requireAttempt(BUCKET, "closed")), await status(requireAttempt(BUCKET, "open"))]).toEqual([
    429, 200,
  ]);
});
