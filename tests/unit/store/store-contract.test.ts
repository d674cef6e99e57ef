import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { KeyValueStore } from "../../../app/store/key-value-store.ts";
import { openRedisStore } from "../../../app/store/redis-store.server.ts";
import { openSqliteStore } from "../../../app/store/sqlite-store.server.ts";

const REDIS_URL = process.env.REDIS_URL ?? "redis://127.0.0.1:6379";
const LONG_MS = 60_000;

/** Redis is left out only where it was not asked for and none is running. */
const hasRedis = await new Promise<boolean>((resolve) => {
  if (process.env.REDIS_URL !== undefined) return resolve(true);
  const socket = connect(6379, "127.0.0.1");
  socket.once("connect", () => resolve(true)).once("error", () => resolve(false));
  socket.once("connect", () => socket.destroy());
});

const folder = mkdtempSync(join(tmpdir(), "portal-store-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const stores: [string, boolean, () => KeyValueStore][] = [
  ["SQLite", true, () => openSqliteStore(folder)],
  ["Redis", hasRedis, () => openRedisStore(REDIS_URL)],
];

describe.each(stores)("the %s store keeps the contract", (_name, isThere, open) => {
  let store: KeyValueStore;
  let other: KeyValueStore;
  const key = () => `test:${randomUUID()}`;
  beforeAll(() => {
    if (!isThere) return;
    store = open();
    other = open();
  });
  afterAll(async () => {
    await store?.close();
    await other?.close();
  });
  // The Redis store needs one: `npm test` starts it (.ci/services.sh), a run of one file may do without.
  const rule = test.skipIf(!isThere);

  rule("what is set is read, also through a second connection, until it is replaced or deleted", async () => {
    const name = key();
    expect(await store.get(name)).toBeNull();
    await store.set(name, "vienas ąčę 🙂", LONG_MS);
    expect(await other.get(name)).toBe("vienas ąčę 🙂");
    await other.set(name, "du", LONG_MS);
    expect(await store.get(name)).toBe("du");
    expect([await store.delete(name), await store.delete(name), await store.get(name)]).toEqual([true, false, null]);
  });

  rule("an entry past its life is not there, and can be made again", async () => {
    const name = key();
    await store.set(name, "short", 20);
    await pause(60);
    expect(await store.get(name)).toBeNull();
    expect(await store.compareAndSet(name, "short", "x", LONG_MS)).toBe(false);
    expect(await store.delete(name)).toBe(false);
    expect(await store.setIfAbsent(name, "new", LONG_MS)).toBe(true);
  });

  rule("of fifty at once exactly one sets what is absent", async () => {
    const name = key();
    const won = await Promise.all(
      Array.from({ length: 50 }, (_, at) => (at % 2 === 0 ? store : other).setIfAbsent(name, `v${at}`, LONG_MS)),
    );
    expect(won.filter(Boolean)).toHaveLength(1);
    expect(await store.get(name)).toBe(`v${won.indexOf(true)}`);
  });

  rule("of fifty at once exactly one replaces the value they all saw", async () => {
    const name = key();
    await store.set(name, "seen", LONG_MS);
    const won = await Promise.all(
      Array.from({ length: 50 }, (_, at) =>
        (at % 2 === 0 ? store : other).compareAndSet(name, "seen", `v${at}`, LONG_MS),
      ),
    );
    expect(won.filter(Boolean)).toHaveLength(1);
    expect(await store.compareAndSet(key(), "seen", "x", LONG_MS)).toBe(false);
  });

  rule("fifty counts at once are fifty, and later ones do not prolong the window", async () => {
    const name = key();
    const counts = await Promise.all(
      Array.from({ length: 50 }, (_, at) => (at % 2 === 0 ? store : other).increment(name, LONG_MS)),
    );
    expect(counts.map(({ count }) => count).sort((one, two) => one - two)).toEqual(
      Array.from({ length: 50 }, (_, at) => at + 1),
    );
    const { remainingMs } = await store.increment(name, 10 * LONG_MS);
    expect(remainingMs).toBeGreaterThan(0);
    expect(remainingMs).toBeLessThanOrEqual(LONG_MS);
    await store.delete(name);
    expect((await store.increment(name, LONG_MS)).count).toBe(1);
  });

  rule("a window that is over starts again at one", async () => {
    const name = key();
    await store.increment(name, 20);
    await pause(60);
    expect((await store.increment(name, LONG_MS)).count).toBe(1);
  });

  rule(
    "counting down takes one off, never below none, and leaves the window and what is not counted alone",
    async () => {
      const name = key();
      await store.decrement(name);
      expect(await store.get(name)).toBeNull();
      for (let times = 0; times < 3; times += 1) await store.increment(name, LONG_MS);
      await Promise.all([store.decrement(name), other.decrement(name)]);
      const { count, remainingMs } = await store.increment(name, 10 * LONG_MS);
      expect([count, remainingMs <= LONG_MS]).toEqual([2, true]);
      for (let times = 0; times < 5; times += 1) await store.decrement(name);
      expect((await store.increment(name, LONG_MS)).count).toBe(1);
    },
  );

  rule("it says whether it takes writes", async () => {
    await expect(store.check()).resolves.toBeUndefined();
  });
});

test("a Redis that is not there is told as such, and does not end the process", async () => {
  const store = openRedisStore("redis://127.0.0.1:1");
  await expect(store.get("x")).rejects.toMatchObject({ name: "StoreUnavailable" });
  await store.close();
});
