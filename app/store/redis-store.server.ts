import { Redis } from "ioredis";
import { StoreUnavailable, type KeyValueStore } from "./key-value-store.ts";

const PREFIX = "portal:";
const CONNECT_TIMEOUT_MS = 2_000;
const COMMAND_TIMEOUT_MS = 2_000;

const COMPARE_AND_SET = `
  if redis.call('GET', KEYS[1]) ~= ARGV[1] then return 0 end
  redis.call('SET', KEYS[1], ARGV[2], 'PX', ARGV[3])
  return 1`;

const INCREMENT = `
  local count = redis.call('INCR', KEYS[1])
  if count == 1 then redis.call('PEXPIRE', KEYS[1], ARGV[1]) end
  return {count, redis.call('PTTL', KEYS[1])}`;

const DECREMENT = `if tonumber(redis.call('GET', KEYS[1]) or '0') > 0 then redis.call('DECR', KEYS[1]) end`;

/** The store of several instances. Expiry is Redis' own; steps that must not be torn apart are scripts. */
export function openRedisStore(url: string): KeyValueStore {
  const redis = new Redis(url, {
    connectTimeout: CONNECT_TIMEOUT_MS,
    commandTimeout: COMMAND_TIMEOUT_MS,
    maxRetriesPerRequest: 1,
    keyPrefix: PREFIX,
  });
  // Without a listener a lost connection would end the process; the next command reports it to its caller.
  redis.on("error", () => undefined);

  return {
    get: (key) => attempt(() => redis.get(key)),
    set: async (key, value, lifeMs) => void (await attempt(() => redis.set(key, value, "PX", lifeMs))),
    setIfAbsent: async (key, value, lifeMs) =>
      (await attempt(() => redis.set(key, value, "PX", lifeMs, "NX"))) === "OK",
    compareAndSet: async (key, expected, value, lifeMs) =>
      (await attempt(() => redis.eval(COMPARE_AND_SET, 1, key, expected, value, lifeMs))) === 1,
    delete: async (key) => (await attempt(() => redis.del(key))) === 1,
    async increment(key, lifeMs) {
      const [count, remainingMs] = (await attempt(() => redis.eval(INCREMENT, 1, key, lifeMs))) as [number, number];
      return { count, remainingMs: Math.max(0, remainingMs) };
    },
    decrement: async (key) => void (await attempt(() => redis.eval(DECREMENT, 1, key))),
    check: async () => void (await attempt(() => redis.set("check", "1", "PX", 1_000))),
    close: async () => redis.disconnect(),
  };
}

async function attempt<Result>(command: () => Promise<Result>): Promise<Result> {
  try {
    return await command();
  } catch (cause) {
    throw new StoreUnavailable("the Redis store refused", { cause });
  }
}
