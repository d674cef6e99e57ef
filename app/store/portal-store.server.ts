import { portalClock } from "../platform/clock.ts";
import { environment } from "../platform/env.server.ts";
import { deleteProcessWide, processWide } from "../platform/process-wide.ts";
import { errorFields, log } from "../platform/log.server.ts";
import { keyRing } from "./key-ring.server.ts";
import { errorResponse } from "../platform/error-response.server.ts";
import { learnServerTime } from "../platform/server-time.server.ts";
import type { KeyValueStore } from "./key-value-store.ts";
import { createRecords, type Records } from "./records.server.ts";

const RETRY_SECONDS = 5;

interface PortalStore {
  store: KeyValueStore;
  records: Records;
}

/** The store of this process: Redis when `REDIS_URL` is set, else the SQLite file in the data folder. Opened at the first use. */
export const portalStore = (): Promise<PortalStore> => processWide("store", open);

/** Shorthand for the sealed records of the portal's store. */
export const portalRecords = async (): Promise<Records> => (await portalStore()).records;

/** Closes the store; the next use opens it again. */
export async function closePortalStore(): Promise<void> {
  const opened = portalStore();
  deleteProcessWide("store");
  await (await opened).store.close();
}

/** What the embedded store forgets it forgets by the portal's clock, so that is put right first thing (R-J9). */
async function open(): Promise<PortalStore> {
  const { redisUrl, dataDir } = environment();
  void learnServerTime();
  const store =
    redisUrl === null
      ? (await import("./sqlite-store.server.ts")).openSqliteStore(dataDir, portalClock)
      : (await import("./redis-store.server.ts")).openRedisStore(redisUrl);
  return { store, records: createRecords(refusingWhenDown(store), keyRing()) };
}

/**
 * A request that needs a record cannot go on without the store: it gets the 503 page with a time to come back (R-J7), not a fault. Where a
 * missing answer is bearable (a touch, a counter), the caller catches it or asks the store itself.
 */
function refusingWhenDown(store: KeyValueStore): KeyValueStore {
  const orRefuse = async <Result>(work: () => Promise<Result>): Promise<Result> => {
    try {
      return await work();
    } catch (error) {
      log("error", "store.unavailable", errorFields(error));
      throw errorResponse(503, "busy", RETRY_SECONDS);
    }
  };
  return {
    get: (...given) => orRefuse(() => store.get(...given)),
    set: (...given) => orRefuse(() => store.set(...given)),
    setIfAbsent: (...given) => orRefuse(() => store.setIfAbsent(...given)),
    compareAndSet: (...given) => orRefuse(() => store.compareAndSet(...given)),
    delete: (...given) => orRefuse(() => store.delete(...given)),
    increment: (...given) => orRefuse(() => store.increment(...given)),
    decrement: (...given) => orRefuse(() => store.decrement(...given)),
    check: () => orRefuse(() => store.check()),
    close: () => store.close(),
  };
}
